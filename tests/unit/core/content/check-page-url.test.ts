import { describe, expect, it } from 'vitest';
import { checkPageUrl } from '../../../../core/content/index.js';

describe('checkPageUrl', () => {
  it.each([
    '/',
    'about',
    '/about-us',
    '/about-us/',
    '/shop/p/mug_1.2~a',
    '/caf%C3%A9',
    `/${'a'.repeat(2082)}`,
  ])('takes %s', (text) => {
    expect(checkPageUrl(text)).toBeNull();
  });

  it.each([
    '',
    '//example.com',
    '/a//b',
    '/a b',
    '/café',
    '/a?b=1',
    '/a#b',
    '/../a',
    '/a/.',
    '/%zz',
    'https://shop.example/a',
    // "Maximum URL length for validation: 2083."
    `/${'a'.repeat(2083)}`,
  ])("platform §5: '{val} is not a valid page URL': %s", (text) => {
    expect(checkPageUrl(text)).toBe(`${text} is not a valid page URL`);
  });
});

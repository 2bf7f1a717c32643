// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { toAddress } from '../../../../../shop/pages/views/address.js';

describe('toAddress', () => {
  it.each([
    '/shop/mug',
    '?currency=EUR',
    '#table',
    './a:b',
    '',
    'https://example.com/a:b',
    'HTTP://example.com',
    'mailto:a@b.c',
    'tel:+1',
  ])('returns %j unchanged', (address) => {
    expect(toAddress(address)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
  ])('refuses %j', (address) => {
    expect(() => toAddress(address)).toThrow('This URL is not safe in a page');
  });
});

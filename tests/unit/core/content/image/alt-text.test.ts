import { describe, expect, it } from 'vitest';
import { imageAltText } from '../../../../../core/content/index.js';

const nothing = { altText: '', title: '', body: '', filename: '' };

describe('imageAltText', () => {
  it.each([
    ['the title', { altText: 'alt', title: ' T ', body: 'b', filename: 'f' }, ' T '],
    ['the description without tags', { body: '<b>bold</b><i>x</i>', filename: 'f' }, ' bold  x '],
    ['the name of the file', { altText: 'alt', filename: 'f.jpg' }, 'f.jpg'],
    ['nothing', {}, ''],
  ])('is %s', (_, image, expected) => {
    expect(imageAltText({ ...nothing, ...image }, false)).toBe(expected);
  });

  it.each([
    [' alt ', 'alt'],
    ['', ''],
    ['  ', ''],
  ])('is what the author wrote in an image block: %j', (altText, expected) => {
    expect(imageAltText({ altText, title: 'T', body: 'b', filename: 'f' }, true)).toBe(expected);
  });

  // platform §9: "Alt text and description fallback cut at 250 characters."
  it('ends after 250 units of the description, between characters', () => {
    expect(imageAltText({ ...nothing, body: 'a'.repeat(300) }, false)).toBe('a'.repeat(250));
    expect(imageAltText({ ...nothing, body: `${'a'.repeat(249)}😀b` }, false)).toBe(
      'a'.repeat(249),
    );
  });

  it('takes a title of any length', () => {
    expect(imageAltText({ ...nothing, title: 'a'.repeat(300) }, false)).toBe('a'.repeat(300));
  });
});

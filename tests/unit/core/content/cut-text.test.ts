import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutText, truncateText } from '../../../../core/content/index.js';

describe('cutText', () => {
  it.each([
    ['abc', 5, 'abc'],
    ['abc', 3, 'abc'],
    ['abc', 2, 'ab'],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 1, ''],
    ['a\ud83dbc', 2, 'a\ud83d'],
    ['a\ude00bc', 2, 'a\ude00'],
  ])('cuts %j to %d units', (text, length, expected) => {
    expect(cutText(text, length)).toBe(expected);
  });

  it('never leaves half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, length) => {
        const cut = cutText(text, length);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(Math.max(length, 0));
        expect(/\p{Surrogate}/u.test(cut)).toBe(false);
      }),
    );
  });
});

describe('truncateText', () => {
  it.each([
    ['hello world foo', 8, '...', 'hello ...'],
    ['hello world foo', 5, '...', 'hello...'],
    ['hello world foo', 6, '...', 'hello ...'],
    ['abc def ghi jkl', 10, '...', 'abc def ...'],
    ['abcdefg', 5, '…', 'abcde…'],
    ['abcdefg', 7, '…', 'abcdefg'],
    ['abcdefg', 5, '', 'abcde'],
    [' abcdef', 4, '…', ' …'],
    ['ab\ncd', 4, '…', 'ab\n…'],
    ['ab😀cd', 3, '…', 'ab…'],
    ['😀😀', 1, '…', '…'],
    ['abc', 0, '…', 'abc'],
    ['abc', -1, '…', 'abc'],
    ['abc', Number.NaN, '…', 'abc'],
    ['', 5, '…', ''],
  ])('shortens %j to %d', (text, length, ellipsis, expected) => {
    expect(truncateText(text, length, ellipsis)).toBe(expected);
  });

  it('keeps 100 units and three dots when nobody says', () => {
    expect(truncateText('a'.repeat(100))).toBe('a'.repeat(100));
    expect(truncateText('a'.repeat(101))).toBe(`${'a'.repeat(100)}...`);
  });
});

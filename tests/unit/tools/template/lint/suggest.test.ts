import { describe, expect, it } from 'vitest';
import { editDistance, suggest } from '../../../../../tools/template/lint/suggest.js';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['html', 'html', 0],
    ['htm', 'html', 1],
    ['htmll', 'html', 1],
    ['htxl', 'html', 1],
    ['hmtl', 'html', 1],
    ['mhtl', 'html', 2],
    ['kitten', 'sitting', 3],
  ])('of %j and %j is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance);
    expect(editDistance(to, from)).toBe(distance);
  });
});

describe('suggest', () => {
  const names = ['html', 'htmltag', 'htmlattr', 'json', 'json-pretty', 'AbsUrl', 'str', 'mod'];

  it.each([
    ['htmltga', 'htmltag'],
    ['htmlatr', 'htmlattr'],
    ['HTML', 'html'],
    ['absurl', 'AbsUrl'],
    ['json-prety', 'json-pretty'],
    ['jsn', 'json'],
    ['mdo', 'mod'],
  ])('takes %j for %j', (word, meant) => {
    expect(suggest(word, names)).toBe(meant);
  });

  it.each(['', 'x', 'abc', 'markdown', 'constructor'])('has no suggestion for %j', (word) => {
    expect(suggest(word, names)).toBeNull();
  });

  it('prefers the nearest, and of equals the first', () => {
    expect(suggest('htmltaq', names)).toBe('htmltag');
    expect(suggest('ab', ['ax', 'ay'])).toBe('ax');
  });
});

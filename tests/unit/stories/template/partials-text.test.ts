import { describe, expect, it } from 'vitest';
import { readPartials, writePartials } from '../../../../stories/template/partials-text.js';

describe('partials as one text', () => {
  it.each([
    ['none', {}, ''],
    ['one', { a: '<b>' }, '=== a ===\n<b>'],
    ['several', { a: 'b', 'c/d.html': 'e\nf' }, '=== a ===\nb\n=== c/d.html ===\ne\nf'],
    ['an empty one', { a: '', b: 'c' }, '=== a ===\n\n=== b ===\nc'],
    ['one with line breaks around it', { a: '\nb\n', c: 'd' }, '=== a ===\n\nb\n\n=== c ===\nd'],
  ])('are written and read: %s', (_title, partials, text) => {
    expect(writePartials(partials)).toBe(text);
    expect(Object.fromEntries(readPartials(text))).toEqual(partials);
  });

  it.each([
    ['what has no name', 'a\nb', {}],
    ['a name that is not alone in its line', '=== a === b', {}],
    ['a name with a blank', '=== a b ===\nc', {}],
    ['the name that is typed last', '=== a ===', { a: '' }],
  ])('are read with %s', (_title, text, partials) => {
    expect(Object.fromEntries(readPartials(text))).toEqual(partials);
  });
});

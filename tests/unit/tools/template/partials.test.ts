import { describe, expect, it } from 'vitest';
import { baseName, partialNames } from '../../../../tools/template/partials.js';

describe('partialNames', () => {
  it.each([
    ['item.html', ['item.html', 'item']],
    ['blocks/item.html', ['blocks/item.html', 'blocks/item']],
    ['item.mobile.html', ['item.mobile.html', 'item.mobile']],
    ['item', ['item']],
    ['v1.2/item', ['v1.2/item']],
    ['.hidden', ['.hidden']],
  ])('of %s are %j', (path, names) => {
    expect(partialNames(path)).toEqual(names);
  });
});

describe('baseName', () => {
  it.each([
    ['a/b/c.html', 'c.html'],
    ['a\\b\\c.html', 'c.html'],
    ['c.html', 'c.html'],
    ['./c', 'c'],
  ])('of %s is %s', (path, name) => {
    expect(baseName(path)).toBe(name);
  });
});

import { describe, expect, it } from 'vitest';
import { highlight, keyedOption } from '../../../../../core/commerce/search/index.js';
import { readSearches, withSearch } from '../../../../../core/commerce/search/recent-searches.js';

describe('the marks in a title', () => {
  it.each([
    ['Dune Mug', 'mug', 'Dune [Mug]'],
    ['Dune Mug', 'du mu', '[Du]ne [Mu]g'],
    ['Smug mug', 'mug', 'Smug [mug]'],
    ['Café au lait', 'cafe', '[Café] au lait'],
    ['Cafe', 'CAFÉ', '[Cafe]'],
    ['Tea towel', 't tea', '[Tea] [t]owel'],
    ['Mug', '', 'Mug'],
    ['Mug', '.*(', 'Mug'],
    ['<b>Mug</b>', 'b', '<[b]>Mug</[b]>'],
    ['كوب أزرق', 'كوب', '[كوب] أزرق'],
    ['😀 mug', 'mug', '😀 [mug]'],
  ])('of %j for %j are %j', (text, typed, marked) => {
    const pieces = highlight(text, typed);
    expect(pieces.map(({ text: t, isMatch }) => (isMatch ? `[${t}]` : t)).join('')).toBe(marked);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });
});

describe('the keys in the list', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, -1],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, -1],
    ['Home', 2, 3, 0],
    ['End', 0, 3, 2],
    ['Home', -1, 3, null],
    ['End', -1, 3, null],
    ['ArrowDown', -1, 0, null],
    ['a', 0, 3, null],
    ['constructor', 0, 3, null],
  ])('%s from %d of %d to %s', (key, active, count, next) => {
    expect(keyedOption(key, active, count)).toBe(next);
  });
});

describe('the last searches', () => {
  it.each<[readonly string[], string, readonly string[]]>([
    [[], 'mug', ['mug']],
    [['mug'], 'MUG', ['MUG']],
    [['mug'], '  tea  pot ', ['tea pot', 'mug']],
    [['mug'], '  ', ['mug']],
    [['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
    [[], 'x'.repeat(300), ['x'.repeat(100)]],
  ])('%j and %j', (before, typed, after) => {
    expect(withSearch(before, typed)).toEqual(after);
  });

  it.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{}', []],
    ['[1,null,"mug",["tea"]]', ['mug']],
    ['["a","b","a"]', ['a', 'b']],
  ])('are read from %j', (json, searches) => {
    expect(readSearches(json)).toEqual(searches);
  });
});

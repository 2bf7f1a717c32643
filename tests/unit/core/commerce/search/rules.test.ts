import { describe, expect, it } from 'vitest';
import { highlight } from '../../../../../core/commerce/search/index.js';
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

import { describe, expect, it } from 'vitest';
import {
  correctWord,
  editDistance,
} from '../../../../../../shop/server/domains/search/correct-word.js';

const known = [
  'mug',
  'teapot',
  'bowl',
  'bow',
  'candle',
  'stoneware',
  'towel',
  'towels',
  'cafe',
].map((word, index) => ({ word, weight: 100 - index }));

describe('a word of the shop that was probably meant', () => {
  it.each([
    ['mgu', ['mug']],
    ['tepot', ['teapot']],
    ['tea', []],
    ['teapott', ['teapot']],
    ['stonewear', ['stoneware']],
    ['cnadel', ['candle']],
    ['tepo', ['teapot']],
    ['bol', ['bowl', 'bow']],
    ['mug', []],
    ['mu', []],
    ['um', []],
    ['xyzzy', []],
    ['', []],
    ['towelz', ['towel', 'towels']],
    ['a'.repeat(40), []],
  ])('%s', (typed, words) => {
    const found = correctWord(typed, known);
    expect(words.length === 0 ? found : found.slice(0, words.length)).toEqual(words);
  });
});

describe('the edit distance', () => {
  it.each([
    ['mug', 'mug', 0],
    ['mgu', 'mug', 1],
    ['mug', 'mugs', 1],
    ['mug', 'tug', 1],
    ['mug', 'lamp', 3],
    ['', 'ab', 2],
    ['abcdef', 'ghijkl', 3],
  ])('%s to %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance);
    expect(editDistance(other, one, 2)).toBe(distance);
  });
});

import { describe, expect, it } from 'vitest';
import { mergeCounts, waitsOf } from '../../../../../../shop/server/ground/http/merge-counts.js';

const now = 1_000_000;
const count = (key: string, { points = 1, most = 3, lifetime = 60_000 } = {}) => ({
  key,
  points,
  most,
  lifetime,
});
const counted = (key: string, points: number, expire: number | string = now + 5000) => ({
  key,
  points,
  expire,
});

describe('mergeCounts', () => {
  it.each([
    ['nothing', [], []],
    ['one call', [[count('a')]], [['a', { points: 1, lifetime: 60_000 }]]],
    [
      'calls of one address and different carts, in the order of keys',
      [
        [count('address'), count('cart 2')],
        [count('address'), count('cart 1')],
        [count('address')],
      ],
      [
        ['address', { points: 3, lifetime: 60_000 }],
        ['cart 1', { points: 1, lifetime: 60_000 }],
        ['cart 2', { points: 1, lifetime: 60_000 }],
      ],
    ],
    [
      'amounts',
      [
        [count('b', { points: 7, lifetime: 9 }), count('a')],
        [count('b', { points: 5, lifetime: 9 })],
      ],
      [
        ['a', { points: 1, lifetime: 60_000 }],
        ['b', { points: 12, lifetime: 9 }],
      ],
    ],
    ['a key twice in a call', [[count('a'), count('a')]], [['a', { points: 2, lifetime: 60_000 }]]],
  ])('adds up %s', (_, calls, merged) => {
    expect(mergeCounts(calls)).toEqual(merged);
  });
});

describe('waitsOf', () => {
  const a = [count('a')];
  it.each([
    ['a call within its limit', [a], [counted('a', 3)], [0]],
    ['a call beyond it', [a], [counted('a', 4)], [5000]],
    ['a bigint, which drivers return as text', [a], [counted('a', 4, `${now + 7}`)], [7]],
    ['the last of several calls of a key', [a, a, a], [counted('a', 4)], [0, 0, 5000]],
    ['none where the last one is the last allowed', [a, a, a], [counted('a', 3)], [0, 0, 0]],
    ['all where the key had used up its limit before', [a, a], [counted('a', 6)], [5000, 5000]],
    [
      'the call whose own amount is too large, and what follows it',
      [a, [count('a', { points: 4 })], a],
      [counted('a', 6)],
      [0, 5000, 5000],
    ],
    [
      'a call by the longest wait of its keys',
      [[count('a'), count('b')]],
      [counted('a', 9), counted('b', 9, now + 8000)],
      [8000],
    ],
    [
      'only the calls of the exceeded key',
      [
        [count('address', { most: 9 }), count('cart 1')],
        [count('address', { most: 9 }), count('cart 2')],
      ],
      [counted('cart 2', 4), counted('address', 2), counted('cart 1', 1)],
      [0, 5000],
    ],
  ])('refuses %s', (_, calls, rows, waits) => {
    expect(waitsOf(calls, rows, now)).toEqual(waits);
  });
});

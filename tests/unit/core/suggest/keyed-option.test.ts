import { describe, expect, it } from 'vitest';
import { keyedOption } from '../../../../core/suggest/index.js';

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

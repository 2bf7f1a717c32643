import { describe, expect, it } from 'vitest';
import { placeBefore } from '../../../../../../../shop/server/domains/terms/editing/order.js';

describe('an item of a list', () => {
  it.each([
    ['the one above it', 'c', 'b', ['a', 'c', 'b', 'd']],
    ['the first one', 'd', 'a', ['d', 'a', 'b', 'c']],
    ['one below it', 'a', 'd', ['b', 'c', 'a', 'd']],
  ])('is placed before %s', (_, moved, before, ordered) => {
    expect(placeBefore(['a', 'b', 'c', 'd'], moved, before)).toEqual(ordered);
  });

  it.each([
    ['itself', 'a', 'a'],
    ['the one that follows it already', 'a', 'b'],
    ['one that is gone', 'a', 'x'],
    ['another one when it is gone', 'x', 'a'],
  ])('is not moved before %s', (_, moved, before) => {
    expect(placeBefore(['a', 'b'], moved, before)).toBeNull();
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { maxQuantityOf } from '../../../../../../shop/server/domains/carts/max-quantity.js';

const line = (id: string, quantity: number, stock: number | null, sku = 'MUG', listed = true) => ({
  id,
  sku,
  quantity,
  stock,
  listed,
});

describe('the maximum quantity of a line', () => {
  it.each([
    ['has no limit without stock', line('a', 2, null), [], null],
    ['is the stock', line('a', 2, 7), [], 7],
    ['is what other lines of the variant leave', line('a', 2, 7), [line('b', 4, 7)], 3],
    ['does not mind other variants', line('a', 2, 7), [line('b', 4, 7, 'BOWL')], 7],
    ['may be less than it holds', line('a', 5, 2), [], 2],
    ['is never below none', line('a', 5, 2), [line('b', 4, 2)], 0],
    ['is what it holds when it is no longer sold', line('a', 5, null, 'MUG', false), [], 5],
  ])('%s', (_, own, others, most) => {
    expect(maxQuantityOf(own, [own, ...others])).toBe(most);
  });
});

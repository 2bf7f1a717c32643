import { describe, expect, it } from 'vitest';
import { scarceQuantity } from '../../../../../core/commerce/product/index.js';

describe('scarceQuantity', () => {
  it.each([
    [{ unlimited: false, quantity: 1 }, 5, 1],
    [{ unlimited: false, quantity: 5 }, 5, 5],
    [{ unlimited: false, quantity: 6 }, 5, null],
    [{ unlimited: false, quantity: 0 }, 5, null],
    [{ unlimited: true, quantity: 2 }, 5, null],
    [{ unlimited: false, quantity: 1 }, 0, null],
  ])('of %j with a threshold of %i is %j', (stock, threshold, left) => {
    expect(scarceQuantity(stock, threshold)).toBe(left);
  });
});

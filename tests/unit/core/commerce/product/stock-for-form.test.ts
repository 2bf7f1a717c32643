import { describe, expect, it } from 'vitest';
import { hasStockForForm } from '../../../../../core/commerce/product/index.js';

describe('hasStockForForm', () => {
  const result = (qtyInStock: number, unlimited = false) => ({ qtyInStock, unlimited });

  it.each([
    ['nothing known', [], 0, false],
    ['one in stock, none in the cart', [result(1)], 0, true],
    ['as many in the cart as in stock', [result(2)], 2, false],
    ['one more in stock than in the cart', [result(3)], 2, true],
    ['unlimited stock', [result(0, true)], 50, true],
    ['none in stock', [result(0)], 0, false],
    ['one result of several', [result(0), result(4)], 3, true],
    ['none of several results', [result(1), result(3)], 3, false],
  ])('with %s is right', (_, results, inCart, expected) => {
    expect(hasStockForForm(results, inCart)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { maxQuantity, totalStock } from '../../../../../core/commerce/product/stock-counts.js';
import { mug, productOf, variantOf } from './fixtures.js';

type Stock = number | 'unlimited';

describe('totalStock', () => {
  it.each<[Stock[], number]>([
    [[1, 2, 3], 6],
    [[0, 0], 0],
    [[1, 'unlimited'], Number.POSITIVE_INFINITY],
  ])('of %j is %d', (stocks, total) => {
    const rows = stocks.map((stock, index) => ({ stock, attributes: { Size: String(index) } }));
    expect(totalStock(productOf(rows))).toBe(total);
  });
});

describe('maxQuantity', () => {
  it.each<[Stock, number, number]>([
    [5, 0, 5],
    [5, 2, 3],
    [5, 5, 0],
    [5, 7, 0],
    [0, 0, 0],
    [12_000, 0, 9999],
    [12_000, 5000, 7000],
    ['unlimited', 0, 9999],
    ['unlimited', 500, 9999],
  ])('with stock %s and %d in the cart is %d', (stock, inCart, expected) => {
    expect(maxQuantity(variantOf(mug(stock)), inCart)).toBe(expected);
  });
});

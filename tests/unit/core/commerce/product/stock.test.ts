import { describe, expect, it } from 'vitest';
import {
  hasStockForForm,
  isInStock,
  isSoldOut,
  maxQuantity,
} from '../../../../../core/commerce/product/index.js';
import { totalStock } from '../../../../../core/commerce/product/stock.js';
import { apron, mug, parsed, productOf, variantOf } from './fixtures.js';

type Stock = number | 'unlimited';

describe('isInStock', () => {
  it.each<[Stock, number | undefined, boolean]>([
    [1, undefined, true],
    [0, undefined, false],
    [3, 3, true],
    [3, 4, false],
    ['unlimited', undefined, true],
    ['unlimited', 9999, true],
  ])('with stock %s for %s is %s', (stock, quantity, expected) => {
    expect(isInStock(variantOf(mug(stock)), quantity)).toBe(expected);
  });
});

describe('isSoldOut', () => {
  const gone = { variants: [{ sku: 'A', qtyInStock: 0 }] };

  it.each([
    ['physical', { productType: 1, ...gone }, true],
    ['service', { productType: 3, ...gone }, true],
    ['unknown', { ...gone }, true],
    ['digital', { productType: 2, ...gone }, false],
    ['gift-card', { productType: 4, ...gone }, false],
    ['gift-card without denominations', { productType: 4 }, false],
    ['physical without variants', { productType: 1 }, true],
    ['physical with unlimited stock', { productType: 1, variants: [{ unlimited: true }] }, false],
  ])('of a %s product without stock is right', (_, json, expected) => {
    expect(isSoldOut(parsed({ id: 'p', ...json }))).toBe(expected);
  });

  it('needs one variant in stock to be false', () => {
    expect(isSoldOut(apron())).toBe(false);
  });

  it.each([
    ['physical', { productType: 1 }, [true, false]],
    ['digital', { productType: 2 }, [false, false]],
  ])('of one variant of a %s product depends on that variant', (_, json, expected) => {
    const variants = [
      { sku: 'A', qtyInStock: 0, attributes: { Size: 'S' } },
      { sku: 'B', qtyInStock: 1, attributes: { Size: 'L' } },
    ];
    const product = parsed({ id: 'p', ...json, variants, variantOptionOrdering: ['Size'] });
    expect(product.variants.map((variant) => isSoldOut(product, variant))).toEqual(expected);
    expect(isSoldOut(product, null)).toBe(false);
  });
});

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

import { describe, expect, it } from 'vitest';
import { isInStock, isSoldOut } from '../../../../../core/commerce/product/index.js';
import { apron, mug, parsed, variantOf } from './fixtures.js';

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

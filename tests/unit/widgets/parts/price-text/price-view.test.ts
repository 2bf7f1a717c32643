import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../../core/commerce/product/index.js';
import { viewPrice } from '../../../../../widgets/parts/price-text/index.js';
import { mugJson, readProduct } from '../../elements/product/sample-products.js';

const usd = (cents: number) => ({ cents, currency: 'USD' as const });
const mug = readProduct(mugJson);

function createVariant(price: number, sale?: number): Variant {
  const salePrice = sale === undefined ? null : usd(sale);
  return { ...mug.variants[0]!, price: usd(price), salePrice, onSale: salePrice !== null };
}

describe('viewPrice', () => {
  it.each([
    ['prices differ', [createVariant(3000), createVariant(4200)], 3000, null, true],
    [
      'a sale price is the lowest',
      [createVariant(3000), createVariant(4200, 2400)],
      2400,
      null,
      true,
    ],
    ['all cost the same', [createVariant(3000), createVariant(3000)], 3000, null, false],
    [
      'all have the same sale',
      [createVariant(3000, 2400), createVariant(3000, 2400)],
      2400,
      3000,
      false,
    ],
    ['regular prices differ', [createVariant(3000, 2400), createVariant(2400)], 2400, null, false],
    ['a sale price is no lower', [createVariant(3000, 3000)], 3000, null, false],
  ])('without a choice, when %s', (_, variants, price, compareAt, isLowest) => {
    expect(viewPrice({ ...mug, variants }, null)).toEqual({
      price: usd(price),
      compareAt: compareAt === null ? null : usd(compareAt),
      isLowest,
    });
  });

  it('takes the price of the chosen variant', () => {
    expect(viewPrice(mug, createVariant(3000, 2400))).toEqual({
      price: usd(2400),
      compareAt: usd(3000),
      isLowest: false,
    });
  });

  it('has nothing to say of a product without variants', () => {
    expect(viewPrice({ ...mug, variants: [] }, null)).toBeNull();
  });
});

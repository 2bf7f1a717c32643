import { describe, expect, it } from 'vitest';
import { productStatus, statusLabel } from '../../../../../core/commerce/product/index.js';
import { parsed, usd } from './fixtures.js';

describe('productStatus', () => {
  const inStock = { sku: 'A', attributes: { Size: 'S' }, priceMoney: usd('5'), qtyInStock: 1 };
  const soldOut = { sku: 'B', attributes: { Size: 'L' }, priceMoney: usd('5'), qtyInStock: 0 };
  const onSale = { onSale: true, salePriceMoney: usd('4') };

  it.each([
    ['in stock', 1, [inStock], null],
    ['sold out', 1, [soldOut], 'sold-out'],
    ['on sale', 1, [{ ...inStock, ...onSale }], 'sale'],
    ['on sale in one variant', 1, [inStock, { ...soldOut, ...onSale }], 'sale'],
    ['sold out while on sale', 1, [{ ...soldOut, ...onSale }], 'sold-out'],
    ['a service sold out', 3, [soldOut], 'sold-out'],
    ['digital without stock', 2, [soldOut], null],
    ['digital on sale without stock', 2, [{ ...soldOut, ...onSale }], 'sale'],
    ['a gift card without stock', 4, [soldOut], null],
  ])('of what is %s (type %d) is right', (_, productType, variants, status) => {
    expect(productStatus(parsed({ id: 'p', productType, variants }))).toBe(status);
  });
});

describe('statusLabel', () => {
  const site = (soldOutLabel: string | null, saleLabel: string | null) => ({
    storeSettings: {
      allowMultipleQuantityForServices: true,
      addToCartLabel: null,
      soldOutLabel,
      saleLabel,
    },
  });

  it('falls back to the texts of the specification', () => {
    expect(statusLabel('sold-out', site(null, null))).toBe('sold out');
    expect(statusLabel('sale', site(null, null))).toBe('sale');
    expect(statusLabel('sale', site('', ''))).toBe('sale');
  });

  it('prefers the site’s texts', () => {
    expect(statusLabel('sold-out', site('Gone', 'Bargain'))).toBe('Gone');
    expect(statusLabel('sale', site('Gone', 'Bargain'))).toBe('Bargain');
  });
});

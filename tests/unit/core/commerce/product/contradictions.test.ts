import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../../../core/commerce/product/index.js';
import { oneVariant, twoVariants } from './fixtures.js';

describe('findContradiction', () => {
  it.each<[string, unknown, string]>([
    [
      'a variant priced by a number alone',
      twoVariants({}, { priceMoney: null, price: 4200 }),
      'variants[1].price is a number without a currency: priceMoney is needed.',
    ],
    [
      'a product priced by a number alone',
      { id: 'p', price: '4200' },
      'price is a number without a currency: priceMoney is needed.',
    ],
    [
      'a sale priced by a number alone',
      oneVariant({ onSale: true, salePrice: 300 }),
      'variants[0].salePrice is a number without a currency: salePriceMoney is needed.',
    ],
    [
      'two currencies',
      twoVariants({}, { priceMoney: { value: '5', currency: 'EUR' } }),
      'variants[1].priceMoney is in EUR and variants[0].priceMoney in USD: a product has one currency.',
    ],
    [
      'a sale in another currency',
      oneVariant({ salePriceMoney: { value: '5', currency: 'EUR' } }),
      'variants[0].salePriceMoney is in EUR and variants[0].priceMoney in USD: a product has one currency.',
    ],
    ['a missing SKU', twoVariants({}, { sku: ' ' }), 'variants[1].sku is missing.'],
    ['a repeated SKU', twoVariants({}, { sku: 'M-1' }), 'variants[1].sku repeats "M-1".'],
    [
      'a missing attribute',
      twoVariants({}, { attributes: { Colour: 'Red' } }),
      'variants[1].attributes has no "Size".',
    ],
    [
      'an empty attribute',
      twoVariants({}, { attributes: { Size: '' } }),
      'variants[1].attributes has no "Size".',
    ],
    [
      'repeated attributes',
      twoVariants({}, { attributes: { Size: 'S' } }),
      'variants[1].attributes repeats those of another variant.',
    ],
    [
      'variants that nothing tells apart',
      twoVariants({ attributes: null }, { attributes: {} }),
      'variants[1].attributes repeats those of another variant.',
    ],
  ])('refuses %s and names the field', (_, json, problem) => {
    expect(parseProduct(json)).toEqual({ problem });
  });

  it.each<[string, unknown]>([
    ['a number beside the money', oneVariant({ price: 500, salePrice: 0 })],
    ['a sale number while there is no sale', oneVariant({ onSale: false, salePrice: 300 })],
    ['a number on the product of priced variants', { ...twoVariants({}, {}), price: 500 }],
    ['a single variant without a SKU', oneVariant({ sku: null })],
    ['a single variant without attributes', oneVariant({ attributes: null })],
  ])('accepts %s', (_, json) => {
    expect(parseProduct(json)).toHaveProperty('product.variants[0].price', {
      cents: 500,
      currency: 'USD',
    });
  });
});

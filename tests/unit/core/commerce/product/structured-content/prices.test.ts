import { describe, expect, it } from 'vitest';
import {
  fromPrice,
  hasVariedPrices,
  isOnSale,
  noMoney,
  normalPrice,
  salePrice,
  subscriptionPrices,
  type StructuredContent,
} from '../../../../../../core/commerce/product/structured-content/index.js';
import { contentOf, usd } from './content-of.js';

const regular = { price: usd('10.00') };
const reduced = { price: usd('8.50'), onSale: true, salePrice: usd('7.25') };
const cheap = { price: usd('3') };

type Row = [
  product: string,
  content: StructuredContent,
  from: string,
  normal: string,
  sale: string,
  isOnSale: boolean,
];

const rows: Row[] = [
  ['physical', contentOf([regular, reduced]), '7.25', '10.00', '7.25', true],
  ['physical, cheap one not reduced', contentOf([cheap, reduced]), '3', '8.50', '7.25', true],
  ['physical, not on sale', contentOf([regular, cheap]), '3', '10.00', '0', false],
  ['physical without variants', contentOf([]), '0', '0', '0', false],
  [
    'service',
    contentOf([regular, reduced], { productType: 'service' }),
    '7.25',
    '10.00',
    '7.25',
    true,
  ],
  [
    'on sale without a sale price',
    contentOf([{ ...regular, onSale: true }]),
    '10.00',
    '10.00',
    '10.00',
    true,
  ],
  [
    'a gift card, which is never reduced',
    contentOf([regular, cheap, { ...cheap, onSale: true }], { productType: 'gift-card' }),
    '3',
    '10.00',
    '0',
    false,
  ],
  [
    'digital',
    contentOf([], { productType: 'digital', price: usd('3.10') }),
    '3.10',
    '3.10',
    '0',
    false,
  ],
  [
    'digital on sale',
    contentOf([], { productType: 'digital', ...reduced }),
    '8.50',
    '8.50',
    '7.25',
    true,
  ],
  ['digital without a price', contentOf([], { productType: 'digital' }), '0', '0', '0', false],
  [
    'of an unknown type',
    contentOf([regular, reduced], { productType: 'unknown' }),
    '0',
    '0',
    '0',
    false,
  ],
];

describe.each(rows)('of a product that is %s', (_, content, from, normal, sale, onSale) => {
  it('the lowest price is right', () => {
    expect(fromPrice(content).amount).toBe(from);
  });

  it('the highest regular price is right', () => {
    expect(normalPrice(content).amount).toBe(normal);
  });

  it('the sale price is right', () => {
    expect(salePrice(content).amount).toBe(sale);
    expect(isOnSale(content)).toBe(onSale);
  });
});

describe('prices', () => {
  it('are compared as numbers', () => {
    const content = contentOf([{ price: usd('9') }, { price: usd('10') }]);
    expect(fromPrice(content).amount).toBe('9');
    expect(normalPrice(content).amount).toBe('10');
  });

  it('keep the first of equal ones', () => {
    const euro = { amount: '5.0', currency: 'EUR' };
    expect(fromPrice(contentOf([{ price: euro }, { price: usd('5') }]))).toBe(euro);
    expect(normalPrice(contentOf([{ price: euro }, { price: usd('5') }]))).toBe(euro);
  });

  it('are 0 USD by default', () => {
    expect(fromPrice(contentOf([]))).toEqual({ amount: '0', currency: 'USD' });
    expect(noMoney).toEqual({ amount: '0', currency: 'USD' });
  });
});

describe('hasVariedPrices', () => {
  const price = (legacyPrice: string) => ({ legacyPrice });
  const sale = (legacySalePrice: string) => ({ onSale: true, legacySalePrice });

  it.each<[string, StructuredContent, boolean]>([
    ['no variants', contentOf([]), false],
    ['one variant', contentOf([price('1')]), false],
    ['the same price', contentOf([price('1'), price('1')]), false],
    ['no old prices', contentOf([{ price: usd('1') }, { price: usd('2') }]), false],
    ['another price', contentOf([price('1'), price('1'), price('2')]), true],
    ['another sale', contentOf([price('1'), { ...price('1'), onSale: true }]), true],
    ['a sale over', contentOf([sale('1'), { legacySalePrice: '1' }]), true],
    ['the same sale price', contentOf([sale('1'), sale('1')]), false],
    ['another sale price', contentOf([sale('1'), sale('2')]), true],
    [
      'another sale price without a sale',
      contentOf([{ legacySalePrice: '1' }, { legacySalePrice: '2' }]),
      false,
    ],
    ['a service', contentOf([price('1'), price('2')], { productType: 'service' }), true],
    ['a gift card', contentOf([price('1'), price('2')], { productType: 'gift-card' }), true],
    ['digital', contentOf([price('1'), price('2')], { productType: 'digital' }), false],
    ['unknown', contentOf([price('1'), price('2')], { productType: 'unknown' }), false],
  ])('of %s is right', (_, content, varied) => {
    expect(hasVariedPrices(content)).toBe(varied);
  });
});

describe('subscriptionPrices', () => {
  const option = (amount: string) => ({ price: usd(amount), salePrice: null, onSale: false });

  it('are those of the cheapest variant', () => {
    const content = contentOf([
      { ...regular, pricingOptions: [option('9')] },
      { ...reduced, pricingOptions: [option('6'), option('5')] },
    ]);
    expect(subscriptionPrices(content)).toEqual([option('6'), option('5')]);
  });

  it('are those of the first of equally cheap variants', () => {
    const content = contentOf([
      { ...regular, pricingOptions: [option('9')] },
      { ...regular, pricingOptions: [option('8')] },
    ]);
    expect(subscriptionPrices(content)).toEqual([option('9')]);
  });

  it.each([
    ['without variants', contentOf([])],
    ['without options', contentOf([regular])],
    [
      'of a gift card',
      contentOf([{ pricingOptions: [option('1')] }], { productType: 'gift-card' }),
    ],
  ])('are none %s', (_, content) => {
    expect(subscriptionPrices(content)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../../support/cpu-time.js';
import {
  readAmount,
  readContent,
} from '../../../../../../core/template/formatters/commerce/read-content.js';
import type { Value } from '../../../../../../core/template/values.js';

const contentOf = (structuredContent: Value) => readContent({ structuredContent });
const variantOf = (variant: Value) => contentOf({ variants: [variant] }).variants[0];

describe('readContent', () => {
  it.each<[string, Value]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['empty content', { structuredContent: {} }],
    ['content of a wrong kind', { structuredContent: [1] }],
    ['parts of wrong kinds', { structuredContent: { variants: 1, variantOptionOrdering: {} } }],
  ])('makes of %s a product that has nothing', (_, product) => {
    expect(readContent(product)).toEqual({
      productType: 'unknown',
      price: { amount: '0', currency: 'USD' },
      salePrice: null,
      onSale: false,
      variants: [],
      isSubscribable: false,
      optionOrdering: [],
      customAddButtonText: '',
    });
  });

  it('makes of a variant of a wrong kind one that has nothing', () => {
    expect(variantOf(null)).toMatchObject({
      sku: '',
      stock: { unlimited: false, quantity: 0 },
      legacyPrice: 'null',
      pricingOptions: [],
    });
  });

  it.each<[Value, string]>([
    [1, 'physical'],
    ['2', 'digital'],
    [3, 'service'],
    ['GIFT_CARD', 'gift-card'],
    [5, 'unknown'],
    [-1, 'unknown'],
    [null, 'unknown'],
  ])('reads the type %j as %s', (productType, type) => {
    expect(contentOf({ productType }).productType).toBe(type);
  });

  it('finds nothing inherited among attributes', () => {
    const variant = variantOf({ attributes: { Size: 'L' } });
    expect(variant?.attribute('Size')).toBe('L');
    expect(variant?.attribute('constructor')).toBe('');
    expect(variant?.attribute('__proto__')).toBe('');
  });

  it('never runs out of what needs no stock', () => {
    const [variant] = contentOf({ productType: 2, variants: [{ qtyInStock: 0 }] }).variants;
    expect(variant?.stock.unlimited).toBe(true);
  });

  it('keeps money as it is written', () => {
    expect(
      variantOf({ priceMoney: { value: '7.250', currency: ' EUR ' }, salePriceMoney: {} }),
    ).toMatchObject({
      price: { amount: '7.250', currency: 'EUR' },
      salePrice: { amount: '0', currency: 'USD' },
    });
  });
});

describe('readAmount', () => {
  it.each<[Value, string]>([
    ['7.25', '7.25'],
    [7, '7'],
    [' 1 ', '1'],
    ['1e3', '1e3'],
    ['1 000', '0'],
    ['NaN', '0'],
    ['-Infinity', '0'],
    ['', '0'],
    [null, '0'],
    [true, '0'],
    [[1], '0'],
  ])('of %j is %s', (value, amount) => {
    expect(readAmount(value)).toBe(amount);
  });

  it('reads a long text in one go', () => {
    const started = cpuTime();
    expect(readAmount(`${'1'.repeat(1_000_000)}x`)).toBe('0');
    expect(cpuTime() - started).toBeLessThan(1_000);
  });
});

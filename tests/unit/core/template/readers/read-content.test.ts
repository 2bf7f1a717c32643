import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { readAmount, readContent } from '../../../../../core/template/readers/index.js';
import type { Environment } from '../../../../../core/template/plugins.js';
import type { Value } from '../../../../../core/template/values.js';

const newRun = (): Environment => ({ locale: 'en', timeZone: null, now: 0, escape: 'none' });
const contentOf = (structuredContent: Value) => readContent({ structuredContent }, newRun());
const variantOf = (variant: Value) => contentOf({ variants: [variant] }).variants[0];

describe('readContent', () => {
  it.each<[string, Value]>([
    ['nothing', undefined],
    ['a text', 'x'],
    ['empty content', { structuredContent: {} }],
    ['content of a wrong kind', { structuredContent: [1] }],
    ['parts of wrong kinds', { structuredContent: { variants: 1, variantOptionOrdering: {} } }],
  ])('makes of %s a product that has nothing', (_, product) => {
    expect(readContent(product, newRun())).toMatchObject({
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

describe('readContent in a run', () => {
  const product = () => ({ structuredContent: { productType: 1, variants: [{ sku: 'a' }] } });

  it('reads a product once, and another one in between anew', () => {
    const [run, one, other] = [newRun(), product(), product()];
    const content = readContent(one, run);
    expect(readContent(one, run)).toBe(content);
    expect(content.variants[0]?.price).toBe(content.variants[0]?.price);
    expect(readContent(other, run)).not.toBe(content);
    expect(readContent(one, run)).not.toBe(content);
  });

  it('reads a missing product like any other', () => {
    const run = newRun();
    expect(readContent(undefined, run).productType).toBe('unknown');
    expect(readContent(product(), run).productType).toBe('physical');
    expect(readContent(undefined, run).productType).toBe('unknown');
  });

  it('sees in the next run what the host has changed', () => {
    const changing = product();
    expect(readContent(changing, newRun()).productType).toBe('physical');
    changing.structuredContent.productType = 2;
    changing.structuredContent.variants = [];
    expect(readContent(changing, newRun())).toMatchObject({ productType: 'digital', variants: [] });
  });

  it('reads no price that nobody asks for', () => {
    const asked: string[] = [];
    const variant = {
      get priceMoney() {
        asked.push('priceMoney');
        return { value: '1', currency: 'EUR' };
      },
      qtyInStock: 1,
    };
    const content = readContent(
      { structuredContent: { productType: 1, variants: [variant] } },
      newRun(),
    );
    expect(content.variants[0]?.stock.quantity).toBe(1);
    expect(asked).toEqual([]);
    expect(content.variants[0]?.price.amount).toBe('1');
    expect(asked).toEqual(['priceMoney']);
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

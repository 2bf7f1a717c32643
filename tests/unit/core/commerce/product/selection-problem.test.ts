import { afterEach, describe, expect, it } from 'vitest';
import { setTextSource } from '../../../../../core/i18n/index.js';
import { selectionProblem } from '../../../../../core/commerce/product/index.js';
import { apron, mug, parsed, productOf, usd } from './fixtures.js';

/** Two variants that differ in every one of the options. */
const withOptions = (...names: string[]) =>
  productOf(
    ['1', '2'].map((value) => ({
      attributes: Object.fromEntries(names.map((name) => [name, value])),
    })),
  );

const giftCard = (denominations: string[]) =>
  parsed({
    id: 'card',
    productType: 4,
    variants: denominations.map((value) => ({
      sku: `CARD-${value}`,
      attributes: { Value: `$${value}` },
      priceMoney: usd(value),
    })),
  });

afterEach(() => setTextSource(undefined));

describe('selectionProblem', () => {
  it('is null for a variant in stock and a whole quantity', () => {
    expect(selectionProblem(apron(), { Colour: 'Red', Size: 'S' }, '5')).toBeNull();
    expect(selectionProblem(mug(), {}, '1')).toBeNull();
  });

  it.each([
    [['Size'], 'Please select the Size option.'],
    [['Size', 'Colour'], 'Please select the Size and Colour options.'],
    [['Size', 'Colour', 'Cut'], 'Please select the Size, Colour and Cut options.'],
    [['Size', 'Colour', 'Cut', 'Strap'], 'Please select the Size, Colour, Cut and Strap options.'],
  ])('asks for %j', (names, message) => {
    expect(selectionProblem(withOptions(...names), {}, '1')).toEqual({
      code: 'missing-options',
      message,
      options: names,
    });
  });

  it('asks only for what is still open', () => {
    expect(selectionProblem(apron(), { Colour: 'Red' }, '1')).toEqual({
      code: 'missing-options',
      message: 'Please select the Size option.',
      options: ['Size'],
    });
  });

  it.each([
    ['a combination no variant has', apron(), { Colour: 'Blue', Size: 'S' }],
    ['a product without variants', parsed({ id: 'p', productType: 1 }), {}],
  ])('refuses %s', (_, product, choices) => {
    expect(selectionProblem(product, choices, '1')).toEqual({
      code: 'no-variant',
      message: 'Sorry, that item variant is unavailable. Please select another variant.',
      options: [],
    });
  });

  // storefront §5: "Variant not in stock: 'Sorry, we do not have enough of that item available.'"
  it.each([
    ['a variant that is sold out', apron(), { Colour: 'Red', Size: 'L' }, '1'],
    ['more than there is', apron(), { Colour: 'Blue', Size: 'L' }, '4'],
    ['a single variant that is sold out', mug(0), {}, '1'],
  ])('refuses %s', (_, product, choices, quantityText) => {
    expect(selectionProblem(product, choices, quantityText)).toEqual({
      code: 'out-of-stock',
      message: 'Sorry, we do not have enough of that item available.',
      options: [],
    });
  });

  it.each([
    ['two', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['1.5', 'quantity-not-whole', 'Quantity must be a whole number'],
    ['0', 'quantity-too-small', 'Quantity must be 1 or more.'],
    ['10000', 'quantity-too-large', 'Quantity must be 9999 or less.'],
  ])('refuses the quantity %j', (quantityText, code, message) => {
    expect(selectionProblem(mug(), {}, quantityText)).toEqual({ code, message, options: [] });
  });

  it('asks for a gift card’s denomination', () => {
    const message = 'Select a denomination for the Gift Card';
    expect(selectionProblem(giftCard(['25', '50']), {}, '1')).toEqual({
      code: 'no-denomination',
      message,
      options: ['Value'],
    });
    expect(selectionProblem(giftCard([]), {}, '1')).toEqual({
      code: 'no-denomination',
      message,
      options: [],
    });
    expect(selectionProblem(giftCard(['25', '50']), { Value: '$50' }, '1')).toBeNull();
    expect(selectionProblem(giftCard(['25']), {}, '1')).toBeNull();
  });

  it('names the options before the quantity, and the quantity before the stock', () => {
    expect(selectionProblem(apron(), {}, 'two')?.code).toBe('missing-options');
    expect(selectionProblem(mug(0), {}, 'two')?.code).toBe('quantity-not-numeric');
  });

  it('uses the site’s texts', () => {
    setTextSource(() => ({
      locale: 'en',
      strings: { 'product.selectOptions': 'Which {options}?' },
    }));
    expect(selectionProblem(withOptions('Size'), {}, '1')?.message).toBe('Which Size?');
  });
});

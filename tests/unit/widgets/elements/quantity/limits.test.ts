import { describe, expect, it } from 'vitest';
import { readProduct, candleJson } from '../product/sample-products.js';
import {
  capQuantity,
  findLimits,
  isBeyondStock,
  limitNote,
} from '../../../../../widgets/elements/quantity/limits.js';

describe('capQuantity', () => {
  it.each([
    ['5', 3, '3'],
    ['3', 3, '3'],
    ['1', 0, '1'],
    ['abc', 3, 'abc'],
    ['2.5', 1, '2.5'],
    // Beyond 9999 is invalid, with a sentence of its own.
    ['10000', 9999, '10000'],
  ])('makes %s with %i available %s', (text, available, next) => {
    expect(capQuantity(text, available)).toBe(next);
  });
});

describe('isBeyondStock', () => {
  it.each([
    ['4', 3, true],
    ['3', 3, false],
    ['4.5', 3, false],
    ['10000', 9999, false],
  ])('judges %s with %i available as %s', (text, available, expected) => {
    expect(isBeyondStock(text, available)).toBe(expected);
  });
});

describe('limitNote', () => {
  it.each([
    [1, 2, false, 9999, 'You already have 2 in your cart; 1 more available.'],
    [0, 3, false, 9999, 'You already have 3 in your cart; no more are available.'],
    [3, 0, false, 9999, 'Only 3 left'],
    [0, 0, false, 9999, null],
    // Of a limit for each order it is not true that only so many are left.
    [10, 0, true, 9999, 'Quantity must be 10 or less.'],
    [4, 6, true, 9999, 'You already have 6 in your cart; 4 more available.'],
    [9999, 0, false, 2, 'Quantity must be 2 or less.'],
    [3, 1, false, 2, 'Quantity must be 2 or less.'],
  ])('says of %i, %i in the cart, by a rule: %s, a page’s %i: %s', (...row) => {
    const [available, inCart, isRule, most, note] = row;
    expect(limitNote({ available, inCart, isRule }, most)).toBe(note);
  });
});

describe('findLimits', () => {
  const variantWith = (changes: object) => {
    const [variant] = candleJson.variants;
    return readProduct({ ...candleJson, variants: [{ ...variant, ...changes }] }).variants[0]!;
  };
  const sixes = { minimum: 6, maximum: 60, multipleOf: 6 };

  it.each([
    [{ qtyInStock: 5 }, 0, 1, 5, 'Only 5 left'],
    [{ unlimited: true, quantityRule: sixes }, 0, 6, 60, 'Quantity must be 60 or less.'],
    [
      { unlimited: true, quantityRule: sixes },
      12,
      6,
      48,
      'You already have 12 in your cart; 48 more available.',
    ],
    [{ qtyInStock: 20, quantityRule: sixes }, 0, 6, 18, 'Only 20 left'],
    [{ qtyInStock: 4, quantityRule: sixes }, 0, 6, 0, 'Only 4 left'],
    [
      { unlimited: true, quantityRule: { maximum: 3 } },
      3,
      1,
      0,
      'You already have 3 in your cart; no more are available.',
    ],
  ])('of %j with %i in the cart', (variant, inCart, min, available, note) => {
    const limits = findLimits(variantWith(variant), inCart, undefined);
    expect(limits).toMatchObject({ rules: { min }, available, note });
  });

  it('says what the rule does not take, but where nothing more can be had', () => {
    const variant = variantWith({ unlimited: true, quantityRule: { maximum: 3 } });
    expect(findLimits(variant, 0, undefined).complain('4')).toBe('Quantity must be 3 or less.');
    expect(findLimits(variant, 3, undefined).complain('4')).toBeNull();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { getRuntime } from '../../../../../core/runtime/index.js';
import {
  hasQuantityField,
  limitNote,
  lineLimit,
  readWish,
  stepLine,
} from '../../../../../widgets/parts/cart-contents/line-limits.js';

const { site } = getRuntime();
const siteWith = (settings: object) => ({ storeSettings: { ...site.storeSettings, ...settings } });

afterEach(() => void vi.unstubAllGlobals());

const sixes = { minimum: 6, maximum: 60, multipleOf: 6 };

describe('readWish', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['0', { kind: 'remove' }],
    ['00', { kind: 'remove' }],
    ['3', { kind: 'quantity', quantity: 3 }],
    [' 12 ', { kind: 'quantity', quantity: 12 }],
    ['9999', { kind: 'quantity', quantity: 9999 }],
    // storefront §5: "Quantity not numeric: 'Quantity must be a number.' Not whole: 'Quantity must be a whole number'."
    ['NaN', { kind: 'nonsense', message: 'Quantity must be a number.' }],
    ['two', { kind: 'nonsense', message: 'Quantity must be a number.' }],
    ['2.5', { kind: 'nonsense', message: 'Quantity must be a whole number' }],
    ['-1', { kind: 'nonsense', message: 'Quantity must be 1 or more.' }],
    ['10000', { kind: 'nonsense', message: 'Quantity must be 9999 or less.' }],
  ])('reads %j', (text, wish) => {
    expect(readWish(text, { maxQuantity: null })).toEqual(wish);
  });

  it.each([
    ['6', { kind: 'quantity', quantity: 6 }],
    ['5', { kind: 'nonsense', message: 'Quantity must be 6 or more.' }],
    ['7', { kind: 'nonsense', message: 'Nearest are 6 and 12.' }],
    ['0', { kind: 'remove' }],
    // More than there may be is a wish for the most.
    ['70', { kind: 'quantity', quantity: 70 }],
  ])('reads %j by the rule of the shop', (text, wish) => {
    vi.stubGlobal('document', {
      createElement: () => ({ validationMessage: 'Nearest are 6 and 12.' }),
    });
    expect(readWish(text, { maxQuantity: null, quantityRule: sixes })).toEqual(wish);
  });
});

describe('lineLimit', () => {
  it.each([
    [null, 9999],
    [3, 3],
    [20_000, 9999],
    // None is a removal, which nobody asked for.
    [0, 1],
  ])('of a line that may hold %s is %i', (maxQuantity, limit) => {
    expect(lineLimit({ maxQuantity })).toBe(limit);
  });

  it.each([
    [null, 60],
    [40, 36],
    [4, 6],
  ])('of a line in sixes that may hold %s is %i', (maxQuantity, limit) => {
    expect(lineLimit({ maxQuantity, quantityRule: sixes })).toBe(limit);
  });
});

describe('stepLine', () => {
  it.each([
    ['2', 1, 3],
    ['2', -1, 1],
    ['1', -1, 1],
    ['5', 1, 5],
    ['', 1, 3],
    ['NaN', 1, 3],
    ['9', -1, 5],
  ] as const)('from %j by %i goes to %i', (text, delta, next) => {
    expect(stepLine(text, { quantity: 2, maxQuantity: 5 }, delta)).toBe(next);
  });

  it.each([
    ['12', 1, 18],
    ['12', -1, 6],
    // Less is a removal, which nobody asked for.
    ['6', -1, 6],
    ['60', 1, 60],
    ['7', 1, 12],
    // The rule is newer than the line.
    ['3', -1, 3],
    ['3', 1, 6],
  ] as const)('from %j in sixes by %i goes to %i', (text, delta, next) => {
    const entry = { quantity: 12, maxQuantity: null, quantityRule: sixes };
    expect(stepLine(text, entry, delta)).toBe(next);
  });
});

describe('limitNote', () => {
  it.each([
    [{ quantity: 3, maxQuantity: 3 }, true, 'Only 3 left'],
    [{ quantity: 3, maxQuantity: 3 }, false, null],
    // The stock has shrunk below what the line holds.
    [{ quantity: 5, maxQuantity: 3 }, false, 'Only 3 left'],
    [{ quantity: 5, maxQuantity: 0 }, false, 'sold out'],
    [{ quantity: 9999, maxQuantity: null }, true, null],
    [
      { quantity: 60, maxQuantity: null, quantityRule: sixes },
      true,
      'Quantity must be 60 or less.',
    ],
    [{ quantity: 60, maxQuantity: null, quantityRule: sixes }, false, null],
    [{ quantity: 36, maxQuantity: 36, quantityRule: sixes }, true, 'Only 36 left'],
  ])('of %o is, when held is %s, %j', (line, isHeld, note) => {
    expect(limitNote(line, isHeld, site)).toBe(note);
  });

  it('says sold out as the site does', () => {
    const own = siteWith({ soldOutLabel: 'Gone fishing' });
    expect(limitNote({ quantity: 1, maxQuantity: 0 }, false, own)).toBe('Gone fishing');
  });
});

describe('hasQuantityField', () => {
  it.each([
    ['physical', 1, {}, true],
    ['unknown', 1, {}, true],
    ['digital', 1, {}, false],
    ['gift-card', 1, {}, false],
    ['service', 1, {}, true],
    ['service', 1, { allowMultipleQuantityForServices: false }, false],
    // Who has two of them must be able to have one.
    ['digital', 2, {}, true],
  ] as const)('%s, %i of it, settings %o: %s', (productType, quantity, settings, shown) => {
    expect(hasQuantityField({ productType, quantity }, siteWith(settings))).toBe(shown);
  });

  it('a line whose quantity the shop has fixed has none', () => {
    const quantityRule = { minimum: 2, maximum: 2, multipleOf: 1 };
    const line = { productType: 'physical', quantity: 2, quantityRule } as const;
    expect(hasQuantityField(line, site)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import {
  hasVariants,
  isSoldOut,
} from '../../../../../../core/commerce/product/structured-content/index.js';
import type { ProductType } from '../../../../../../core/commerce/product/index.js';
import { contentOf } from './content-of.js';

const none = { stock: { unlimited: false, quantity: 0 } };
const some = { stock: { unlimited: false, quantity: 2 } };
const unlimited = { stock: { unlimited: true, quantity: 0 } };

describe('isSoldOut', () => {
  it.each<[string, ProductType, (typeof none)[], boolean]>([
    ['some left', 'physical', [none, some], false],
    ['none left', 'physical', [none, none], true],
    ['unlimited', 'physical', [unlimited], false],
    ['no variants', 'physical', [], true],
    ['a service with none left', 'service', [none], true],
    ['digital without stock', 'digital', [], false],
    ['a gift card without stock', 'gift-card', [none], false],
    ['of an unknown type with stock', 'unknown', [some], true],
  ])('of %s is right', (_, productType, variants, soldOut) => {
    expect(isSoldOut(contentOf(variants, { productType }))).toBe(soldOut);
  });
});

describe('hasVariants', () => {
  it.each<[string, ProductType, number, boolean]>([
    ['two', 'physical', 2, true],
    ['one', 'physical', 1, false],
    ['none', 'physical', 0, false],
    ['two of a gift card', 'gift-card', 2, true],
    ['two of an unknown type', 'unknown', 2, true],
    ['two of what is digital', 'digital', 2, false],
  ])('of %s is right', (_, productType, count, has) => {
    const variants = Array.from({ length: count }, () => some);
    expect(hasVariants(contentOf(variants, { productType }))).toBe(has);
  });
});

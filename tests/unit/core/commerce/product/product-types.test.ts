import { describe, expect, it } from 'vitest';
import { productTypes } from '../../../../../core/commerce/product/index.js';
import {
  isNeverSoldOut,
  readProductType,
} from '../../../../../core/commerce/product/product-types.js';

describe('productTypes', () => {
  it('has the numbers of the specification', () => {
    expect(productTypes).toEqual({ physical: 1, digital: 2, service: 3, 'gift-card': 4 });
  });
});

describe('readProductType', () => {
  it.each([
    [1, 'physical'],
    [2, 'digital'],
    [3, 'service'],
    [4, 'gift-card'],
    ['4', 'gift-card'],
    ['physical', 'physical'],
    ['SERVICE', 'service'],
    ['gift-card', 'gift-card'],
    ['gift card', 'gift-card'],
    ['GIFT_CARD', 'gift-card'],
    ['giftCard', 'gift-card'],
    [' digital ', 'digital'],
    [5, 'unknown'],
    [0, 'unknown'],
    ['paywall', 'unknown'],
    ['unknown', 'unknown'],
    ['', 'unknown'],
    [null, 'unknown'],
    [undefined, 'unknown'],
    [{}, 'unknown'],
  ])('reads %j as %s', (value, type) => {
    expect(readProductType(value)).toBe(type);
  });
});

describe('isNeverSoldOut', () => {
  it.each([
    ['physical', false],
    ['digital', true],
    ['service', false],
    ['gift-card', true],
    ['unknown', false],
  ] as const)('tells that of %s as %s', (type, expected) => {
    expect(isNeverSoldOut(type)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { productTypes } from '../../../../../core/commerce/product/index.js';
import {
  isNeverSoldOut,
  readProductType,
} from '../../../../../core/commerce/product/product-types.js';

describe('productTypes', () => {
  it('has the numbers of platform §3: "physical 1, digital 2, service 3, gift-card 4; paywall 5"', () => {
    const numbers = { physical: 1, digital: 2, service: 3, 'gift-card': 4, paywall: 5 };
    expect(productTypes).toEqual(numbers);
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
    [5, 'paywall'],
    ['5', 'paywall'],
    [6, 'unknown'],
    [0, 'unknown'],
    ['paywall', 'paywall'],
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
    ['paywall', true],
    ['unknown', false],
  ] as const)('tells that of %s as %s', (type, expected) => {
    expect(isNeverSoldOut(type)).toBe(expected);
  });
});

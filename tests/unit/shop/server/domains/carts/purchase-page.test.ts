// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { purchasePage } from '../../../../../../shop/server/domains/carts/purchase-page.js';

const line = { itemId: 'item-a&b', sku: 'GIFT 50' };

describe('the page of a purchase', () => {
  it.each([
    ['cart', '/checkout'],
    ['express', '/checkout?cartToken=a%2Bb.c'],
    ['subscription', '/subscription?cartToken=a%2Bb.c'],
    ['gift-card', '/gift-card?itemId=item-a%26b&sku=GIFT+50&cartToken=a%2Bb.c'],
  ] as const)('of the kind %s is %s', (kind, page) => {
    expect(purchasePage(kind, 'a+b.c', line)).toBe(page);
  });
});

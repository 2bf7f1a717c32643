import { describe, expect, it } from 'vitest';
import { CartError, type AddAttempt } from '../../../../core/commerce/cart/index.js';
import type { ProductType } from '../../../../core/commerce/product/index.js';
import {
  attemptMessage,
  describeAdded,
  idleLabel,
  isRetryable,
} from '../../../../widgets/add-to-cart/words.js';
import { addResultOf, cartOf, entryOf } from '../cart-pill/fake-cart.js';
import { mugJson, readProduct } from '../product/sample-products.js';

const mug = readProduct(mugJson);
const intent = { itemId: 'mug', sku: 'BLUE-S', quantity: 3, additionalFields: null, key: 'k' };
const settled = (outcome: AddAttempt['outcome']): AddAttempt => ({
  intent,
  startedAt: 0,
  settledAt: 1,
  outcome,
});
const siteWith = (addToCartLabel: string | null) => ({
  storeSettings: {
    allowMultipleQuantityForServices: true,
    soldOutLabel: null,
    saleLabel: null,
    addToCartLabel,
  },
});

describe('idleLabel', () => {
  const custom = { ...mug, addButtonLabel: 'Adopt me' };
  const plan = { ...mug, isSubscribable: true };
  // storefront §9: "Default add-to-cart label 'Add To Cart', subscribe label 'Subscribe'".
  it.each([
    [undefined, undefined, null, 'Add To Cart'],
    [undefined, mug, null, 'Add To Cart'],
    [undefined, plan, null, 'Subscribe'],
    [undefined, mug, 'Buy', 'Buy'],
    [undefined, plan, 'Buy', 'Subscribe'],
    [undefined, custom, 'Buy', 'Adopt me'],
    ['Take it', custom, 'Buy', 'Take it'],
    ['', mug, null, 'Add To Cart'],
  ])('of attribute %s on %o in a site that says %s is %s', (label, product, site, expected) => {
    expect(idleLabel(label, product, siteWith(site))).toBe(expected);
  });
});

describe('attemptMessage', () => {
  // storefront §8: "Alert title 'Unable to Add Item' (… 'Unable to purchase Gift Card' for gift cards)".
  it.each<[ProductType | undefined, string]>([
    [undefined, 'Unable to Add Item'],
    ['physical', 'Unable to Add Item'],
    ['digital', 'Unable to Add Item'],
    ['service', 'Unable to Add Item'],
    ['unknown', 'Unable to Add Item'],
    ['gift-card', 'Unable to purchase Gift Card'],
  ])('titles a failure of type %s', (type, title) => {
    const attempt = settled({ kind: 'failed', error: new CartError('rejected', 'No.') });
    expect(attemptMessage(attempt, type)).toEqual({ kind: 'failure', title, text: 'No.' });
  });

  it.each([
    ['all that was wanted', { addedQuantity: 3 }, null],
    ['fewer', { addedQuantity: 1 }, 'Only 1 of 3 could be added.'],
    [
      'a new cart',
      { addedQuantity: 3, lostEntries: true },
      'Your previous cart is no longer available. A new cart was started with this item.',
    ],
  ])('says of %s: %s', (_what, result, text) => {
    const attempt = settled({ kind: 'added', result: addResultOf(result) });
    expect(attemptMessage(attempt, 'physical')).toEqual(text && { kind: 'note', text });
  });

  it('has nothing to say before there is an answer', () => {
    expect(attemptMessage(null, 'physical')).toBeNull();
    expect(attemptMessage(settled(null), 'physical')).toBeNull();
  });
});

describe('describeAdded', () => {
  it.each([
    [
      'an item with a variant',
      addResultOf({ addedQuantity: 3 }),
      'Mug, Blue, S, quantity 3, added. Cart: 3 items, $42.',
    ],
    [
      'the first item',
      addResultOf({
        addedQuantity: 3,
        entry: entryOf({ title: 'Candle' }),
        cart: cartOf({ totalQuantity: 1, subtotalCents: 1850 }),
      }),
      'Candle, quantity 3, added. Cart: 1 item, $18.50.',
    ],
    [
      'an answer without the entry',
      addResultOf({ entry: null, addedQuantity: 3 }),
      'Mug, quantity 3, added. Cart: 3 items, $42.',
    ],
    [
      'fewer than wanted',
      addResultOf({ entry: null, addedQuantity: 2 }),
      'Mug, quantity 2, added. Only 2 of 3 could be added. Cart: 3 items, $42.',
    ],
  ])('says %s', (_what, result, sentence) => {
    expect(describeAdded(intent, result, mug, 'en-US')).toBe(sentence);
  });
});

describe('isRetryable', () => {
  it.each([
    ['offline', true],
    ['timeout', true],
    ['server', true],
    ['rejected', false],
    ['crumb', false],
    ['rate-limited', false],
  ] as const)('%s: %s', (code, expected) => {
    expect(isRetryable(new CartError(code, ''))).toBe(expected);
  });
});

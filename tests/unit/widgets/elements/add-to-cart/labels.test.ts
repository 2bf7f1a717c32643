import { describe, expect, it } from 'vitest';
import { CartError, type AddAttempt } from '../../../../../core/commerce/cart/index.js';
import { toChangeError } from '../../../../../core/commerce/cart/errors.js';
import {
  purchaseFailureTitle,
  purchaseKinds,
} from '../../../../../core/commerce/purchase/index.js';
import { cartStrings } from '../../../../../core/i18n/index.js';
import { NetError } from '../../../../../core/net/index.js';
import type { ButtonKind } from '../../../../../widgets/elements/add-to-cart/index.js';
import { kindLabels } from '../../../../../widgets/elements/add-to-cart/labels.js';
import {
  attemptMessage,
  describeAdded,
  idleLabel,
  isRetryable,
} from '../../../../../widgets/elements/add-to-cart/labels.js';
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
  locale: 'en-US',
  storeSettings: {
    allowMultipleQuantityForServices: true,
    soldOutLabel: null,
    saleLabel: null,
    addToCartLabel,
  },
});

describe('idleLabel', () => {
  const custom = { ...mug, addButtonLabel: 'Adopt me' };
  const of = (changes: object) => ({
    product: mug,
    variant: null,
    isByPlan: false,
    words: '',
    site: siteWith(null),
    ...changes,
  });
  // storefront §9: "Default add-to-cart label 'Add To Cart', subscribe label 'Subscribe'".
  it.each([
    [undefined, 'add', undefined, null, 'Add To Cart'],
    [undefined, 'add', mug, null, 'Add To Cart'],
    [undefined, 'add', mug, 'Buy', 'Buy'],
    [undefined, 'add', custom, 'Buy', 'Adopt me'],
    ['Take it', 'add', custom, 'Buy', 'Take it'],
    ['', 'add', mug, null, 'Add To Cart'],
    [undefined, 'subscription', mug, null, 'Subscribe'],
    [undefined, 'subscription', mug, 'Buy', 'Subscribe'],
    [undefined, 'subscription', custom, null, 'Adopt me'],
    [undefined, 'express', mug, 'Buy', 'Buy now'],
    [undefined, 'express', custom, null, 'Buy now'],
    ['At once', 'express', custom, null, 'At once'],
  ] as const)('of attribute %s as %s of %o in a site that says %s is %s', (...row) => {
    const [label, kind, product, site, expected] = row;
    expect(idleLabel(label, kind, of({ product, site: siteWith(site) }))).toBe(expected);
  });

  it.each([
    ['add', {}, 'Jetzt vorbestellen'],
    ['express', {}, 'Jetzt vorbestellen'],
    ['subscription', {}, 'Jetzt vorbestellen'],
    ['subscription', { isByPlan: true }, 'Subscribe'],
    ['add', { site: siteWith('Buy') }, 'Buy'],
    ['add', { product: custom }, 'Adopt me'],
  ] as const)("as %s of %o on a button with the page's words is %s", (kind, changes, expected) => {
    expect(idleLabel(undefined, kind, of({ words: 'Jetzt vorbestellen', ...changes }))).toBe(
      expected,
    );
  });

  // One template for all products says the same on every button, whatever the language of the page.
  it.each([
    ['subscription', 'Add to cart', 'Subscribe'],
    ['express', 'ADD TO CART', 'Buy now'],
    ['add', 'Buy now', 'Add To Cart'],
  ] as const)('as %s on a button that says %s is %s', (kind, words, expected) => {
    expect(idleLabel(undefined, kind, of({ words }))).toBe(expected);
  });

  it('of what is bought by a plan is that of a subscription, whoever set another', () => {
    const byPlan = of({ product: custom, isByPlan: true, site: siteWith('Buy') });
    expect(idleLabel('Take it', 'subscription', byPlan)).toBe('Subscribe');
  });

  it('of a gift card says the amount once a denomination is chosen', () => {
    const variant = { ...mug.variants[0]!, price: { cents: 5000, currency: 'USD' } } as const;
    expect(idleLabel(undefined, 'gift-card', of({ variant }))).toBe('Buy $50 gift card');
    expect(idleLabel(undefined, 'gift-card', of({}))).toBe('Add To Cart');
    const site = siteWith('In den Warenkorb');
    expect(idleLabel(undefined, 'gift-card', of({ variant, site }))).toBe('In den Warenkorb');
  });
});

describe('attemptMessage', () => {
  // storefront §8: "Alert title 'Unable to Add Item' ('Unable to Purchase Item' in express checkout;
  // 'Unable to purchase Gift Card' for gift cards)".
  it.each<[ButtonKind, string]>([
    ['add', 'Unable to Add Item'],
    ['subscription', 'Unable to Add Item'],
    ['express', 'Unable to Purchase Item'],
    ['gift-card', 'Unable to purchase Gift Card'],
  ])('titles a failure of kind %s', (type, title) => {
    const attempt = settled({ kind: 'failed', error: new CartError('rejected', 'No.') });
    expect(attemptMessage(attempt, type)).toEqual({ kind: 'failure', title, text: 'No.' });
  });

  it('titles a failure that may have been an add as not confirmed', () => {
    const error = toChangeError(new NetError('server', ''), 'add');
    const attempt = settled({ kind: 'failed', error });
    expect(attemptMessage(attempt, 'add')?.title).toBe('Not Confirmed');
    expect(isRetryable(error)).toBe(true);
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
    expect(attemptMessage(attempt, 'add')).toEqual(text && { kind: 'note', text });
  });

  it('says nothing of a purchase that goes on elsewhere', () => {
    const attempt = settled({ kind: 'leaving', address: '/checkout' });
    expect(attemptMessage(attempt, 'express')).toBeNull();
  });

  it('has nothing to say before there is an answer', () => {
    expect(attemptMessage(null, 'add')).toBeNull();
    expect(attemptMessage(settled(null), 'add')).toBeNull();
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

describe('kindLabels', () => {
  it.each(purchaseKinds)('titles a failure of %s as the purchase itself does', (kind) => {
    expect(cartStrings(kindLabels[kind].failureTitle)).toBe(purchaseFailureTitle(kind));
  });
});

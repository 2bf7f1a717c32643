import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartError } from '../../../../../core/commerce/cart/index.js';
import {
  purchaseFailureTitle,
  startPurchase,
  type PurchaseIntent,
  type PurchaseKind,
} from '../../../../../core/commerce/purchase/index.js';
import { createCartTokenStore, removeCookie, writeCookie } from '../../../../../core/net/index.js';
import {
  configure,
  getRuntime,
  resetRuntime,
  systemClock,
} from '../../../../../core/runtime/index.js';
import { hurriedClock } from '../../../../support/hurried-clock.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

const recipient = {
  name: 'Ada',
  email: 'ada@example.com',
  message: 'For tea.',
  deliveryDate: '2026-12-24',
  timeZone: 'Europe/London',
};
const intent: PurchaseIntent = {
  itemId: 'mug',
  sku: 'MUG-S',
  quantity: 2,
  additionalFields: '{"engraving":"Ada"}',
  key: 'a-key-that-names-the-intent',
  recipient,
};
const { origin } = window.location;

let requests: { method: string; path: string; body: unknown; headers: Headers }[] = [];
let answer: (attempt: number) => Response | Promise<never>;

beforeEach(() => {
  configure({ clock: hurriedClock });
  requests = [];
  answer = () => Response.json({ cartToken: 'a token/1' });
  stubFetch(async (request) => {
    const { method, url, headers } = request;
    requests.push({ method, path: new URL(url).pathname, body: await request.json(), headers });
    return answer(requests.length);
  });
});
afterEach(() => {
  resetRuntime();
  removeCookie('crumb');
  vi.unstubAllGlobals();
  localStorage.clear();
});

const failureOf = (kind: PurchaseKind, changes: Partial<PurchaseIntent> = {}) =>
  startPurchase(kind, { ...intent, ...changes }).then(
    () => expect.unreachable('it succeeded'),
    (error: CartError) => error,
  );

// storefront §7: "POST /api/3/commerce/cart/subscription | itemId, sku, qty, additionalFields | cartToken; visitor is
// sent to the subscription page". §2: "Goes straight to a checkout page", "a subscription page using a cart token",
// "a gift card page carrying item id and variant".
describe('startPurchase', () => {
  it.each([
    [
      'express',
      '/api/commerce/express-checkout',
      { itemId: 'mug', sku: 'MUG-S', quantity: 2, additionalFields: intent.additionalFields },
      '/checkout?cartToken=a+token%2F1',
    ],
    [
      'subscription',
      '/api/3/commerce/cart/subscription',
      { itemId: 'mug', sku: 'MUG-S', qty: 2, additionalFields: intent.additionalFields },
      '/subscription?cartToken=a+token%2F1',
    ],
    [
      'gift-card',
      '/api/commerce/gift-card',
      { itemId: 'mug', sku: 'MUG-S', recipient },
      '/gift-card?itemId=mug&sku=MUG-S&cartToken=a+token%2F1',
    ],
  ] as const)('of kind %s posts to %s and resolves to the page', async (kind, path, body, page) => {
    writeCookie('crumb', 'c1');
    expect(await startPurchase(kind, intent)).toBe(origin + page);
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({ method: 'POST', path, body });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(intent.key);
    expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('c1');
  });

  it('buys one without a quantity, and a gift card for the shopper without a recipient', async () => {
    await startPurchase('subscription', { ...intent, quantity: null });
    const { recipient: _nobody, ...forMe } = intent;
    await startPurchase('gift-card', forMe);
    expect(requests.map(({ body }) => body)).toMatchObject([{ qty: 1 }, { recipient: null }]);
  });

  it('emits an event on the bus', async () => {
    const heard = vi.fn();
    getRuntime().bus.on('purchase.started', heard);
    const address = await startPurchase('express', intent);
    expect(heard).toHaveBeenCalledExactlyOnceWith({ kind: 'express', intent, address });
  });

  it('leads from a page of another origin to the shop, and keeps the cart token', async () => {
    configure({ api: 'https://shop.example' });
    const token = createCartTokenStore({ origin: 'https://shop.example', clock: systemClock });
    token.set('mine');
    answer = () =>
      Response.json({ cartToken: 't' }, { headers: { 'X-Cart-Token': 'of the purchase' } });
    expect(await startPurchase('express', intent)).toBe(
      'https://shop.example/checkout?cartToken=t',
    );
    expect(requests[0]?.headers.get('X-Cart-Token')).toBe('mine');
    expect(token.get()).toBe('mine');
  });

  it('is the same purchase when a network failure repeats it', async () => {
    answer = (attempt) =>
      attempt === 1 ? Promise.reject(new TypeError('lost')) : Response.json({ cartToken: 't' });
    expect(await startPurchase('express', intent)).toContain('cartToken=t');
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toEqual([intent.key, intent.key]);
  });

  it.each([{}, { cartToken: '' }, { cartToken: 7 }])('rejects the response %j', async (body) => {
    answer = () => Response.json(body);
    expect(await failureOf('express')).toMatchObject({ code: 'unexpected-answer' });
  });
});

// storefront §8.
describe('startPurchase fails', () => {
  const refuse = (status: number, body: object) => {
    answer = () => Response.json(body, { status });
  };

  it.each(['express', 'subscription', 'gift-card'] as const)(
    'with the server’s message, as %s',
    async (kind) => {
      refuse(409, { error: 'Sorry, we do not have enough of that item available.' });
      expect(await failureOf(kind)).toMatchObject({
        code: 'rejected',
        message: 'Sorry, we do not have enough of that item available.',
      });
    },
  );

  it.each(['express', 'subscription', 'gift-card'] as const)(
    'when the session has expired, as %s',
    async (kind) => {
      refuse(403, { error: 'CSRF', crumbFail: true });
      expect((await failureOf(kind)).message).toBe(
        'Your session has expired. Please reload the page and try again.',
      );
    },
  );

  it('with HTTP 429', async () => {
    refuse(429, { error: 'Slow down.' });
    expect((await failureOf('express')).message).toBe('Please try again in a few seconds.');
    expect((await failureOf('gift-card')).message).toBe('Please try again in a few seconds.');
    // "Subscription failure shows the server message."
    expect((await failureOf('subscription')).message).toBe('Slow down.');
  });

  it('without a server message', async () => {
    refuse(500, {});
    expect((await failureOf('subscription')).message).toBe(
      'Unknown error, please try again later.',
    );
  });

  // "Alert title 'Unable to Add Item' ('Unable to Purchase Item' in express checkout; 'Unable to purchase Gift Card'
  // for gift cards)".
  it.each([
    ['express', 'Unable to Purchase Item'],
    ['subscription', 'Unable to Add Item'],
    ['gift-card', 'Unable to purchase Gift Card'],
  ] as const)('of kind %s under the title %s', (kind, title) => {
    expect(purchaseFailureTitle(kind)).toBe(title);
  });

  // Storefront §7 has a call for subscriptions alone; §4: "Express checkout redirects to checkout".
  describe('with an API of storefront §7 alone', () => {
    const lacking = (lacks: string[]) => {
      document.body.innerHTML = `<script type="application/json" id="vitrine-site">${JSON.stringify({ apiLacks: lacks })}</script>`;
    };
    afterEach(() => document.body.replaceChildren());

    it('adds to the cart for an express checkout', async () => {
      lacking(['express']);
      answer = () => Response.json({ shoppingCart: { id: 'c1' } });
      expect(await startPurchase('express', intent)).toBe(`${origin}/checkout`);
      expect(requests).toMatchObject([
        {
          path: '/api/commerce/shopping-cart/entries',
          body: { itemId: 'mug', sku: 'MUG-S', quantity: 2 },
        },
      ]);
    });

    it('goes to the gift card page without a call', async () => {
      lacking(['gift-cards']);
      expect(await startPurchase('gift-card', intent)).toBe(
        `${origin}/gift-card?itemId=mug&sku=MUG-S`,
      );
      expect(requests).toEqual([]);
    });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buyingOptions, readCheckout, stockOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { cartPath, entriesPath, mug, scarceMug, type TestVisitor } from './visitor.js';

const paths = {
  express: '/api/commerce/express-checkout',
  subscription: '/api/3/commerce/cart/subscription',
  giftCard: '/api/commerce/gift-card',
};

const coffee = { itemId: 'item-coffee', sku: 'COFFEE', qty: 1 };
const gift = { itemId: 'item-gift', sku: 'GIFT-50' };
const recipient = {
  name: 'Grace',
  email: 'grace@example.com',
  message: 'Many happy returns.\nYours, Ada',
  deliveryDate: '2026-11-22',
  timeZone: 'Pacific/Auckland',
};

describeShop('Direct purchases', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    // In Auckland it is already the 22nd.
    open = await shop.open({ ...buyingOptions, clock: { now: () => Date.UTC(2026, 10, 21, 12) } });
    visitor = await open.visit();
  });

  const post = (path: string, json: object, headers: Record<string, string> = {}) =>
    visitor.send(path, { method: 'POST', json, headers });

  const readToken = async (response: Response) => {
    expect(response.status).toBe(200);
    return z.strictObject({ cartToken: z.string() }).parse(await response.json()).cartToken;
  };

  it('by express keep the visitor’s own cart', async () => {
    await visitor.add({ itemId: 'item-pattern' });
    const token = await readToken(await post(paths.express, { ...scarceMug, quantity: 2 }));
    expect(await readCheckout(open, token)).toMatchObject({
      kind: 'express',
      entries: [{ itemId: 'item-mug', quantity: 2, chosenVariant: { sku: 'MUG-OAT-LARGE' } }],
      subscriptionPlan: null,
      recipient: null,
      subtotalCents: 5198,
    });
    expect((await visitor.cart()).entries).toMatchObject([{ itemId: 'item-pattern' }]);
  });

  it('by express leave a visitor without a cart without one', async () => {
    await readToken(await post(paths.express, mug));
    expect([...visitor.cookies.keys()]).toEqual(['BROWSER', 'crumb']);
  });

  it('are priced in the visitor’s currency', async () => {
    const token = await readToken(await post(paths.express, mug, { 'X-Currency': 'EUR' }));
    expect(await readCheckout(open, token)).toMatchObject({ currency: 'EUR', subtotalCents: 2200 });
  });

  it('of a subscription store the plan, for physical and for service products', async () => {
    const token = await readToken(await post(paths.subscription, { ...coffee, qty: 2 }));
    expect(await readCheckout(open, token)).toMatchObject({
      kind: 'subscription',
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
      entries: [{ itemId: 'item-coffee', quantity: 2 }],
    });
    const service = await post(paths.subscription, { itemId: 'item-sharpening', qty: null });
    expect(await readCheckout(open, await readToken(service))).toMatchObject({
      subscriptionPlan: { billingPeriod: { value: 26, unit: 'WEEK' }, numBillingCycles: 0 },
      requiresShipping: false,
    });
  });

  it.each([
    ['a digital product', 'item-letters'],
    ['what has no plan', 'item-bowl'],
  ])('refuse a subscription to %s', async (_, itemId) => {
    const response = await post(paths.subscription, { itemId, sku: null, qty: 1 });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'This item is not sold by subscription.',
      code: 'not-subscribable',
    });
  });

  it('start a subscription whatever else the body holds, with its number as text', async () => {
    const response = await post(paths.subscription, { ...coffee, qty: '2', source: 'another' });
    const token = await readToken(response);
    expect(await readCheckout(open, token)).toMatchObject({ entries: [{ quantity: 2 }] });
  });

  it.each([
    ['the cart', entriesPath],
    ['express checkout', paths.express],
  ])('refuse to sell a subscription by %s', async (_, path) => {
    const response = await post(path, { itemId: 'item-coffee', sku: 'COFFEE', quantity: 1 });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'This item is sold by subscription only.',
      code: 'subscription-only',
    });
  });

  it('of a gift card store its recipient', async () => {
    const token = await readToken(await post(paths.giftCard, { ...gift, recipient }));
    expect(await readCheckout(open, token)).toMatchObject({
      kind: 'gift-card',
      recipient,
      entries: [{ productType: 'gift-card', quantity: 1, purchasePriceCents: 5000 }],
      requiresShipping: false,
    });
    const forBuyer = await post(paths.giftCard, { ...gift, recipient: null });
    expect(await readCheckout(open, await readToken(forBuyer))).toMatchObject({ recipient: null });
  });

  const emailSentence =
    'Email is not valid. Email addresses should follow the format name@example.com.';
  it.each([
    ['name', { name: ' ' }, 'Required'],
    ['email', { email: '' }, 'Required'],
    ['email', { email: 'grace@example' }, emailSentence],
    ['email', { email: 'grace@example.c' }, emailSentence],
    ['message', { message: 'x'.repeat(501) }, 'You have exceeded the character limit.'],
    [
      'deliveryDate',
      { deliveryDate: '2026-11-21' },
      'Choose a date from November 22, 2026 to November 22, 2027.',
    ],
    [
      'deliveryDate',
      { deliveryDate: '2027-11-23' },
      'Choose a date from November 22, 2026 to November 22, 2027.',
    ],
    [
      'deliveryDate',
      { deliveryDate: '2027-02-30' },
      'Choose a date from November 22, 2026 to November 22, 2027.',
    ],
    ['timeZone', { timeZone: 'Mars/Olympus' }, 'There is no such time zone.'],
  ])('refuse a recipient with a wrong %s: %j', async (field, wrong, sentence) => {
    const response = await post(paths.giftCard, { ...gift, recipient: { ...recipient, ...wrong } });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'One or more fields is invalid, please check your entries.',
      code: 'recipient-invalid',
      errors: { [field]: sentence },
    });
  });

  it.each(['2026-11-22', '2027-11-22', null])('grant the day %s', async (deliveryDate) => {
    const response = await post(paths.giftCard, {
      ...gift,
      recipient: { ...recipient, deliveryDate },
    });
    expect(response.status).toBe(200);
  });

  it('of a gift card refuse other products, and no denomination', async () => {
    const other = await post(paths.giftCard, { itemId: 'item-mug', sku: 'MUG-OAT-SMALL' });
    expect(await other.json()).toEqual({
      error: 'This item is not a gift card.',
      code: 'not-a-gift-card',
    });
    const none = await post(paths.giftCard, { itemId: 'item-gift', sku: null, recipient: null });
    expect(await none.json()).toEqual({
      error: 'Select a denomination for the Gift Card',
      code: 'no-denomination',
    });
  });

  it.each([
    [paths.express, { ...scarceMug, quantity: 8 }, 409, 'out-of-stock'],
    [paths.express, { ...mug, sku: 'MUG-FERN-SMALL' }, 409, 'out-of-stock'],
    [paths.express, { ...mug, sku: null }, 400, 'missing-options'],
    [paths.express, { ...mug, quantity: 1.5 }, 400, 'quantity-not-whole'],
    [paths.express, { ...mug, qty: 1 }, 400, 'invalid-request'],
    [paths.express, { itemId: 'item-none' }, 400, 'item-unavailable'],
    [paths.express, { itemId: 'item-engraved' }, 400, 'additional-fields'],
    [paths.subscription, { ...coffee, qty: 6 }, 409, 'out-of-stock'],
    [paths.giftCard, { ...gift, quantity: 1 }, 400, 'invalid-request'],
    [paths.giftCard, { ...gift, recipient: { name: 'Ada' } }, 400, 'invalid-request'],
  ])('by %s with %j are refused: %i %s', async (path, json, status, code) => {
    const response = await post(path, json);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, error: expect.any(String) });
  });

  it('carry the answers of a form', async () => {
    const token = await readToken(
      await post(paths.express, { itemId: 'item-engraved', additionalFields: '{"text-1":"Ada"}' }),
    );
    expect(await readCheckout(open, token)).toMatchObject({
      entries: [
        {
          additionalFieldsFormId: 'form-engraving',
          answers: [{ label: 'Name on it', text: 'Ada' }],
        },
      ],
    });
  });

  it.each([
    [paths.express, mug],
    [paths.subscription, coffee],
    [paths.giftCard, gift],
  ])('by %s need the crumb', async (path, json) => {
    const response = await visitor.send(path, { method: 'POST', json, withoutCrumb: true });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'crumb', crumbFail: true });
  });

  it('are started once under one key', async () => {
    const headers = { 'Idempotency-Key': '7e0f7f6a-5a52-4c4e-9f5b-7b9f0a6f0001' };
    const first = await readToken(await post(paths.express, mug, headers));
    const again = await post(paths.express, mug, headers);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await readToken(again)).toBe(first);
    const other = await post(paths.express, { ...mug, quantity: 2 }, headers);
    expect(other.status).toBe(422);
  });

  it('do not reduce the stock before they are paid', async () => {
    await readToken(await post(paths.subscription, { ...coffee, qty: 5 }));
    expect(await stockOf(open, 'COFFEE')).toBe(5);
  });

  it('cannot be changed by the calls of the shopping cart', async () => {
    const token = await readToken(await post(paths.subscription, coffee));
    const headers = { 'X-Cart-Token': token };
    const [entry] = (await readCheckout(open, token)).entries;
    const added = await visitor.add(mug, headers);
    const set = await visitor.send(`${entriesPath}/${entry?.id}`, {
      method: 'PUT',
      json: { quantity: 2 },
      headers,
    });
    for (const response of [added, set]) {
      expect(response.status).toBe(409);
      expect(await response.json()).toMatchObject({ code: 'purchase-fixed' });
    }
    const coupon = await visitor.send(`${cartPath}/coupons`, {
      method: 'POST',
      json: { code: 'WELCOME10' },
      headers,
    });
    expect(coupon.status).toBe(200);
    expect(await readCheckout(open, token)).toMatchObject({ discountCents: 160 });
  });
});

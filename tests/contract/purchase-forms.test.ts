import { beforeEach, expect, it } from 'vitest';
import { buyingOptions, readCheckout } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { entriesPath, type TestVisitor } from './visitor.js';

const mug = { itemId: 'item-mug', sku: 'MUG-OAT-SMALL' };
const coffee = { itemId: 'item-coffee', sku: 'COFFEE' };
const gift = { itemId: 'item-gift', sku: 'GIFT-25' };
const express = '/api/commerce/express-checkout';
const subscription = '/api/3/commerce/cart/subscription';
const giftCard = '/api/commerce/gift-card';

describeShop('The plain forms of purchases', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, clock: { now: () => Date.UTC(2026, 10, 21, 12) } });
    visitor = await open.visit();
  });

  /** The page to which the form redirected, and the cart in its URL. */
  async function follow(response: Response) {
    expect(response.status).toBe(303);
    const url = new URL(response.headers.get('Location') ?? '', 'http://shop.test');
    const cart = await readCheckout(open, url.searchParams.get('cartToken') ?? '');
    return { path: url.pathname, query: url.searchParams, cart };
  }

  it('redirect to the checkout of the item', async () => {
    const { path, cart } = await follow(await visitor.submit(express, { ...mug, quantity: '3' }));
    expect([path, cart.kind, cart.totalQuantity]).toEqual(['/checkout', 'express', 3]);
    expect(visitor.cookies.has('CART')).toBe(false);
  });

  it.each([
    ['its own address', subscription],
    ['the address of the cart, which leads on', entriesPath],
  ])('redirect to the subscription page by %s', async (_, address) => {
    const { path, cart } = await follow(
      await visitor.submit(address, { ...coffee, quantity: '2' }),
    );
    expect([path, cart.kind, cart.totalQuantity]).toEqual(['/subscription', 'subscription', 2]);
  });

  it('of a subscription can name the quantity qty', async () => {
    const { cart } = await follow(await visitor.submit(subscription, { ...coffee, qty: '4' }));
    expect(cart.totalQuantity).toBe(4);
    expect(cart.entries[0]?.additionalFields).toBeNull();
  });

  it.each([
    ['its own address', giftCard],
    ['the address of the cart, which leads on', entriesPath],
  ])('redirect to the gift card page, with item and variant, by %s', async (_, address) => {
    const form = {
      ...gift,
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      recipientMessage: 'One\r\nTwo',
      recipientDate: '2026-11-30',
      recipientTimeZone: 'Europe/Berlin',
    };
    const { path, query, cart } = await follow(await visitor.submit(address, form));
    expect(path).toBe('/gift-card');
    expect([query.get('itemId'), query.get('sku')]).toEqual(['item-gift', 'GIFT-25']);
    expect(cart.recipient).toEqual({
      name: 'Grace',
      email: 'grace@example.com',
      message: 'One\nTwo',
      deliveryDate: '2026-11-30',
      timeZone: 'Europe/Berlin',
    });
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('of a gift card without a recipient are for the buyer', async () => {
    const form = { ...gift, recipientName: ' ', recipientEmail: '', recipientTimeZone: 'UTC' };
    expect((await follow(await visitor.submit(giftCard, form))).cart.recipient).toBeNull();
  });

  it.each([
    [express, { ...mug, sku: '' }, '/shop/mug?problem=missing-options'],
    [express, { ...mug, crumb: 'stale' }, '/shop/mug?problem=crumb'],
    [express, { ...coffee }, '/shop/coffee?problem=subscription-only'],
    [express, { itemId: 'item-none' }, '/?problem=item-unavailable'],
    [express, { itemId: 'item-engraved' }, '/shop/engraved?problem=additional-fields'],
    [subscription, { ...mug }, '/shop/mug?problem=not-subscribable'],
    [subscription, { ...coffee, quantity: '6' }, '/shop/coffee?problem=out-of-stock'],
    [entriesPath, { ...coffee, quantity: '6' }, '/shop/coffee?problem=out-of-stock'],
    [giftCard, { ...gift, sku: '' }, '/shop/gift?problem=no-denomination'],
    [giftCard, { ...gift, recipientName: 'Grace' }, '/shop/gift?problem=recipient-invalid'],
    [giftCard, { ...mug }, '/shop/mug?problem=not-a-gift-card'],
  ])('at %s with %j redirect to %s', async (address, form, page) => {
    const response = await visitor.submit(address, form);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(page);
  });

  it('from another site buy nothing', async () => {
    const response = await visitor.send(express, {
      method: 'POST',
      form: { ...mug, crumb: visitor.cookies.get('crumb') ?? '' },
      headers: { Origin: 'https://elsewhere.test' },
    });
    expect(response.headers.get('Location')).toBe('/shop/mug?problem=crumb');
  });

  it('are one purchase on a double press when they carry a key', async () => {
    const form = { ...mug, quantity: '1', idempotencyKey: '0b9f6f52-0b0e-4b8e-9d5e-1f0f6f1f0009' };
    const [first, second] = await Promise.all([
      visitor.submit(express, form),
      visitor.submit(express, form),
    ]);
    expect(first.headers.get('Location')).toBe(second.headers.get('Location'));
    const { cart } = await follow(first);
    expect(cart.entries[0]?.additionalFields).toBeNull();
    const other = await visitor.submit(express, { ...form, quantity: '2' });
    expect(other.headers.get('Location')).not.toBe(first.headers.get('Location'));
  });

  it('do not treat the fields of a recipient as answers to a form', async () => {
    const { cart } = await follow(
      await visitor.submit(entriesPath, { ...gift, recipientName: '', quantity: '1' }),
    );
    expect(cart.entries[0]?.additionalFields).toBeNull();
  });
});

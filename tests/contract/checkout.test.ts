import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import {
  berlin,
  bowl,
  buy,
  buyingOptions,
  detailsFor,
  enter,
  newYork,
  readCheckout,
  shipTo,
  stockOf,
  tokenOf,
} from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { cartPath, mug, type TestVisitor } from './visitor.js';

const now = Date.UTC(2026, 10, 21, 12);

describeShop('The checkout', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, clock: { now: () => now } });
    visitor = await open.visit();
  });

  const start = async (path: string, json: object) => {
    const response = await visitor.send(path, { method: 'POST', json });
    return z.object({ cartToken: z.string() }).parse(await response.json()).cartToken;
  };

  const orderOf = async (orderId: string) => {
    const order = await open.services.checkout.order(orderId);
    if (order === null) throw new Error('There is no such order.');
    return order;
  };

  it('places the order with the calculated totals, and returns it by its id', async () => {
    await visitor.add({ ...bowl, quantity: 2 });
    await visitor.add({ itemId: 'item-pattern' });
    await enter(visitor, 'WELCOME10');
    const cart = await readCheckout(open, tokenOf(visitor));
    const orderId = await buy(open, tokenOf(visitor), { optionId: 'express' });
    // 109.00 less 10% is 98.10; express to Germany 24.00; 19% of 122.10 is 23.199.
    expect(await orderOf(orderId)).toEqual({
      id: orderId,
      number: expect.any(Number),
      purchasedCartId: cart.id,
      testMode: true,
      websiteId: 'vitrine-shop',
      items: [
        { sku: 'BOWL', productName: 'Rare Bowl', quantity: 2, unitPrice: 5000 },
        { sku: 'PATTERN', productName: 'Sail Bag Pattern', quantity: 1, unitPrice: 900 },
      ],
      subtotal: 10_900,
      discountTotal: 1090,
      shippingTotal: 2400,
      taxTotal: 2320,
      grandTotal: 14_530,
      currency: 'USD',
      kind: 'cart',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '',
      shippingAddress: {
        name: 'Ada Lovelace',
        line1: '12 Harbour Road',
        line2: '',
        city: 'Berlin',
        region: '',
        postalCode: '10115',
        country: 'DE',
      },
      recipient: null,
      subscriptionPlan: null,
      placedAt: now,
      entries: cart.entries,
      selectedShippingOption: expect.objectContaining({ id: 'express', costCents: 2400 }),
      applicableTaxRules: [{ title: 'VAT', rate: 0.19, amountCents: 2320 }],
      validCoupons: [{ code: 'WELCOME10', title: '10% off', discountCents: 1090 }],
      giftCards: [],
      dueTotal: 14_530,
    });
    expect(await stockOf(open, 'BOWL')).toBe(8);
  });

  it('contains the tax in euros: nothing is added, and the order says how much it is', async () => {
    visitor.cookies.set('currency', 'EUR');
    await visitor.add(bowl);
    await shipTo(visitor, berlin);
    const cart = await readCheckout(open, tokenOf(visitor));
    // 49.00 and 11.00 for the delivery contain 9.58.
    expect(cart).toMatchObject({ currency: 'EUR', taxCents: 0, grandTotalCents: 6000 });
    expect(cart.pricesInclude).toBe('VAT');
    const order = await orderOf(await buy(open, tokenOf(visitor)));
    expect(order).toMatchObject({ taxTotal: 958, grandTotal: 6000 });
  });

  it('stores no card number', async () => {
    await visitor.add(mug);
    await buy(open, tokenOf(visitor));
    const { rows } = await open.database.query<{ text: string }>(
      'select o::text as text from orders o',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text.replaceAll(' ', '')).not.toContain('4242');
  });

  it('closes the cart: its token gets 410, and the next add starts another', async () => {
    await visitor.add(mug);
    const token = tokenOf(visitor);
    await buy(open, token);
    expect(await open.services.checkout.read(token)).toBeNull();
    const response = await visitor.send(cartPath);
    expect(response.status).toBe(410);
    expect(await response.json()).toEqual({
      error: 'Your cart has already been purchased.',
      code: 'cart-purchased',
    });
    await visitor.add(mug);
    expect((await visitor.cart()).totalQuantity).toBe(1);
    expect(tokenOf(visitor)).not.toBe(token);
  });

  it('places an order once: a repeat returns the same one', async () => {
    await visitor.add(bowl);
    const token = tokenOf(visitor);
    const { checkout } = open.services;
    const cart = await readCheckout(open, token);
    const details = detailsFor(open, cart);
    expect(await checkout.orderIdOf(token)).toBeNull();
    const first = await checkout.place(token, details, 'the-first-press-1');
    expect(first.isOwnPress).toBe(true);
    expect(await checkout.place(token, details, 'the-first-press-1')).toEqual(first);
    const changed = detailsFor(open, cart, { name: 'Charles Babbage' });
    const other = await checkout.place(token, changed, 'another-press-2');
    expect(other).toEqual({ ...first, isOwnPress: false });
    expect(await checkout.orderIdOf(token)).toBe(first.orderId);
    expect((await orderOf(first.orderId)).name).toBe('Ada Lovelace');
    expect(await stockOf(open, 'BOWL')).toBe(9);
  });

  it('places an order once when it is pressed ten times at once, in two copies', async () => {
    await visitor.add(bowl);
    const token = tokenOf(visitor);
    const copy = await shop.openCopy({ ...buyingOptions, clock: { now: () => now } });
    const details = detailsFor(open, await readCheckout(open, token));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? open : copy).services.checkout.place(token, details, `press-${index}`),
      ),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await stockOf(open, 'BOWL')).toBe(9);
    const { rows } = await open.database.query('select id from orders');
    expect(rows).toHaveLength(1);
  });

  it('is refused when the total is not the one that was shown, and buys nothing', async () => {
    await visitor.add(bowl);
    const token = tokenOf(visitor);
    await shipTo(visitor, newYork);
    const cart = await readCheckout(open, token);
    const shown = detailsFor(open, cart, {
      ...newYork,
      grandTotalCents: String(cart.grandTotalCents),
    });
    await visitor.add(bowl);
    await expect(open.services.checkout.place(token, shown, '')).rejects.toMatchObject({
      code: 'total-changed',
      status: 409,
      message: 'The total has changed. Please look at it again before you order.',
    });
    expect(await stockOf(open, 'BOWL')).toBe(10);
    const now = await readCheckout(open, token);
    const again = detailsFor(open, now, {
      ...newYork,
      grandTotalCents: String(now.grandTotalCents),
    });
    const { orderId } = await open.services.checkout.place(token, again, '');
    expect((await orderOf(orderId)).grandTotal).toBe(now.grandTotalCents);
  });

  it('names the lines that are out of stock, and keeps the stock of the others', async () => {
    await visitor.add({ ...bowl, quantity: 4 });
    await visitor.add({ itemId: 'item-mug', sku: 'MUG-OAT-LARGE', quantity: 7 });
    await open.database.query(`update variants set stock = 6 where sku = 'MUG-OAT-LARGE'`);
    const token = tokenOf(visitor);
    const cart = await readCheckout(open, token);
    expect(cart.entries.map(({ maxQuantity }) => maxQuantity)).toEqual([10, 6]);
    const sentence = 'Sorry, we do not have enough of that item available.';
    const placing = open.services.checkout.place(token, detailsFor(open, cart), '');
    await expect(placing).rejects.toMatchObject({
      code: 'out-of-stock',
      message: sentence,
      details: { errors: { [cart.entries[1]?.id ?? '']: sentence } },
    });
    expect(await stockOf(open, 'BOWL')).toBe(10);
    expect((await visitor.cart()).totalQuantity).toBe(11);
  });

  it('is refused below the minimum subtotal, with the specified sentence', async () => {
    const terms = { minimumSubtotal: { USD: 2500, EUR: 2500, JPY: 4000 } };
    open = await shop.open({ ...buyingOptions, terms });
    visitor = await open.visit();
    await visitor.add(mug);
    const token = tokenOf(visitor);
    const cart = await readCheckout(open, token);
    expect(cart.minimumSubtotalCents).toBe(2500);
    const placing = open.services.checkout.place(token, detailsFor(open, cart), '');
    await expect(placing).rejects.toMatchObject({
      code: 'minimum-subtotal',
      message: 'To check out, your order subtotal must be $25.00 or more.',
    });
    await visitor.add(mug);
    await buy(open, token);
  });

  it('is refused with nothing in the cart', async () => {
    await visitor.add({ itemId: 'item-pattern' });
    const token = tokenOf(visitor);
    const [entry] = (await visitor.cart()).entries;
    await visitor.send(`${cartPath}/entries/${entry?.id}`, { method: 'DELETE' });
    const details = detailsFor(open, await readCheckout(open, token));
    await expect(open.services.checkout.place(token, details, '')).rejects.toMatchObject({
      code: 'cart-empty',
      message: 'You have nothing in your shopping cart.',
    });
  });

  it('is refused without an address for shipped goods, or to a country without shipping', async () => {
    await visitor.add(bowl);
    const token = tokenOf(visitor);
    const details = detailsFor(open, await readCheckout(open, token));
    const { checkout } = open.services;
    await expect(
      checkout.place(token, { ...details, shippingAddress: null }, ''),
    ).rejects.toMatchObject({ code: 'details-invalid' });
    const shippingAddress = details.shippingAddress && {
      ...details.shippingAddress,
      country: 'AQ',
    };
    await expect(checkout.place(token, { ...details, shippingAddress }, '')).rejects.toMatchObject({
      code: 'shipping-country',
    });
    expect(await stockOf(open, 'BOWL')).toBe(10);
  });

  it('offers no country where no shipping method is on', async () => {
    const terms = { shippingZones: [{ countries: ['DE'], options: [] }] };
    open = await shop.open({ ...buyingOptions, terms });
    visitor = await open.visit();
    await visitor.add(bowl);
    const cart = await readCheckout(open, tokenOf(visitor));
    expect(cart.shippingCountries).toEqual([]);
    expect(() => detailsFor(open, cart)).toThrow('country');
  });

  it('is refused for an expired, purchased or unknown cart', async () => {
    await visitor.add(mug);
    const token = tokenOf(visitor);
    const details = detailsFor(open, await readCheckout(open, token));
    await open.services.carts.expire(token);
    for (const given of [token, 'from.elsewhere']) {
      await expect(open.services.checkout.place(given, details, '')).rejects.toMatchObject({
        code: 'cart-expired',
      });
      expect(await open.services.checkout.read(given)).toBeNull();
      expect(await open.services.checkout.orderIdOf(given)).toBeNull();
    }
  });

  it('calculates the delivery for a location, and keeps the last offered option', async () => {
    await visitor.add(bowl);
    const token = tokenOf(visitor);
    const { checkout } = open.services;
    const told = await checkout.deliver(token, { location: newYork, optionId: 'express' });
    expect(told).toMatchObject({ shippingCostCents: 1850, kind: 'cart' });
    const canada = { country: 'CA', region: 'ON', postalCode: 'K1A 0A9' };
    const there = await checkout.deliver(token, { location: canada, optionId: 'express' });
    expect(there).toMatchObject({ selectedShippingOption: { id: 'standard' } });
    expect(await visitor.cart()).toMatchObject({ shippingLocation: canada });
    const unknown = checkout.deliver(token, {
      location: { ...canada, country: 'AQ' },
      optionId: null,
    });
    await expect(unknown).rejects.toMatchObject({ code: 'shipping-country' });
  });

  it('stores the subscription with item, price and plan as agreed', async () => {
    const token = await start('/api/3/commerce/cart/subscription', {
      itemId: 'item-coffee',
      qty: 2,
    });
    const order = await orderOf(await buy(open, token));
    expect(order).toMatchObject({
      kind: 'subscription',
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
      shippingTotal: 1200,
    });
    const { rows } = await open.database.query(
      'select id, order_id, sku, quantity, unit_price, currency, plan, started_at from subscriptions',
    );
    expect(rows).toEqual([
      {
        id: expect.any(String),
        order_id: order.id,
        sku: 'COFFEE',
        quantity: 2,
        unit_price: 1600,
        currency: 'USD',
        plan: order.subscriptionPlan,
        started_at: new Date(now),
      },
    ]);
    expect(await stockOf(open, 'COFFEE')).toBe(3);
  });

  it('keeps the agreed plan when the catalogue changes', async () => {
    const token = await start('/api/3/commerce/cart/subscription', { itemId: 'item-coffee' });
    const products = buyingOptions.products?.map((product) => ({
      ...product,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'WEEK' as const }, numBillingCycles: 0 },
    }));
    const copy = await shop.openCopy({ products: products ?? [], clock: { now: () => now } });
    const order = await orderOf(await buy(copy, token));
    expect(order.subscriptionPlan).toEqual({
      billingPeriod: { value: 1, unit: 'MONTH' },
      numBillingCycles: 12,
    });
  });

  it('creates a gift card with a code, its recipient and its delivery date', async () => {
    const token = await start('/api/commerce/gift-card', { itemId: 'item-gift', sku: 'GIFT-50' });
    const recipient = {
      recipientName: 'Grace',
      recipientEmail: 'grace@example.com',
      recipientDate: '2026-12-24',
      recipientTimeZone: 'Asia/Tokyo',
    };
    const order = await orderOf(await buy(open, token, recipient));
    expect(order).toMatchObject({ kind: 'gift-card', grandTotal: 5000, shippingAddress: null });
    const { rows } = await open.database.query(
      'select *, deliver_on::text as deliver_on, number::integer as number from gift_cards',
    );
    expect(rows).toEqual([
      {
        code: expect.stringMatching(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/),
        order_id: order.id,
        value: 5000,
        balance: 5000,
        currency: 'USD',
        recipient: order.recipient,
        deliver_on: '2026-12-24',
        time_zone: 'Asia/Tokyo',
        number: expect.any(Number),
        disabled_at: null,
      },
    ]);
    expect(order.recipient).toMatchObject({ name: 'Grace', timeZone: 'Asia/Tokyo' });
  });

  it('creates a card for each piece in the cart', async () => {
    await visitor.add({ itemId: 'item-gift', sku: 'GIFT-25', quantity: 3 });
    await buy(open, tokenOf(visitor));
    const { rows } = await open.database.query<{ code: string; value: number }>(
      'select code, value from gift_cards',
    );
    expect(rows.map(({ value }) => value)).toEqual([2500, 2500, 2500]);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(3);
  });

  it('starts a gift card for the page that asks for its recipient', async () => {
    const { checkout } = open.services;
    const card = { itemId: 'item-gift', sku: 'GIFT-25', currency: 'JPY', recipient: null } as const;
    const { cartToken } = await checkout.startGiftCard(card);
    expect(await readCheckout(open, cartToken)).toMatchObject({ grandTotalCents: 4000 });
    await expect(checkout.startGiftCard({ ...card, itemId: 'item-mug' })).rejects.toMatchObject({
      code: 'not-a-gift-card',
    });
  });

  it('keeps orders when expired data are deleted, and when the catalogue changes', async () => {
    await visitor.add(mug);
    const orderId = await buy(open, tokenOf(visitor));
    const later = () => now + 2 * 365 * 24 * 60 * 60 * 1000;
    const copy = await shop.openCopy({ products: [], clock: { now: later } });
    expect(await copy.services.checkout.order(orderId)).toMatchObject({
      items: [{ productName: 'Harbour Mug' }],
    });
    expect(await copy.services.checkout.order('none')).toBeNull();
  });
});

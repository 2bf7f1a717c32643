import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { callRuns, noLimits } from './limits.js';
import { describeShop } from './open-shop.js';
import {
  cartPath,
  createVisitor,
  entriesPath,
  mug,
  readAdd,
  scarceMug,
  type TestVisitor,
} from './visitor.js';

const outOfStock = 'Sorry, we do not have enough of that item available.';
const unavailable = 'Sorry, that item variant is unavailable. Please select another variant.';

describeShop('The shopping cart calls', (shop) => {
  let visitor: TestVisitor;

  beforeEach(async () => {
    visitor = await (await shop.open()).visit();
  });

  it('returns an empty cart to a visitor who has none, and starts none', async () => {
    const cart = await visitor.cart();
    expect(cart).toMatchObject({ id: '', entries: [], totalQuantity: 0, grandTotalCents: 0 });
    expect([...visitor.cookies.keys()]).toEqual(['BROWSER', 'crumb']);
  });

  // storefront §7: "POST /api/commerce/shopping-cart/entries | JSON itemId, sku, quantity, additionalFields (JSON string)"
  it('returns every field of the cart and its entry after an add', async () => {
    const { shoppingCart, newlyAdded } = await readAdd(
      await visitor.add({ ...mug, quantity: 2, additionalFields: '{"Name":"Ada"}' }),
    );
    expect(newlyAdded).toEqual({
      id: expect.any(String),
      itemId: 'item-mug',
      quantity: 2,
      addedQuantity: 2,
      chosenVariant: { sku: 'MUG-OAT-SMALL', attributes: { Glaze: 'Oat', Size: 'Small' } },
      title: 'Harbour Mug',
      productType: 'physical',
      subTotal: 4800,
      purchasePriceCents: 2400,
      regularPriceCents: null,
      maxQuantity: null,
      additionalFields: { Name: 'Ada' },
      additionalFieldsFormId: null,
      answers: [{ label: 'Name', text: 'Ada' }],
      imageUrl: '/images/mug-oat.svg',
      itemUrl: '/shop/mug',
    });
    expect(shoppingCart).toEqual({
      id: expect.any(String),
      websiteId: 'vitrine-shop',
      orderId: null,
      created: expect.any(Number),
      isPurchased: false,
      entries: [expect.objectContaining({ id: newlyAdded.id })],
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      shippingCountries: expect.arrayContaining(['US', 'DE', 'JP']),
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      automaticDiscounts: [],
      invalidCoupons: [],
      freeShipping: { fromCents: 12000, leftCents: 7200 },
      minimumSubtotalCents: 300,
      subtotalCents: 4800,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 4800,
      totalQuantity: 2,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: true,
      currency: 'USD',
    });
    expect(await visitor.cart()).toEqual(shoppingCart);
  });

  // storefront §7: "query mock (true/false), timecode, calculateSubtotal (true/false)"
  it('leaves the sums at 0 with calculateSubtotal=false', async () => {
    await visitor.add(mug);
    const response = await visitor.send(`${cartPath}?calculateSubtotal=false&timecode=1`);
    expect(await response.json()).toMatchObject({ totalQuantity: 1, subtotalCents: 0 });
  });

  it('returns a made-up cart with mock=true and keeps the visitor’s own', async () => {
    const response = await visitor.send(`${cartPath}?mock=true`);
    expect(await response.json()).toMatchObject({
      id: 'mock',
      totalQuantity: 6,
      subtotalCents: 2400 + 2 * 900 + 3 * 2500,
      hasDigital: true,
    });
    expect(visitor.cookies.has('hasCart')).toBe(false);
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it('forbids caching a cart', async () => {
    expect((await visitor.send(cartPath)).headers.get('Cache-Control')).toBe('no-store');
  });

  it('increases the quantity when the same item, variant and fields are added again', async () => {
    const first = await readAdd(await visitor.add({ ...mug, additionalFields: '{"a":1,"b":2}' }));
    const again = await readAdd(
      await visitor.add({ ...mug, quantity: 3, additionalFields: '{"b":2,"a":1}' }),
    );
    expect(again.newlyAdded).toMatchObject({
      id: first.newlyAdded.id,
      quantity: 4,
      addedQuantity: 3,
    });
    await visitor.add(mug);
    const { entries } = await visitor.cart();
    expect(entries.map(({ quantity, additionalFields }) => [quantity, additionalFields])).toEqual([
      [4, { a: 1, b: 2 }],
      [1, null],
    ]);
  });

  it('defaults to the only variant and quantity 1', async () => {
    const { newlyAdded } = await readAdd(
      await visitor.add({ itemId: 'item-pattern', sku: null, quantity: null }),
    );
    expect(newlyAdded).toMatchObject({ quantity: 1, chosenVariant: { sku: 'PATTERN' } });
  });

  it('charges the sale price of a variant on sale', async () => {
    const { newlyAdded } = await readAdd(await visitor.add(scarceMug));
    expect(newlyAdded.purchasePriceCents).toBe(2599);
  });

  it('recognises a purely digital cart', async () => {
    const { shoppingCart } = await readAdd(await visitor.add({ itemId: 'item-pattern' }));
    expect(shoppingCart).toMatchObject({
      hasDigital: true,
      purelyDigital: true,
      requiresShipping: false,
    });
  });

  // Storefront §7 says what a call may hold, not that it may hold nothing else; its quantity has no type.
  it('ignores members it does not know, and reads a quantity as text', async () => {
    const body = { ...mug, quantity: '3', source: 'another client' };
    expect((await readAdd(await visitor.add(body))).newlyAdded).toMatchObject({ quantity: 3 });
  });

  it.each([
    [
      'text that is no number',
      { quantity: '' },
      'quantity-not-numeric',
      'Quantity must be a number.',
    ],
    ['no number', { quantity: 'two' }, 'quantity-not-numeric', 'Quantity must be a number.'],
    ['a fraction', { quantity: 1.5 }, 'quantity-not-whole', 'Quantity must be a whole number'],
    ['zero', { quantity: 0 }, 'quantity-too-small', 'Quantity must be 1 or more.'],
    ['a negative', { quantity: -3 }, 'quantity-too-small', 'Quantity must be 1 or more.'],
    ['too many', { quantity: 10_000 }, 'quantity-too-large', 'Quantity must be 9999 or less.'],
    ['an unknown sku', { sku: 'MUG-GOLD' }, 'no-variant', unavailable],
    ['an unknown item', { itemId: 'item-none' }, 'item-unavailable', unavailable],
    ['no variant', { sku: null }, 'missing-options', 'Please select the Glaze and Size options.'],
    [
      'no denomination',
      { itemId: 'item-gift', sku: null },
      'no-denomination',
      'Select a denomination for the Gift Card',
    ],
  ])('refuses an add with %s', async (_, wrong, code, error) => {
    const response = await visitor.add({ ...mug, ...wrong });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error, code });
    expect((await visitor.cart()).entries).toEqual([]);
  });

  it.each([
    ['a sold-out variant', { ...mug, sku: 'MUG-FERN-SMALL' }],
    ['more than there is', { ...scarceMug, quantity: 8 }],
  ])('refuses %s with the sentence of the specification', async (_, wrong) => {
    const response = await visitor.add(wrong);
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({ error: outOfStock, code: 'out-of-stock' });
  });

  it('includes the pieces in the cart, in all entries of the variant', async () => {
    await visitor.add({ ...scarceMug, quantity: 4 });
    expect(
      (await visitor.add({ ...scarceMug, quantity: 3, additionalFields: '{"a":1}' })).status,
    ).toBe(200);
    const response = await visitor.add({ ...scarceMug, additionalFields: '{"a":2}' });
    expect(await response.json()).toMatchObject({ code: 'out-of-stock' });
    expect((await visitor.cart()).totalQuantity).toBe(7);
  });

  it('refuses an entry with more than 9999 pieces', async () => {
    await visitor.add({ ...mug, quantity: 9999 });
    const response = await visitor.add(mug);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'quantity-too-large' });
  });

  it.each([
    ['no item', { sku: 'PATTERN' }, 'itemId'],
    ['a NUL character', { ...mug, itemId: 'item-\u0000' }, 'itemId'],
    ['additional fields that are not JSON', { ...mug, additionalFields: '{' }, 'additionalFields'],
    ['additional fields that are a list', { ...mug, additionalFields: '[1]' }, 'additionalFields'],
    ['additional fields as an object', { ...mug, additionalFields: {} }, 'additionalFields'],
    [
      'additional fields nested 1,900 deep',
      { ...mug, additionalFields: `{"a":${'['.repeat(1_900)}${']'.repeat(1_900)}}` },
      'additionalFields',
    ],
    [
      'additional fields of more than 4 kB',
      { ...mug, additionalFields: JSON.stringify({ text: 'é'.repeat(2_100) }) },
      'additionalFields',
    ],
  ])('refuses a body with %s and names the field', async (_, json, field) => {
    const response = await visitor.add(json);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'The request is not valid.',
      code: 'invalid-request',
      errors: { [field]: expect.any(String) },
    });
  });

  it('refuses one line more than a cart holds, but more of a line that it has', async () => {
    const open = await shop.open({ cartLimits: { lines: 2, fieldBytes: 10 } });
    const stranger = await open.visit();
    const addText = (a: string) =>
      stranger.add({ ...mug, additionalFields: JSON.stringify({ a }) });
    expect([(await addText('1')).status, (await addText('2')).status]).toEqual([200, 200]);
    const response = await addText('3');
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      error: 'Your cart is full. Please remove an item before you add another one.',
      code: 'cart-full',
    });
    expect((await addText('2')).status).toBe(200);
    expect((await addText('too long')).status).toBe(400);
    expect((await stranger.cart()).entries.map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each([
    ['malformed JSON', '{"itemId":', 'application/json', 400, 'malformed-body'],
    ['another type', 'itemId=1', 'text/plain', 415, 'unsupported-media-type'],
    ['more than 64 kB', `"${'x'.repeat(70_000)}"`, 'application/json', 413, 'body-too-large'],
  ])('returns JSON for a body of %s', async (_, body, type, status, code) => {
    const response = await visitor.send(entriesPath, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ error: expect.any(String), code });
  });

  it('refuses an add without any body', async () => {
    const response = await visitor.send(entriesPath, { method: 'POST' });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { itemId: expect.any(String) } });
  });

  it('treats no body as a server error', async () => {
    const { app } = await shop.open({ rateLimits: noLimits });
    const stranger = await createVisitor(app).arrive();
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json());
    const body = fc.oneof(
      fc.jsonValue(),
      fc.record(
        {
          itemId: fc.oneof(fc.constant('item-mug'), text),
          sku: fc.oneof(fc.constant('MUG-OAT-SMALL'), fc.constant(null), text),
          quantity: fc.oneof(fc.integer(), fc.double(), text),
          additionalFields: fc.oneof(fc.json(), text),
        },
        { requiredKeys: [] },
      ),
    );
    const isRefusalOrAdd = fc.asyncProperty(body, async (json) => {
      const { status } = await stranger.send(entriesPath, { method: 'POST', json: json ?? null });
      expect([200, 400, 409]).toContain(status);
    });
    await fc.assert(isRefusalOrAdd, { numRuns: callRuns(150) });
  });

  it('keeps fields that hold a NUL character and a __proto__ as they are', async () => {
    const additionalFields = '{"__proto__":"x","a":"\\u0000"}';
    const response = await visitor.add({ ...mug, additionalFields });
    expect(await response.text()).toContain(`"additionalFields":${additionalFields}`);
  });
});

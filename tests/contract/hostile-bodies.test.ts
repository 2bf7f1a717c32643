import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { buyingOptions } from './buying.js';
import { callRuns, noLimits } from './limits.js';
import { describeShop } from './open-shop.js';
import { cartPath, mug, type TestVisitor } from './visitor.js';

/** Includes lone surrogates and NUL, which JSON can express but PostgreSQL cannot store. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom('', '\u0000', '\ud800', 'x'.repeat(600)),
);
const orElse = (...known: readonly string[]) => fc.oneof(fc.constantFrom(...known), text);
const any = fc.jsonValue();

const recipient = fc.record(
  {
    name: orElse('Grace'),
    email: orElse('grace@example.com'),
    message: orElse('', 'Yours'),
    deliveryDate: fc.oneof(orElse('2026-12-01', '2027-02-30'), fc.constant(null)),
    timeZone: orElse('UTC', 'Europe/Berlin'),
  },
  { requiredKeys: ['name', 'email', 'message', 'deliveryDate', 'timeZone'] },
);

const calls = [
  ['POST', `${cartPath}/coupons`, fc.record({ code: orElse('WELCOME10', 'NONE') })],
  [
    'PUT',
    `${cartPath}/shipping-location`,
    fc.record({ country: orElse('US', 'DE'), region: text, postalCode: text }),
  ],
  ['PUT', `${cartPath}/shipping-option`, fc.record({ optionId: orElse('standard', 'express') })],
  [
    'POST',
    '/api/commerce/express-checkout',
    fc.record({
      itemId: orElse('item-mug', 'item-engraved'),
      sku: fc.oneof(orElse('MUG-OAT-SMALL', 'SPOON'), fc.constant(null)),
      quantity: fc.oneof(fc.integer(), fc.double(), text),
      additionalFields: text,
    }),
  ],
  [
    'POST',
    '/api/3/commerce/cart/subscription',
    fc.record({ itemId: orElse('item-coffee'), qty: fc.oneof(fc.integer(), text) }),
  ],
  [
    'POST',
    '/api/commerce/gift-card',
    fc.record({ itemId: orElse('item-gift'), sku: orElse('GIFT-25'), recipient }),
  ],
] as const;

describeShop('Hostile bodies', (shop) => {
  let visitor: TestVisitor;

  beforeEach(async () => {
    const open = await shop.open({ ...buyingOptions, rateLimits: noLimits });
    visitor = await open.visit();
    await visitor.add(mug);
  });

  it.each(calls)('cause no server error at %s %s', async (method, path, body) => {
    const isAnswered = fc.asyncProperty(fc.oneof(body, any), async (json) => {
      const { status } = await visitor.send(path, { method, json: json ?? null });
      expect([200, 400, 409]).toContain(status);
    });
    await fc.assert(isAnswered, { numRuns: callRuns(60) });
  });

  it.each([
    '/api/commerce/shopping-cart/entries',
    '/api/commerce/express-checkout',
    '/api/3/commerce/cart/subscription',
    '/api/commerce/gift-card',
    '/cart/coupons',
    '/cart/shipping',
  ])('cause no server error as a plain form at %s', async (path) => {
    const form = fc.record({
      itemId: orElse('item-mug', 'item-coffee', 'item-gift'),
      sku: orElse('', 'MUG-OAT-SMALL', 'GIFT-25'),
      quantity: orElse('1'),
      code: orElse('WELCOME10'),
      action: orElse('remove'),
      country: orElse('US'),
      region: text,
      postalCode: text,
      optionId: text,
      cartToken: orElse(''),
      recipientName: orElse(''),
      recipientEmail: orElse('', 'grace@example.com'),
      recipientMessage: text,
      recipientDate: orElse(''),
      recipientTimeZone: orElse('', 'UTC'),
    });
    const isLedOn = fc.asyncProperty(form, async (fields) => {
      const response = await visitor.submit(path, fields);
      expect(response.status).toBe(303);
      expect(response.headers.get('Location')).not.toContain('problem=server');
    });
    await fc.assert(isLedOn, { numRuns: callRuns(40) });
  });
});

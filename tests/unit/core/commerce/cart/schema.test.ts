import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { wireSchemas } from '../../../../../core/commerce/cart/schema.js';

describe('wireSchemas', () => {
  // storefront §3: "subtotalCents, taxCents, shippingCostCents, discountCents, grandTotalCents (numbers, default 0)"
  it('fills in the defaults of the cart', () => {
    expect(z.parse(wireSchemas().cart, { id: 'c1', couponCodes: ['x'], taxCents: null })).toEqual({
      id: 'c1',
      websiteId: '',
      orderId: null,
      created: null,
      isPurchased: false,
      entries: [],
      shippingOptions: [],
      selectedShippingOption: null,
      freeShipping: null,
      shippingLocation: null,
      shippingCountries: [],
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      minimumSubtotalCents: 0,
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: null,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
      currency: '',
    });
  });

  // storefront §3: "id, itemId, quantity, chosenVariant (sku, attributes), title, subTotal, purchasePriceCents"
  it('fills in the defaults of a line', () => {
    const entry = { id: 'e1', itemId: 'mug', quantity: 1, chosenVariant: { sku: 's' } };
    const cart = z.parse(wireSchemas().cart, { id: 'c1', entries: [entry] });
    expect(cart.entries[0]).toEqual({
      ...entry,
      chosenVariant: { sku: 's', attributes: {} },
      title: '',
      productType: 'unknown',
      subTotal: 0,
      purchasePriceCents: 0,
      regularPriceCents: null,
      maxQuantity: null,
      additionalFields: null,
      additionalFieldsFormId: null,
      answers: [],
      imageUrl: null,
      itemUrl: null,
    });
  });

  it.each([
    [
      { minimum: 6, maximum: '60', multipleOf: 6 },
      { minimum: 6, maximum: 60, multipleOf: 6 },
    ],
    [{ minimum: 6, maximum: 60, multipleOf: 0 }, undefined],
    [{ minimum: 6 }, undefined],
    ['any', undefined],
    [null, undefined],
  ])('reads the rule %j of a line', (quantityRule, rule) => {
    const entry = { id: 'e1', itemId: 'mug', quantity: 6, quantityRule };
    const cart = z.parse(wireSchemas().cart, { id: 'c1', entries: [entry] });
    expect(cart.entries[0]?.quantityRule).toEqual(rule);
  });

  it('reads coupons, shipping and tax, with defaults for what is only said', () => {
    const express = { id: 'express', title: 'Express', description: 'Tomorrow', costCents: 990 };
    const cart = {
      id: 'c1',
      shippingOptions: [express, { id: 'pickup', costCents: 0 }],
      selectedShippingOption: express,
      shippingLocation: { country: 'DE' },
      shippingCountries: ['DE', 'FR'],
      applicableTaxRules: [{ title: 'VAT', rate: 0.19, amountCents: 190 }],
      coupons: [{ code: 'TEN', title: 'Ten off' }, { code: 'OLD' }],
      validCoupons: [{ code: 'TEN', title: 'Ten off', discountCents: 10 }],
      invalidCoupons: [{ code: 'OLD', reason: 'It has expired.' }],
      minimumSubtotalCents: 500,
    };
    expect(z.parse(wireSchemas().cart, cart)).toMatchObject({
      ...cart,
      shippingOptions: [express, { id: 'pickup', title: '', description: '', costCents: 0 }],
      shippingLocation: { country: 'DE', region: '', postalCode: '' },
      coupons: [
        { code: 'TEN', title: 'Ten off' },
        { code: 'OLD', title: '' },
      ],
      invalidCoupons: [{ code: 'OLD', title: '', reason: 'It has expired.' }],
    });
  });

  it.each([
    ['shippingOptions', [{ id: 'a' }, 7, { id: 'b', costCents: 1 }], [{ id: 'b' }]],
    ['shippingOptions', 'none', []],
    ['selectedShippingOption', { id: 'a' }, null],
    ['shippingLocation', 'Berlin', null],
    ['shippingCountries', ['DE', 49, null], ['DE']],
    ['applicableTaxRules', [{ title: 'VAT', rate: '19 %', amountCents: 1 }], []],
    ['coupons', [{ title: 'Ten' }, { code: 'TEN' }], [{ code: 'TEN' }]],
    ['validCoupons', [{ code: 'TEN' }], []],
    ['invalidCoupons', { code: 'TEN' }, []],
  ])('leaves out of %s what is wrong, and keeps the cart', (name, given, kept) => {
    const cart = z.parse(wireSchemas().cart, { id: 'c1', [name]: given });
    expect(cart).toMatchObject({ id: 'c1', [name]: kept });
    const known = cart[name as keyof typeof cart];
    if (Array.isArray(known)) expect(known).toHaveLength((kept as unknown[]).length);
  });

  it.each([
    ['productType', 'gift-card', 'gift-card'],
    ['productType', 'balloon', 'unknown'],
    ['regularPriceCents', 500, 500],
    ['regularPriceCents', '5.00', null],
    ['maxQuantity', 3, 3],
    ['maxQuantity', 'many', null],
    ['additionalFieldsFormId', 'engraving', 'engraving'],
    ['additionalFieldsFormId', 12, '12'],
    ['additionalFieldsFormId', {}, null],
    [
      'answers',
      [{ label: 'Name', text: 'Ada' }, { label: 'Name' }],
      [{ label: 'Name', text: 'Ada' }],
    ],
    ['answers', 'Ada', []],
  ])('reads %s of a line: %j is %j', (name, given, read) => {
    const entry = { id: 'e1', itemId: 'mug', quantity: 1, [name]: given };
    const cart = z.parse(wireSchemas().cart, { id: 'c1', entries: [entry] });
    expect(cart.entries[0]![name as 'answers']).toEqual(read);
  });

  // Storefront §3 gives these fields no type.
  it.each<[string, unknown, unknown]>([
    ['id', 1042, '1042'],
    ['websiteId', 7, '7'],
    ['websiteId', {}, ''],
    ['orderId', 12, '12'],
    ['orderId', undefined, null],
    ['created', '2026-07-01T10:00:00.000Z', Date.UTC(2026, 6, 1, 10)],
    ['created', 1_700_000_000_000, 1_700_000_000_000],
    ['created', 'yesterday', null],
    ['created', null, null],
    ['totalQuantity', '3', 3],
    ['isPurchased', 'no', false],
  ])('reads %s of a cart: %j is %j', (name, given, read) => {
    const cart = z.parse(wireSchemas().cart, { id: 'c1', [name]: given });
    expect(cart[name as keyof typeof cart]).toEqual(read);
  });

  it.each<[unknown, unknown]>([
    [{ Size: 'Large' }, { Size: 'Large' }],
    [[{ optionName: 'Size', value: 'Large' }], { Size: 'Large' }],
    [[{ name: 'Size', value: 42 }], { Size: '42' }],
    [null, {}],
    ['Large', {}],
  ])('reads the attributes %j of a line as %j', (attributes, read) => {
    const entry = { id: 1, itemId: 2, quantity: '3', chosenVariant: { sku: 4, attributes } };
    const cart = z.parse(wireSchemas().cart, { id: 'c1', entries: [entry] });
    expect(cart.entries[0]).toMatchObject({
      id: '1',
      itemId: '2',
      quantity: 3,
      chosenVariant: { sku: '4', attributes: read },
    });
  });

  // A shopper must not pay for a line that the page does not show.
  it('refuses a cart with a line that it cannot show', () => {
    const entry = { id: 'e1', itemId: 'mug', quantity: 'two' };
    expect(z.safeParse(wireSchemas().cart, { id: 'c1', entries: [entry] }).success).toBe(false);
  });

  it('refuses a total that is no number', () => {
    expect(z.safeParse(wireSchemas().cart, { id: 'c1', subtotalCents: '12' }).success).toBe(false);
  });

  it('treats an invalid newlyAdded as unknown', () => {
    const answer = z.parse(wireSchemas().added, { shoppingCart: { id: 'c1' }, newlyAdded: ['e1'] });
    expect(answer.newlyAdded).toBeNull();
  });
});

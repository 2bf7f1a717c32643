import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { wireSchemas } from '../../../../../core/commerce/cart/schema.js';

describe('wireSchemas', () => {
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
      shippingLocation: null,
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotalCents: 0,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: 0,
      totalQuantity: 0,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: false,
      currency: '',
    });
  });

  it('fills in the defaults of a line', () => {
    const entry = { id: 'e1', itemId: 'mug', quantity: 1, chosenVariant: { sku: 's' } };
    const cart = z.parse(wireSchemas().cart, { id: 'c1', entries: [entry] });
    expect(cart.entries[0]).toEqual({
      ...entry,
      chosenVariant: { sku: 's', attributes: {} },
      title: '',
      subTotal: 0,
      purchasePriceCents: 0,
      additionalFields: null,
      imageUrl: null,
      itemUrl: null,
    });
  });

  it('refuses a total that is no number', () => {
    expect(z.safeParse(wireSchemas().cart, { id: 'c1', subtotalCents: '12' }).success).toBe(false);
  });

  it('takes a newlyAdded of another form as unknown', () => {
    const answer = z.parse(wireSchemas().added, { shoppingCart: { id: 'c1' }, newlyAdded: ['e1'] });
    expect(answer.newlyAdded).toBeNull();
  });
});

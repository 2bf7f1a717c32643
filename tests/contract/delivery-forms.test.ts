import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { buyingOptions, readCheckout, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, type TestVisitor } from './visitor.js';

describeShop('The plain forms for coupons and shipping', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
    visitor = await open.visit();
    await visitor.add(mug);
  });

  const goesTo = (response: Response, path: string) => {
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe(path);
  };

  it('enter and remove a coupon', async () => {
    goesTo(await visitor.submit('/cart/coupons', { action: 'apply', code: 'welcome10' }), '/cart');
    expect((await visitor.cart()).discountCents).toBe(240);
    goesTo(await visitor.submit('/cart/coupons', { action: 'remove', code: 'WELCOME10' }), '/cart');
    expect((await visitor.cart()).coupons).toEqual([]);
  });

  it.each([
    ['coupon-unknown', { code: 'NONE' }],
    ['coupon-expired', { code: 'SUMMER24' }],
    ['coupon-minimum', { code: 'TIDE5' }],
    ['invalid-request', { code: '' }],
    ['crumb', { code: 'WELCOME10', crumb: 'stale' }],
  ])('redirect to the cart page with the problem %s', async (code, form) => {
    goesTo(await visitor.submit('/cart/coupons', form), `/cart?problem=${code}`);
    expect((await visitor.cart()).coupons).toEqual([]);
  });

  it('set the shipping location and option', async () => {
    const form = { country: 'US', region: 'NY', postalCode: '10001' };
    goesTo(await visitor.submit('/cart/shipping', form), '/cart');
    expect(await visitor.cart()).toMatchObject({ selectedShippingOption: { id: 'standard' } });
    await visitor.submit('/cart/shipping', { ...form, optionId: 'express' });
    expect(await visitor.cart()).toMatchObject({ selectedShippingOption: { id: 'express' } });
    await visitor.submit('/cart/shipping', { optionId: 'standard' });
    expect(await visitor.cart()).toMatchObject({
      shippingLocation: form,
      selectedShippingOption: { id: 'standard' },
    });
  });

  it('select the first option if the form names one of another country', async () => {
    const form = { country: 'JP', region: '', postalCode: '100-0001', optionId: 'express' };
    goesTo(await visitor.submit('/cart/shipping', form), '/cart');
    expect(await visitor.cart()).toMatchObject({ selectedShippingOption: { id: 'tracked' } });
  });

  it.each([
    ['shipping-country', { country: 'AQ' }],
    ['invalid-request', { country: 'Germany' }],
  ])('redirect to the cart page with the shipping problem %s', async (code, form) => {
    goesTo(await visitor.submit('/cart/shipping', form), `/cart?problem=${code}`);
    expect((await visitor.cart()).shippingLocation).toBeNull();
  });

  it('redirect to the checkout if they are on it', async () => {
    const form = { page: 'checkout', code: 'WELCOME10' };
    goesTo(await visitor.submit('/cart/coupons', form), '/checkout');
    goesTo(
      await visitor.submit('/cart/coupons', { ...form, code: 'NONE' }),
      '/checkout?problem=coupon-unknown',
    );
  });

  it('change the cart of a direct purchase by its token, and redirect to its page', async () => {
    const response = await visitor.send('/api/commerce/express-checkout', {
      method: 'POST',
      json: { ...mug, quantity: 2 },
    });
    const { cartToken } = z.object({ cartToken: z.string() }).parse(await response.json());
    const page = `/checkout?${new URLSearchParams({ cartToken })}`;
    goesTo(await visitor.submit('/cart/coupons', { cartToken, code: 'WELCOME10' }), page);
    expect(await readCheckout(open, cartToken)).toMatchObject({ discountCents: 480 });
    expect((await visitor.cart()).discountCents).toBe(0);
    goesTo(
      await visitor.submit('/cart/shipping', { cartToken, country: 'AQ' }),
      `${page}&problem=shipping-country`,
    );
    // The visitor's own cart is still theirs.
    expect(await readCheckout(open, tokenOf(visitor))).toMatchObject({ totalQuantity: 1 });
  });

  it('keep the visitor’s own cart if the token is not valid', async () => {
    const form = { cartToken: 'from.elsewhere', code: 'WELCOME10' };
    goesTo(await visitor.submit('/cart/coupons', form), '/cart?problem=cart-expired');
    expect((await visitor.cart()).totalQuantity).toBe(1);
  });
});

import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Call, Environment } from '../../ground/http/index.js';
import { readChangeHeaders } from '../../ground/routing/index.js';
import type { CartWork } from './cart-work.js';
import { changeCart } from './change-cart.js';
import {
  enterCouponRoute,
  removeCouponRoute,
  shippingLocationRoute,
  shippingOptionRoute,
} from './delivery-openapi.js';
import { enterCoupon, removeCoupon } from './enter-coupon.js';
import { intentOrderOf } from './intent-order.js';
import type { CartRouteContext } from './route-context.js';
import { chooseShippingOption, readShippingLocation, setShippingLocation } from './shipping.js';

/** The calls of coupons, shipping location and shipping option. Every kind of cart accepts them. */
export function addDeliveryRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  async function respond(c: Call, content: unknown, change: (work: CartWork) => Promise<void>) {
    const { cart } = await changeCart(context, c, {
      ...readChangeHeaders(c),
      content,
      order: intentOrderOf(c),
      carts: 'all',
      prepare: () =>
        Promise.resolve(async (work) => {
          await change(work);
          return null;
        }),
    });
    return c.json({ shoppingCart: cart }, 200);
  }

  app.openapi(enterCouponRoute, (c) => {
    const content = c.req.valid('json');
    return respond(c, content, (work) => enterCoupon(work, content.code));
  });

  app.openapi(removeCouponRoute, (c) => {
    const { code } = c.req.valid('param');
    return respond(c, null, (work) => removeCoupon(work, code));
  });

  app.openapi(shippingLocationRoute, (c) => {
    const content = c.req.valid('json');
    return respond(c, content, async (work) => {
      const terms = await work.terms.current(work.transaction);
      await setShippingLocation(work, readShippingLocation(content, terms));
    });
  });

  app.openapi(shippingOptionRoute, (c) => {
    const content = c.req.valid('json');
    return respond(c, content, (work) => chooseShippingOption(work, content.optionId));
  });
}

import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  chooseShippingOption,
  enterCoupon,
  loadCart,
  readShippingLocation,
  removeCoupon,
  setShippingLocation,
  type Counting,
} from './index.js';
import type { Queryable } from '../database/index.js';
import type { Call, Environment } from '../http/index.js';
import { changeCart } from './change-cart.js';
import {
  enterCouponRoute,
  removeCouponRoute,
  shippingLocationRoute,
  shippingOptionRoute,
} from './delivery-openapi.js';
import type { Parts } from '../routing/context.js';
import { orderOf, proofOf } from '../routing/change-headers.js';

type Change = (transaction: Queryable, cartId: string, counting: Counting) => Promise<void>;

/** Coupons, and where and how the goods go. They may be told to every kind of cart. */
export function addDeliveryCalls(app: OpenAPIHono<Environment>, parts: Parts): void {
  async function answerChange(c: Call, content: unknown, change: Change) {
    const { cart } = await changeCart(parts, c, {
      ...proofOf(c),
      content,
      missingCart: 'refuse',
      carts: 'all',
      async run(transaction, cartId, counting) {
        await change(transaction, cartId, counting);
        return { cart: await loadCart(transaction, cartId, counting) };
      },
    });
    return c.json({ shoppingCart: cart }, 200);
  }

  app.openapi(enterCouponRoute, (c) => {
    const content = c.req.valid('json');
    const order = orderOf(c);
    return answerChange(c, content, (transaction, cartId, counting) =>
      enterCoupon(transaction, cartId, content.code, order, counting),
    );
  });

  app.openapi(removeCouponRoute, (c) => {
    const { code } = c.req.valid('param');
    const order = orderOf(c);
    return answerChange(c, null, (transaction, cartId) =>
      removeCoupon(transaction, cartId, code, order),
    );
  });

  app.openapi(shippingLocationRoute, (c) => {
    const content = c.req.valid('json');
    const order = orderOf(c);
    return answerChange(c, content, (transaction, cartId, { terms }) =>
      setShippingLocation(transaction, cartId, readShippingLocation(content, terms), order),
    );
  });

  app.openapi(shippingOptionRoute, (c) => {
    const content = c.req.valid('json');
    const order = orderOf(c);
    return answerChange(c, content, (transaction, cartId, counting) =>
      chooseShippingOption(transaction, cartId, content.optionId, order, counting),
    );
  });
}

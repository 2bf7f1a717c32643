import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Environment } from '../http/index.js';
import { admitChange, readChangeHeaders } from '../routing/index.js';
import { findCart } from './cart-rows.js';
import { handOffRoute } from './openapi.js';
import type { CartRouteContext } from './route-context.js';

/** Our own call: a page of another origin is about to send its visitor to the shop. */
export function addHandOffRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  const { database, handOffs, visitors, clock } = context;

  app.openapi(handOffRoute, async (c) => {
    const visitor = visitors.identify(c);
    await admitChange(context, c, visitor, readChangeHeaders(c).crumb);
    if (visitor.cartId === null) throw new Problem('cart-expired');
    await findCart(database, visitor.cartId, clock.now());
    const query = new URLSearchParams({ cartCode: await handOffs.offer(visitor.cartId) });
    return c.json({ cartUrl: `/cart?${query}`, checkoutUrl: `/checkout?${query}` }, 200);
  });
}

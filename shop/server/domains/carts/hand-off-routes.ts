import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, type Environment } from '../../ground/http/index.js';
import { admitChange, readChangeHeaders } from '../../ground/routing/index.js';
import { findCart } from './cart-rows.js';
import { withPresentCart } from './held-carts.js';
import { handOffRoute } from './openapi.js';
import type { CartRouteContext } from './route-context.js';

/** Our own call: a page of another origin is about to send its visitor to the shop. */
export function addHandOffRoutes(app: OpenAPIHono<Environment>, context: CartRouteContext): void {
  const { database, handOffs, heldCarts, visitors, clock } = context;

  app.openapi(handOffRoute, async (c) => {
    const visitor = visitors.identify(c);
    await admitChange(context, c, visitor, readChangeHeaders(c).crumb);
    const cartCode = await withPresentCart(heldCarts, c, visitor, async ({ cartId }) => {
      if (cartId === null) throw new Problem('cart-expired');
      await findCart(database, cartId, clock.now());
      return handOffs.offer(cartId);
    });
    const query = new URLSearchParams({ cartCode });
    return c.json({ cartUrl: `/cart?${query}`, checkoutUrl: `/checkout?${query}` }, 200);
  });
}

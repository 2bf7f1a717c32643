import type { Hono } from 'hono';
import type { PageVariables } from '../security-headers.js';
import { notFoundView } from '../views/error-page.js';
import { orderConfirmedView } from '../views/checkout/order-confirmed.js';
import type { CheckoutParts } from './render-checkout.js';

/** `/order-confirmed/{orderId}`. The id cannot be guessed, and only the buyer's browser was redirected to it. */
export function addOrderPage(
  app: Hono<PageVariables>,
  { services: { checkout }, render }: CheckoutParts,
): void {
  app.get('/order-confirmed/:orderId', async (c) => {
    const order = await checkout.order(c.req.param('orderId'));
    if (order === null) return render(c, 'error-page', notFoundView(), { status: 404 });
    checkout.forget(c, order.purchasedCartId);
    return render(c, 'order-confirmed', orderConfirmedView(order), { cache: 'no-store' });
  });
}

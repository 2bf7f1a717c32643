import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readProblem } from '../problems.js';
import { readForm } from '../read-form.js';
import type { PageVariables } from '../page-call.js';
import { notFoundView } from '../views/error-page.js';
import { orderConfirmedView } from '../views/checkout/order-confirmed.js';
import { orderStateView } from '../views/checkout/order-state.js';
import type { CheckoutContext } from './checkout-context.js';

const page = '/order-confirmed/:orderId';

/**
 * `/order-confirmed/{orderId}`: the whole order for the browser that bought it and for the owner; its number and state
 * for everybody else, with a form that mails the buyer a link.
 */
export function addOrderPage(
  app: Hono<PageVariables>,
  { services, render }: CheckoutContext,
): void {
  const { checkout, downloads, orderLinks, orderManagement, subscriptions, crumbs, callers } =
    services;

  app.get(page, async (c) => {
    const seen = await checkout.orderFor(c, c.req.param('orderId'));
    if (seen === null) return render(c, 'error-page', notFoundView(), { status: 404 });
    if (seen.order !== null) {
      checkout.forget(c, seen.order.purchasedCartId);
      const progress = await orderManagement.progress(seen.order.id);
      if (progress === null) throw new Error('The order has no state.');
      const files = await downloads.list(seen.order);
      const isBuyer = await checkout.isBuyer(c, seen.order.id);
      const subscriptionId = isBuyer ? await subscriptions.idOfOrder(seen.order.id) : null;
      const bought = { cards: seen.cards, subscriptionId };
      const view = orderConfirmedView(seen.order, { ...progress, files }, bought);
      return render(c, 'order-confirmed', view, { cache: 'no-store' });
    }
    const view = orderStateView(seen.state, {
      crumb: crumbs.issue(c),
      isAsked: c.req.query('link') === 'asked',
      problem: readProblem(c),
    });
    return render(c, 'order-state', view, { cache: 'no-store' });
  });

  app.post(`${page}/link`, async (c) => {
    const orderId = c.req.param('orderId');
    const seen = await checkout.orderFor(c, orderId);
    if (seen === null) return render(c, 'error-page', notFoundView(), { status: 404 });
    const { crumb, email = '' } = await readForm(c);
    const address = `/order-confirmed/${encodeURIComponent(orderId)}`;
    try {
      crumbs.check(c, crumb);
      const visitor = `address:${callers.address(c)}`;
      await orderLinks.send(orderId, { email, visitor });
      return c.redirect(`${address}?link=asked`, seeOther);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      return c.redirect(`${address}?problem=${error.code}`, seeOther);
    }
  });
}

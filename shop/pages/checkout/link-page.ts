import type { Hono } from 'hono';
import { orderPath } from '../../server/index.js';
import type { PageVariables } from '../page-call.js';
import { linkEndedView } from '../views/error-page.js';
import { orderLinkView } from '../views/checkout/order-link.js';
import type { CheckoutContext } from './checkout-context.js';
import { addMailedLink } from './mailed-link.js';

const path = '/order-link';

/** `/order-link?code=`: the link of a mail to an order. */
export function addLinkPage(app: Hono<PageVariables>, { services, render }: CheckoutContext): void {
  addMailedLink(app, services, {
    route: path,
    pathIn: () => path,
    show: (c) =>
      render(c, 'order-link', orderLinkView(services.crumbs.issue(c)), { cache: 'no-store' }),
    showEnded: (c) => render(c, 'error-page', linkEndedView(), { status: 404, cache: 'no-store' }),
    placeOf: orderPath,
  });
}

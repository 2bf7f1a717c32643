import type { Hono } from 'hono';
import { Problem, seeOther } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import { linkEndedView } from '../views/error-page.js';
import { orderLinkView } from '../views/checkout/order-link.js';
import type { CheckoutParts } from './checkout-parts.js';

const path = '/order-link';

/**
 * `/order-link?code=`: the link of a mail. The code leaves the address at once; a press of the page's button uses it up,
 * because programs that look at mails open links too.
 */
export function addLinkPage(app: Hono<PageVariables>, { services, render }: CheckoutParts): void {
  const { checkout, orderLinks, crumbs } = services;

  const renderEnded = (c: PageCall) =>
    render(c, 'error-page', linkEndedView(), { status: 404, cache: 'no-store' });

  app.get(path, (c) => {
    const code = c.req.query('code');
    if (code !== undefined) {
      checkout.linkCode.keep(c, code);
      return c.redirect(path, seeOther);
    }
    if (checkout.linkCode.read(c) === null) return renderEnded(c);
    return render(c, 'order-link', orderLinkView(crumbs.issue(c)), { cache: 'no-store' });
  });

  app.post(path, async (c) => {
    const { crumb } = await readForm(c);
    try {
      crumbs.check(c, crumb);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The page has another crumb now, so that the next press works.
      return c.redirect(path, seeOther);
    }
    const code = checkout.linkCode.read(c);
    const orderId = code === null ? null : await orderLinks.redeem(code);
    checkout.linkCode.drop(c);
    if (orderId === null) return renderEnded(c);
    checkout.grant(c, orderId);
    return c.redirect(`/order-confirmed/${encodeURIComponent(orderId)}`, seeOther);
  });
}

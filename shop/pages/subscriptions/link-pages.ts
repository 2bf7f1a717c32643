import type { Hono } from 'hono';
import { orderPath, seeOther, subscriptionLinkPath } from '../../server/index.js';
import { addMailedLink } from '../checkout/mailed-link.js';
import { readForm } from '../read-form.js';
import type { PageCall, PageVariables } from '../page-call.js';
import { subscriptionLinkView, subscriptionPath } from '../views/subscription/index.js';
import {
  createOwnSubscriptions,
  refusalCode,
  subscriptionRoute,
  type SubscriptionContext,
} from './own-subscription.js';

const idIn = (c: PageCall) => c.req.param('id') ?? '';

/** `/subscriptions/{id}/open?code=`: the link of a mail; `/subscriptions/{id}/link` mails one more. */
export function addSubscriptionLinkPages(
  app: Hono<PageVariables>,
  context: SubscriptionContext,
): void {
  const { services, render } = context;
  const { callers, crumbs, orderLinks, subscriptions } = services;
  const { readOwn, leave, answerUnknown } = createOwnSubscriptions(context);

  addMailedLink(app, services, {
    route: `${subscriptionRoute}/open`,
    pathIn: (c) => subscriptionLinkPath(idIn(c)),
    show: (c) =>
      render(c, 'order-link', subscriptionLinkView(idIn(c), crumbs.issue(c)), {
        cache: 'no-store',
      }),
    showEnded: async (c) =>
      (await readOwn(c)) === null
        ? answerUnknown(c, { isEnded: true })
        : c.redirect(subscriptionPath(idIn(c)), seeOther),
    placeOf: async (orderId) => {
      const id = await subscriptions.idOfOrder(orderId);
      const whole = id === null ? null : await subscriptions.find(id);
      // Further orders of a subscription do not open it.
      return whole?.subscription.orderId === orderId
        ? subscriptionPath(whole.subscription.id)
        : orderPath(orderId);
    },
  });

  // Mails of before have links that never ended. What they name is all that is left of them.
  app.get('/subscriptions/open/:signed', (c) => {
    const [id = ''] = c.req.param('signed').split('.');
    return c.redirect(subscriptionLinkPath(id), seeOther);
  });

  app.post(`${subscriptionRoute}/link`, async (c) => {
    const { crumb, email = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const whole = await subscriptions.find(idIn(c));
      // One that does not exist is answered like another one, and counts like it.
      const { orderId = '', title = '' } = whole?.subscription ?? {};
      await orderLinks.send(orderId, {
        email,
        visitor: `address:${callers.address(c)}`,
        subscription: { path: subscriptionLinkPath(idIn(c)), title },
      });
      return leave(c, 'link=asked');
    } catch (error) {
      return leave(c, `problem=${refusalCode(error)}`);
    }
  });
}

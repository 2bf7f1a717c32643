import type { Hono } from 'hono';
import { seeOther, subscriptionChanges, type SubscriptionChange } from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageVariables } from '../page-call.js';
import {
  cancelQuestionView,
  subscriptionPageView,
  subscriptionPath,
} from '../views/subscription/index.js';
import { addSubscriptionAddressPages } from './address-pages.js';
import { addSubscriptionLinkPages } from './link-pages.js';
import { addSubscriptionPaymentPages } from './payment-pages.js';
import {
  createOwnSubscriptions,
  readRefusal,
  refusalCode,
  subscriptionRoute as page,
  type SubscriptionContext,
} from './own-subscription.js';

/**
 * `/subscriptions/{id}`: a subscription, for the browser and the member that bought it, and for browsers in which the
 * link of a mail was opened.
 */
export function addSubscriptionPages(app: Hono<PageVariables>, context: SubscriptionContext): void {
  const { services, render } = context;
  const { crumbs, limits, subscriptions, terms } = services;
  const { readOwn, answerUnknown } = createOwnSubscriptions(context);
  addSubscriptionLinkPages(app, context);
  addSubscriptionAddressPages(app, context);
  addSubscriptionPaymentPages(app, context);

  app.get(page, async (c) => {
    const whole = await readOwn(c);
    if (whole === null) return answerUnknown(c);
    const view = subscriptionPageView({
      whole,
      crumb: crumbs.issue(c),
      done: c.req.query('done') ?? null,
      problem: readRefusal(c),
      isWithTax: terms.includedTax(whole.subscription.currency) !== null,
    });
    return render(c, 'subscription', view, { cache: 'no-store' });
  });

  app.get(`${page}/cancel`, async (c) => {
    const whole = await readOwn(c);
    if (whole === null) return answerUnknown(c);
    if (!whole.changes.includes('cancel')) {
      return c.redirect(subscriptionPath(whole.subscription.id), seeOther);
    }
    const view = cancelQuestionView(whole.subscription, crumbs.issue(c));
    return render(c, 'subscription-cancel', view, { cache: 'no-store' });
  });

  app.post(`${page}/:change`, async (c) => {
    const address = subscriptionPath(c.req.param('id'));
    const { crumb, turn } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      await limits.count(c, 'changes');
      const change = toChange(c.req.param('change'));
      const whole = await readOwn(c);
      if (change === null || whole === null) return await answerUnknown(c);
      const { id } = whole.subscription;
      await subscriptions.change({ id, change, seenTurn: Number(turn) }, 'buyer');
      return c.redirect(`${address}?done=${change}`, seeOther);
    } catch (error) {
      return c.redirect(`${address}?problem=${refusalCode(error)}`, seeOther);
    }
  });
}

function toChange(text: string | undefined): SubscriptionChange | null {
  return subscriptionChanges.find((known) => known === text) ?? null;
}

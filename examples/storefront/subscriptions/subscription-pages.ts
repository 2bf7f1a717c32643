import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../../core/net/index.js';
import { seeOther, subscriptionChanges, type SubscriptionChange } from '../../server/index.js';
import { problemSentence } from '../problems.js';
import { readForm } from '../read-form.js';
import type { PageCall } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import {
  cancelQuestionView,
  changedSentence,
  subscriptionPageView,
  subscriptionPath,
} from '../views/subscription/index.js';
import { addSubscriptionAddressPages } from './address-pages.js';
import { addSubscriptionPaymentPages } from './payment-pages.js';
import {
  createOwnSubscriptions,
  refusalCode,
  subscriptionRoute as page,
  type SubscriptionParts,
} from './own-subscription.js';

/**
 * `/subscriptions/{id}`: a subscription, for the browser and the member that bought it. The signed link of mails lets one
 * more browser in, and leaves the address at once, so that nothing keeps it.
 */
export function addSubscriptionPages(app: Hono<PageVariables>, parts: SubscriptionParts): void {
  const { services, render } = parts;
  const { checkout, crumbs, limits, subscriptions, terms } = services;
  const { readOwn, answerUnknown } = createOwnSubscriptions(parts);
  addSubscriptionAddressPages(app, parts);
  addSubscriptionPaymentPages(app, parts);

  app.get('/subscriptions/open/:signed', async (c) => {
    const subscription = await subscriptions.open(c.req.param('signed'));
    if (subscription === null) return answerUnknown(c);
    checkout.grant(c, subscription.orderId);
    return c.redirect(subscriptionPath(subscription.id), seeOther);
  });

  app.get(page, async (c) => {
    const whole = await readOwn(c);
    if (whole === null) return answerUnknown(c);
    const view = subscriptionPageView({
      whole,
      crumb: crumbs.issue(c),
      done: c.req.query('done') ?? null,
      problem: readProblem(c),
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

function readProblem(c: PageCall): string | null {
  const code = c.req.query('problem');
  if (code === 'subscription-state') return changedSentence();
  return problemSentence(code, { hasCookies: getCookie(c, crumbCookie) !== undefined });
}

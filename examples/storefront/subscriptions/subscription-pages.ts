import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { crumbCookie } from '../../../core/net/index.js';
import {
  Problem,
  seeOther,
  subscriptionChanges,
  SubscriptionError,
  type SubscriptionChange,
  type WholeSubscription,
} from '../../server/index.js';
import { problemSentence } from '../problems.js';
import { readForm } from '../read-form.js';
import type { PageCall, Render } from '../rendering.js';
import type { PageVariables } from '../security-headers.js';
import type { StorefrontServices } from '../services.js';
import { subscriptionUnknownView } from '../views/error-page.js';
import {
  cancelQuestionView,
  changedSentence,
  subscriptionPageView,
  subscriptionPath,
} from '../views/subscription/index.js';

interface SubscriptionParts {
  readonly services: Pick<
    StorefrontServices,
    'checkout' | 'crumbs' | 'limits' | 'subscriptions' | 'terms'
  >;
  readonly render: Render;
}

const page = '/subscriptions/:id';

/**
 * `/subscriptions/{id}`: a subscription, for the browser and the member that bought it. The signed link of mails lets one
 * more browser in, and leaves the address at once, so that nothing keeps it.
 */
export function addSubscriptionPages(
  app: Hono<PageVariables>,
  { services, render }: SubscriptionParts,
): void {
  const { checkout, crumbs, limits, subscriptions, terms } = services;

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
      done: toChange(c.req.query('done')),
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

  /** Null for everybody but the buyer. */
  async function readOwn(c: PageCall): Promise<WholeSubscription | null> {
    const whole = await subscriptions.find(c.req.param('id') ?? '');
    if (whole === null) return null;
    return (await checkout.isBuyer(c, whole.subscription.orderId)) ? whole : null;
  }

  function answerUnknown(c: PageCall) {
    const view = subscriptionUnknownView();
    return render(c, 'error-page', view, { status: 404, cache: 'no-store' });
  }
}

function toChange(text: string | undefined): SubscriptionChange | null {
  return subscriptionChanges.find((known) => known === text) ?? null;
}

function refusalCode(error: unknown): string {
  if (error instanceof SubscriptionError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}

function readProblem(c: PageCall): string | null {
  const code = c.req.query('problem');
  if (code === 'subscription-state') return changedSentence();
  return problemSentence(code, { hasCookies: getCookie(c, crumbCookie) !== undefined });
}

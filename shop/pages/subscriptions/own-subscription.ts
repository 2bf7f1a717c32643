import {
  Problem,
  seeOther,
  SubscriptionError,
  type WholeSubscription,
} from '../../server/index.js';
import { readProblem } from '../problems.js';
import type { PageCall } from '../page-call.js';
import type { PageContext } from '../page-context.js';
import {
  changedSentence,
  subscriptionPath,
  subscriptionUnknownView,
} from '../views/subscription/index.js';

export type SubscriptionContext = PageContext<
  | 'callers'
  | 'checkout'
  | 'crumbs'
  | 'limits'
  | 'orderLinks'
  | 'paymentProvider'
  | 'subscriptions'
  | 'terms'
>;

export const subscriptionRoute = '/subscriptions/:id';

/** What the pages of one subscription begin with. */
export function createOwnSubscriptions({ services, render }: SubscriptionContext) {
  const { checkout, crumbs, subscriptions } = services;

  return {
    /** Null for everybody but the buyer. */
    async readOwn(c: PageCall): Promise<WholeSubscription | null> {
      const whole = await subscriptions.find(c.req.param('id') ?? '');
      if (whole === null) return null;
      return (await checkout.isBuyer(c, whole.subscription.orderId)) ? whole : null;
    },
    /** To the page of the subscription, which says what the query names. */
    leave(c: PageCall, query: string): Response {
      return c.redirect(`${subscriptionPath(c.req.param('id') ?? '')}?${query}`, seeOther);
    },
    /** The page that mails the buyer a link. */
    answerUnknown(c: PageCall, { isEnded = false } = {}): Response | Promise<Response> {
      const view = subscriptionUnknownView({
        id: c.req.param('id') ?? '',
        crumb: crumbs.issue(c),
        isEnded,
        isAsked: c.req.query('link') === 'asked',
        problem: readRefusal(c),
      });
      return render(c, 'order-state', view, { status: 404, cache: 'no-store' });
    },
  };
}

/** What a redirect to the page of a subscription says in its query. */
export const readRefusal = (c: PageCall): string | null =>
  c.req.query('problem') === 'subscription-state' ? changedSentence() : readProblem(c);

/** Why a change was refused. @throws every other error. */
export function refusalCode(error: unknown): string {
  if (error instanceof SubscriptionError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}

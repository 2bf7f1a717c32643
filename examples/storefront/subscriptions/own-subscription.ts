import {
  Problem,
  seeOther,
  SubscriptionError,
  type WholeSubscription,
} from '../../server/index.js';
import type { PageCall, Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';
import { subscriptionUnknownView } from '../views/error-page.js';
import { subscriptionPath } from '../views/subscription/index.js';

export interface SubscriptionParts {
  readonly services: Pick<
    StorefrontServices,
    'callers' | 'checkout' | 'crumbs' | 'limits' | 'payments' | 'subscriptions' | 'terms'
  >;
  readonly render: Render;
}

export const subscriptionRoute = '/subscriptions/:id';

/** What the pages of one subscription begin with. */
export function createOwnSubscriptions({ services, render }: SubscriptionParts) {
  const { checkout, subscriptions } = services;

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
    answerUnknown(c: PageCall): Response | Promise<Response> {
      const view = subscriptionUnknownView();
      return render(c, 'error-page', view, { status: 404, cache: 'no-store' });
    },
  };
}

/** Why a change was refused. @throws every other error. */
export function refusalCode(error: unknown): string {
  if (error instanceof SubscriptionError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}

import type { Hono } from 'hono';
import {
  Problem,
  seeOther,
  subscriptionChanges,
  SubscriptionError,
  subscriptionFilters,
  subscriptionSentence,
  type OwnerActionCode,
  type SubscriptionChange,
} from '../../server/index.js';
import { readForm } from '../read-form.js';
import type { PageVariables } from '../security-headers.js';
import { notFoundView } from '../views/error-page.js';
import {
  changeWords,
  ownerSubscriptionPath,
  ownerSubscriptionView,
  subscriptionsPath,
  subscriptionsView,
} from '../views/owner/subscriptions/index.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

const actions: Readonly<Record<SubscriptionChange, OwnerActionCode>> = {
  pause: 'subscription-paused',
  resume: 'subscription-resumed',
  skip: 'subscription-skipped',
  cancel: 'subscription-cancelled',
};

/** Subscriptions: the list, and each with its orders, attempts and notes. */
export function addSubscriptionPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, subscriptions } = parts.services;

  app.get(subscriptionsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const filter = subscriptionFilters.find((known) => known === c.req.query('state')) ?? null;
      const view = subscriptionsView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        filter,
        page: await subscriptions.list({ filter, cursor }),
        counts: await subscriptions.count(),
        isFirst: cursor === null,
      });
      return parts.render(c, 'owner-subscriptions', view, { cache: 'no-store' });
    }),
  );

  app.get(`${subscriptionsPath}/:id`, async (c) => {
    const whole = await subscriptions.find(c.req.param('id'));
    if (whole === null) {
      return parts.render(c, 'error-page', notFoundView(), { status: 404, cache: 'no-store' });
    }
    const view = ownerSubscriptionView({
      crumb: crumbs.issue(c),
      problem: readProblem(c) ?? subscriptionSentence(c.req.query('problem')),
      notice: readNotice(c.req.query('done')),
      whole,
      typed: c.req.query(),
    });
    return parts.render(c, 'owner-subscription', view, { cache: 'no-store' });
  });

  app.post(`${subscriptionsPath}/:id`, async (c) => {
    const id = c.req.param('id');
    const { crumb, change: wanted = '', note = '' } = await readForm(c);
    try {
      crumbs.check(c, crumb);
      const change = toChange(wanted);
      if (change === null) {
        await subscriptions.note({ id, note }, await owners.recorder(c, 'subscription-note'));
      } else {
        const record = await owners.recorder(c, actions[change]);
        await subscriptions.change({ id, change, note }, 'owner', record);
      }
      return c.redirect(`${ownerSubscriptionPath(id)}?done=${change ?? 'note'}`, seeOther);
    } catch (error) {
      const typed = new URLSearchParams({ change: wanted, note, problem: refusalCode(error) });
      return c.redirect(`${ownerSubscriptionPath(id)}?${typed}`, seeOther);
    }
  });
}

function toChange(text: string | undefined): SubscriptionChange | null {
  return subscriptionChanges.find((known) => known === text) ?? null;
}

function readNotice(done: string | undefined): string | null {
  if (done === 'note') return 'The note is kept.';
  const change = toChange(done);
  return change === null ? null : changeWords[change].done;
}

function refusalCode(error: unknown): string {
  if (error instanceof SubscriptionError) return error.code;
  if (error instanceof Problem && error.status < 500) return error.code;
  throw error;
}

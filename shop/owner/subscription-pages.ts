import type { Hono } from 'hono';
import {
  Problem,
  seeOther,
  subscriptionChanges,
  SubscriptionError,
  subscriptionFilters,
  type OwnerActionCode,
  type SubscriptionChange,
} from '../server/index.js';
import { problemSentence } from '../pages/problems.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  changeWords,
  ownerSubscriptionPath,
  ownerSubscriptionView,
  subscriptionsPath,
  subscriptionsView,
  type OwnerSubscriptionPage,
} from './views/subscriptions/index.js';
import { readProblem, readSearch, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';
import { renderMissing } from './render-missing.js';

const actions: Readonly<Record<SubscriptionChange, OwnerActionCode>> = {
  pause: 'subscription-paused',
  resume: 'subscription-resumed',
  skip: 'subscription-skipped',
  cancel: 'subscription-cancelled',
};

const page = `${subscriptionsPath}/:id` as const;

type ShownPage = Partial<Omit<OwnerSubscriptionPage, 'crumb' | 'whole'>> & {
  readonly status?: 200 | 422;
};

/** Subscriptions: the list, and each with its orders, attempts and notes. */
export function addSubscriptionPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { crumbs, owners, subscriptions } = parts.services;

  app.get(subscriptionsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const search = readSearch(c);
      const filter = subscriptionFilters.find((known) => known === c.req.query('state')) ?? null;
      const view = subscriptionsView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        filter,
        page: await subscriptions.list({ filter, cursor, search }),
        counts: await subscriptions.count(),
        isFirst: cursor === null,
        search,
      });
      return parts.render(c, 'owner-subscriptions', view, { cache: 'no-store' });
    }),
  );

  app.get(page, (c) => show(c, { notice: readNotice(c.req.query('done')) }));

  app.post(page, async (c) => {
    const id = c.req.param('id');
    const typed = await readForm(c);
    const { crumb, change: wanted, turn, note = '' } = typed;
    try {
      crumbs.check(c, crumb);
      const change = toChange(wanted);
      if (change === null) {
        await subscriptions.note({ id, note }, await owners.recorder(c, 'subscription-note'));
      } else {
        const record = await owners.recorder(c, actions[change]);
        await subscriptions.change({ id, change, seenTurn: Number(turn), note }, 'owner', record);
      }
      return c.redirect(`${ownerSubscriptionPath(id)}?done=${change ?? 'note'}`, seeOther);
    } catch (error) {
      const problem = refusalSentence(error);
      if (error instanceof Problem && (await subscriptions.find(id)) === null) {
        return c.redirect(`${subscriptionsPath}?problem=${error.code}`, seeOther);
      }
      // At once, because a long note does not fit into an address.
      return show(c, { status: 422, problem, typed });
    }
  });

  async function show(c: PageCall, given: Partial<ShownPage>): Promise<Response> {
    const whole = await subscriptions.find(c.req.param('id') ?? '');
    if (whole === null) return renderMissing(parts, c);
    const { status = 200, problem = readProblem(c), notice = null, typed = {} } = given;
    const crumb = crumbs.issue(c);
    const view = ownerSubscriptionView({ crumb, problem, notice, whole, typed });
    return parts.render(c, 'owner-subscription', view, { status, cache: 'no-store' });
  }
}

function toChange(text: string | undefined): SubscriptionChange | null {
  return subscriptionChanges.find((known) => known === text) ?? null;
}

function readNotice(done: string | undefined): string | null {
  if (done === 'note') return 'The note is kept.';
  const change = toChange(done);
  return change === null ? null : changeWords[change].done;
}

/** @throws What is no refusal. */
function refusalSentence(error: unknown): string {
  if (error instanceof SubscriptionError) return error.message;
  const isRefusal = error instanceof Problem && error.status < 500;
  // Who is signed in has cookies.
  const sentence = isRefusal ? problemSentence(error.code, { hasCookies: true }) : null;
  if (sentence === null) throw error;
  return sentence;
}

import {
  subscriptionChanges,
  subscriptionFilters,
  type OwnerActionCode,
  type SubscriptionChange,
} from '../server/index.js';
import {
  changeWords,
  ownerSubscriptionPath,
  ownerSubscriptionView,
  subscriptionsPath,
  subscriptionsView,
} from './views/subscriptions/index.js';
import { readChoice, readSearch } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall } from './page-description.js';
import type { Refusal } from './refusal.js';

const actions: Readonly<Record<SubscriptionChange, OwnerActionCode>> = {
  pause: 'subscription-paused',
  resume: 'subscription-resumed',
  skip: 'subscription-skipped',
  cancel: 'subscription-cancelled',
};

/** Subscriptions: the list, and each with its orders, attempts and notes. */
export const subscriptionPages = [
  ...ownerPage({
    path: subscriptionsPath,
    place: 'Subscriptions',
    area: 'orders',
    template: 'owner-subscriptions',
    async view({ c, services: { subscriptions }, crumb, problem, cursor, isFirst }) {
      const search = readSearch(c);
      const filter = readChoice(c, subscriptionFilters);
      const page = await subscriptions.list({ filter, cursor, search });
      const counts = await subscriptions.count();
      return subscriptionsView({ crumb, problem, filter, page, counts, isFirst, search });
    },
  }),
  ...ownerPage({
    path: `${subscriptionsPath}/:id`,
    area: 'orders',
    template: 'owner-subscription',
    async view({ services, param, crumb, problem, refused, done }) {
      const whole = await services.subscriptions.find(param('id'));
      const notice = refused === null ? readNotice(done) : null;
      const typed = refused?.typed ?? {};
      return whole && ownerSubscriptionView({ crumb, problem, notice, whole, typed });
    },
    forms: {
      '': {
        action: ({ change }) => {
          const wanted = toChange(change);
          return wanted === null ? 'subscription-note' : actions[wanted];
        },
        back: backOfChange,
        async work({ services: { subscriptions }, param, typed, record }) {
          const { turn, note = '' } = typed;
          const id = param('id');
          const change = toChange(typed['change']);
          if (change === null) await subscriptions.note({ id, note }, record);
          else {
            const wanted = { id, change, seenTurn: Number(turn), note };
            await subscriptions.change(wanted, 'owner', record);
          }
          return `${ownerSubscriptionPath(id)}?done=${change ?? 'note'}`;
        },
      },
    },
  }),
];

/** The page again for one that is there, because a long note does not fit into an address. */
async function backOfChange(
  { services, param }: OwnerCall,
  { code }: Refusal,
): Promise<string | null> {
  if (code === 'subscription-not-found') return null;
  return (await services.subscriptions.find(param('id'))) === null ? subscriptionsPath : null;
}

function toChange(text: string | undefined): SubscriptionChange | null {
  return subscriptionChanges.find((known) => known === text) ?? null;
}

function readNotice(done: string | undefined): string | null {
  if (done === 'note') return 'The note is kept.';
  const change = toChange(done);
  return change === null ? null : changeWords[change].done;
}

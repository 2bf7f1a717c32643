import {
  subscriptionFilters,
  type Subscription,
  type SubscriptionFilter,
  type SubscriptionPage,
} from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { planPhrase } from '../../../pages/views/checkout/subscription.js';
import { filteredListView } from '../filtered-list.js';
import { dayView } from '../moment.js';
import { ownerView, type ShownPage } from '../page.js';
import { ownerSubscriptionPath, subscriptionsPath } from './paths.js';
import { filterWords } from './words.js';

export interface SubscriptionsPage extends ShownPage {
  readonly filter: SubscriptionFilter | null;
  readonly page: SubscriptionPage;
  readonly counts: Readonly<Record<SubscriptionFilter, number>>;
  readonly isFirst: boolean;
  /** What is looked for; '' for nothing. */
  readonly search: string;
}

const empties: Readonly<Record<SubscriptionFilter | 'all', string>> = {
  all: 'Nobody has subscribed yet.',
  active: 'No subscription is active.',
  'past-due': 'Every payment went through.',
  paused: 'No subscription is paused.',
  cancelled: 'No subscription was cancelled.',
  ended: 'No subscription has ended.',
  held: 'Nothing stands in the way of an order.',
};

/** The owner's list of subscriptions, newest first. */
export function subscriptionsView({
  crumb,
  problem,
  filter,
  page,
  counts,
  isFirst,
  search,
}: SubscriptionsPage) {
  // Held ones have a state too.
  const all = subscriptionFilters.reduce(
    (sum, name) => sum + (name === 'held' ? 0 : counts[name]),
    0,
  );
  return {
    ...ownerView({ heading: 'Subscriptions', crumb, problem }),
    ...filteredListView({
      path: subscriptionsPath,
      filter,
      all,
      filters: subscriptionFilters.map((name) => ({
        name,
        title: filterWords[name],
        count: counts[name],
      })),
      isFirst,
      nextPageCursor: page.nextPageCursor,
      search: { label: 'Name or e-mail address of the buyer', text: search },
    }),
    subscriptions: page.subscriptions.map(rowOf),
    empty: search === '' ? empties[filter ?? 'all'] : `Nothing was found for “${search}”.`,
  };
}

function rowOf(subscription: Subscription) {
  const { id, number, title, quantity, plan, unitCents, currency, dueAt, state } = subscription;
  return {
    number: String(number),
    url: toAddress(ownerSubscriptionPath(id)),
    what: `${quantity} × ${title}`,
    price: planPhrase(plan, { cents: unitCents * quantity, currency }),
    buyer: subscription.buyer,
    email: subscription.email,
    next: dueAt !== null && (state === 'active' || state === 'past-due') ? dayView(dueAt) : null,
    state,
    stateWords: filterWords[state],
    isHeld: subscription.held !== null,
  };
}

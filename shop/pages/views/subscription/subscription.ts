import { formatMoney } from 'vitrine/core/money';
import {
  orderPath,
  type Subscription,
  type SubscriptionChange,
  type WholeSubscription,
} from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import type { Phrase } from '../../words/phrases.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { planPhrase } from '../checkout/subscription.js';
import { addressLines } from '../parts/address-lines.js';
import { longDate } from '../parts/long-date.js';
import { basics } from './basics.js';
import { subscriptionAddressPath, subscriptionPath, subscriptionPaymentPath } from './paths.js';

export interface SubscriptionPage {
  readonly whole: WholeSubscription;
  readonly crumb: string;
  /** What has just been done, by the name that the address has for it. */
  readonly done: string | null;
  readonly problem: string | null;
  /** Whether prices contain the tax. */
  readonly isWithTax: boolean;
}

interface ChangeWords {
  readonly button: Phrase;
  readonly done: Phrase;
}

const changeWords: Readonly<Record<SubscriptionChange, ChangeWords>> = {
  pause: { button: 'Pause', done: 'Your subscription is paused.' },
  resume: { button: 'Resume', done: 'Your subscription goes on.' },
  skip: { button: 'Skip the next order', done: 'The next order is skipped.' },
  cancel: { button: 'Cancel the subscription', done: 'Your subscription is cancelled.' },
};

const doneWords: ReadonlyMap<string, Phrase> = new Map<string, Phrase>([
  ...Object.entries(changeWords).map(([change, { done }]) => [change, done] as const),
  ['moved', 'The next order goes to this address.'],
  ['paid-otherwise', 'Further orders are paid with this payment method.'],
]);

const stateWords: Readonly<Record<Subscription['state'], Phrase>> = {
  active: 'It renews by itself.',
  'past-due': 'The last payment was declined. We try again on {date}.',
  paused: 'It is paused: nothing is charged until you resume it.',
  cancelled: 'It is cancelled: nothing more is charged.',
  ended: 'All that was agreed is paid, and it has ended.',
};

/** A subscription for its buyer, with what they can do about it. */
export function subscriptionPageView({ whole, crumb, done, problem, isWithTax }: SubscriptionPage) {
  const { subscription, events, changes, delivery, ways } = whole;
  const { id, currency, dueAt } = subscription;
  const doneWord = doneWords.get(done ?? '');
  const money = (cents: number) => formatMoney({ cents, currency }, pageLocale());
  const orders = events.flatMap(({ order, happenedAt }) =>
    order === null ? [] : [{ ...order, happenedAt }],
  );
  const [last] = orders;
  const isUnpaid = subscription.state === 'past-due';
  const otherPayment = ways.length > 0 ? { url: toAddress(subscriptionPaymentPath(id)) } : null;
  return {
    ...basics(say('Your subscription'), problem !== null),
    product: { title: subscription.title, quantity: String(subscription.quantity) },
    price: planPhrase(subscription.plan, {
      cents: subscription.unitCents * subscription.quantity,
      currency,
    }),
    added: last
      ? say(
          isWithTax
            ? 'Delivery is added each time. The last order came to {total}.'
            : 'Delivery and tax are added each time. The last order came to {total}.',
          { total: money(last.cents) },
        )
      : null,
    state: stateSentence(subscription),
    late:
      subscription.held === null
        ? null
        : say(
            'The next order is late: we could not make it yet. Nothing was charged, and we try again every day.',
          ),
    next: isRenewing(subscription) && dueAt !== null ? longDate(dueAt) : null,
    problem,
    done: doneWord === undefined ? null : say(doneWord),
    delivery: delivery && {
      lines: addressLines(delivery),
      url: toAddress(subscriptionAddressPath(id)),
    },
    // Who reads that a payment was declined is here to pay another way.
    unpaid: isUnpaid ? otherPayment : null,
    payment: isUnpaid ? null : otherPayment,
    // Cancelling asks first.
    changes: changes
      .filter((change) => change !== 'cancel')
      .map((change) => ({
        url: toAddress(`${subscriptionPath(id)}/${change}`),
        label: say(changeWords[change].button),
        crumb,
        turn: String(subscription.turn),
      })),
    cancel: changes.includes('cancel')
      ? { url: toAddress(`${subscriptionPath(id)}/cancel`), label: say(changeWords.cancel.button) }
      : null,
    isOpen: changes.length > 0,
    orders: orders.map(({ id: orderId, number, cents, happenedAt }) => ({
      url: toAddress(orderPath(orderId)),
      title: say('Order {number}', { number: String(number) }),
      day: longDate(happenedAt),
      total: money(cents),
    })),
  };
}

/** Why a change is refused that the state of the subscription no longer allows. */
export function changedSentence(): string {
  return say('The subscription has changed meanwhile. Please look at it again.');
}

/** The question before a subscription is cancelled. */
export function cancelQuestionView(subscription: Subscription, crumb: string) {
  const path = subscriptionPath(subscription.id);
  return {
    ...basics(say('Cancel this subscription?'), false),
    product: { title: subscription.title, quantity: String(subscription.quantity) },
    crumb,
    cancel: { url: toAddress(`${path}/cancel`) },
    back: { url: toAddress(path) },
  };
}

/** The subscriptions of a member; null if there are none. */
export function subscriptionList(subscriptions: readonly Subscription[]) {
  if (subscriptions.length === 0) return null;
  return subscriptions.map((subscription) => ({
    url: toAddress(subscriptionPath(subscription.id)),
    title: subscription.title,
    state:
      subscription.state === 'active' && subscription.dueAt !== null
        ? say('Next order on {date}', { date: longDate(subscription.dueAt) })
        : stateSentence(subscription),
  }));
}

function isRenewing({ state }: Subscription): boolean {
  return state === 'active' || state === 'past-due';
}

function stateSentence({ state, dueAt }: Subscription): string {
  return say(stateWords[state], { date: dueAt === null ? '' : longDate(dueAt) });
}

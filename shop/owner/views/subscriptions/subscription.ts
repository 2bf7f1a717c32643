import type { WholeSubscription } from '../../../server/index.js';
import { toAddress } from '../../../pages/views/address.js';
import { planPhrase } from '../../../pages/views/checkout/subscription.js';
import { addressLines } from '../../../pages/views/parts/address-lines.js';
import type { Typed } from '../../../pages/views/parts/field.js';
import { moneyView } from '../../../pages/views/parts/money.js';
import { momentView } from '../moment.js';
import { orderAddress } from '../orders/index.js';
import { ownerView, type ShownPage } from '../page.js';
import { ownerSubscriptionPath, subscriptionsPath } from './paths.js';
import { changeWords, eventTitle, filterWords, heldSentence } from './words.js';

export interface OwnerSubscriptionPage extends ShownPage {
  readonly notice: string | null;
  readonly whole: WholeSubscription;
  /** What a refused form had. */
  readonly typed: Typed;
}

/** One subscription with its orders and attempts, and what can be done about it. */
export function ownerSubscriptionView(given: OwnerSubscriptionPage) {
  const { crumb, problem, notice, whole, typed } = given;
  const { subscription, events, changes } = whole;
  const { id, number, state, plan, quantity, unitCents, currency, dueAt } = subscription;
  const isOpen = state === 'active' || state === 'past-due';
  const url = toAddress(ownerSubscriptionPath(id));
  const note = typed['note'] ?? '';
  const isCancelling = typed['change'] === 'cancel';
  return {
    ...ownerView({ heading: `Subscription ${number}`, crumb, problem, notice }),
    back: { url: toAddress(subscriptionsPath) },
    state,
    stateWords: filterWords[state],
    held: heldSentence(subscription),
    facts: [
      { name: 'What', value: `${quantity} × ${subscription.title}` },
      {
        name: 'Agreed price',
        value: `${planPhrase(plan, { cents: unitCents * quantity, currency })}, with delivery and tax added`,
      },
      { name: 'Since', value: momentView(subscription.startedAt).text },
      { name: 'Orders paid', value: paidWords(subscription.paid, plan.numBillingCycles) },
      ...(isOpen && dueAt !== null
        ? [{ name: dueName(whole), value: momentView(dueAt).text }]
        : []),
    ],
    buyer: {
      name: subscription.buyer,
      mail: {
        url: toAddress(`mailto:${encodeURIComponent(subscription.email)}`),
        email: subscription.email,
      },
      address: addressLines(whole.delivery),
      order: { url: orderAddress(subscription.orderId) },
    },
    form: {
      url,
      note: isCancelling ? '' : note,
      turn: String(subscription.turn),
      changes: changes
        .filter((change) => change !== 'cancel')
        .map((change) => ({ value: change, label: changeWords[change].button })),
    },
    cancel: changes.includes('cancel')
      ? { url, note: isCancelling ? note : '', isOpen: isCancelling }
      : null,
    history: events.map((event) => ({
      time: momentView(event.happenedAt),
      title: eventTitle(event),
      words: event.text || null,
      order: event.order && {
        url: orderAddress(event.order.id),
        title: `Order ${event.order.number}`,
        amount: moneyView({ cents: event.order.cents, currency }),
      },
    })),
  };
}

function dueName({ subscription: { state, held } }: WholeSubscription): string {
  return state === 'past-due' || held !== null ? 'Next attempt' : 'Next order';
}

function paidWords(paid: number, cycles: number): string {
  return cycles === 0 ? String(paid) : `${paid} of ${cycles}`;
}

import { formatMoney, type Money } from 'vitrine/core/money';
import {
  subscriptionTerms,
  wordRenewal,
  wordSubscription,
  writeSaving,
  type SubscriptionTerms,
} from 'vitrine/core/subscription';
import { subscriptionStrings } from 'vitrine/core/i18n';
import type { CheckoutCart, OrderJson } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { say, sayIfKnown } from '../../words/say.js';
import { isTotalKnown } from './is-total-known.js';

type Plan = NonNullable<CheckoutCart['subscriptionPlan']>;

/** The agreement above the button: the price phrase, what the plan saves, and how the subscription renews. */
export function subscriptionView(cart: CheckoutCart) {
  const { kind, currency, subscriptionPlan: plan } = cart;
  if (kind !== 'subscription') return null;
  if (plan === null) {
    return { phrase: subscriptionStrings('unavailable'), saving: null, note: null, terms: [] };
  }
  const isKnown = isTotalKnown(cart);
  const priceKind = cart.pricesInclude === undefined ? 'net' : 'withTax';
  const values = { tax: sayIfKnown(cart.pricesInclude ?? '') };
  const total = planPhrase(plan, { cents: cart.grandTotalCents, currency });
  return {
    // What is paid each time, as soon as it is known.
    phrase: isKnown ? total : planPhrase(plan, { cents: cart.subtotalCents, currency }),
    saving: savingSentence(cart),
    note: isKnown ? say('Delivery and tax are in it.') : say(laterNotes[priceKind].note, values),
    terms: [
      isKnown
        ? say('You pay {total}, the first time today. Delivery and tax are in it.', { total })
        : say(laterNotes[priceKind].term, values),
      say(
        plan.numBillingCycles === 0
          ? 'It renews by itself until you cancel. You can do that at any time by a link in our e-mails; what is paid is still sent.'
          : 'It renews by itself until then, and ends by itself. You can cancel before at any time by a link in our e-mails; what is paid is still sent.',
      ),
    ],
  };
}

/** What the price does not contain yet. */
const laterNotes = {
  net: {
    note: 'Delivery and tax are added.',
    term: 'Delivery and tax are added, and are paid each time as well.',
  },
  withTax: {
    note: '{tax} is in it; delivery is added.',
    term: '{tax} is in it; delivery is added, and is paid each time as well.',
  },
} as const;

/** 'You save 10% each time.'; null for a plan that saves nothing. */
function savingSentence({
  subscriptionPlan: plan,
  entries,
  currency,
}: Pick<CheckoutCart, 'subscriptionPlan' | 'entries' | 'currency'>): string | null {
  if (!plan?.saving) return null;
  const { percent = 0, prices } = plan.saving;
  const cents = entries.reduce(
    (sum, { regularPriceCents, purchasePriceCents: price, quantity }) =>
      sum + ((regularPriceCents ?? price) - price) * quantity,
    0,
  );
  const isByPercent = percent > 0 && prices === undefined;
  if (!isByPercent && cents <= 0) return null;
  const saved = isByPercent ? { percent } : { amount: { cents, currency } };
  return say('You save {saving} each time.', { saving: writeSaving(saved, pageLocale()) });
}

/** The price phrase of a subscription order with what is in it and how it renews; null for other orders. */
export function subscribedPhrase(order: OrderJson) {
  const { subscriptionPlan: plan, grandTotal: cents, currency } = order;
  if (plan === null) return null;
  return {
    phrase: planPhrase(plan, { cents, currency }),
    saving: savingSentence(order),
    note: say('Delivery and tax are in it.'),
    renewal: wordRenewal(termsOf(plan)),
  };
}

/** '$16 every month'. */
export function planPhrase(plan: Plan, price: Money): string {
  return wordSubscription(
    formatMoney(price, pageLocale(), { trimZeroFractions: true }),
    termsOf(plan),
  );
}

function termsOf({ billingPeriod: { value, unit }, numBillingCycles }: Plan): SubscriptionTerms {
  return subscriptionTerms(value, unit, numBillingCycles);
}

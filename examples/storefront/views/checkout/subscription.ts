import { formatMoney, type Money } from '../../../../core/commerce/money/index.js';
import {
  subscriptionTerms,
  wordSubscription,
} from '../../../../core/commerce/subscription/index.js';
import { subscriptionStrings } from '../../../../core/i18n/index.js';
import type { CheckoutCart, OrderJson } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { isTotalKnown } from './is-total-known.js';

type Plan = NonNullable<CheckoutCart['subscriptionPlan']>;

/** The agreement above the button: the price phrase, and how the subscription renews. */
export function subscriptionView(cart: CheckoutCart) {
  const { kind, currency, subscriptionPlan: plan } = cart;
  if (kind !== 'subscription') return null;
  if (plan === null) return { phrase: subscriptionStrings('unavailable'), note: null, terms: [] };
  const isKnown = isTotalKnown(cart);
  const total = planPhrase(plan, { cents: cart.grandTotalCents, currency });
  return {
    // What is paid each time, as soon as it is known.
    phrase: isKnown ? total : planPhrase(plan, { cents: cart.subtotalCents, currency }),
    note: isKnown ? 'Delivery and tax are in it.' : laterNote(cart),
    terms: [
      isKnown
        ? `You pay ${total}, the first time today. Delivery and tax are in it.`
        : `${laterNote(cart).slice(0, -1)}, and ${cart.pricesInclude === undefined ? 'are' : 'is'} paid each time as well.`,
      plan.numBillingCycles === 0
        ? 'It renews by itself until you cancel. Write to us, and it ends with the period that is paid.'
        : 'It renews by itself until then, and ends by itself. You can cancel before: write to us, and it ends with the period that is paid.',
    ],
  };
}

/** What the price does not contain yet. */
function laterNote({ pricesInclude }: CheckoutCart): string {
  if (pricesInclude === undefined) return 'Delivery and tax are added.';
  return `${pricesInclude} is in it; delivery is added.`;
}

/** The price phrase of a subscription order; null for other orders. */
export function subscribedPhrase({ subscriptionPlan, grandTotal, currency }: OrderJson) {
  if (subscriptionPlan === null) return null;
  return { phrase: planPhrase(subscriptionPlan, { cents: grandTotal, currency }) };
}

/** '$16 every month'. */
export function planPhrase({ billingPeriod, numBillingCycles }: Plan, price: Money): string {
  const { value, unit } = billingPeriod;
  return wordSubscription(
    formatMoney(price, pageLocale(), { trimZeroFractions: true }),
    subscriptionTerms(value, unit, numBillingCycles),
  );
}

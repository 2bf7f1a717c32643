import { formatMoney, type Money } from '../../../../core/commerce/money/index.js';
import {
  subscriptionTerms,
  wordSubscription,
} from '../../../../core/commerce/subscription/index.js';
import { subscriptionStrings } from '../../../../core/i18n/index.js';
import type { CheckoutCart, OrderJson } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { say, sayIfKnown } from '../../words/say.js';
import { isTotalKnown } from './is-total-known.js';

type Plan = NonNullable<CheckoutCart['subscriptionPlan']>;

/** The agreement above the button: the price phrase, and how the subscription renews. */
export function subscriptionView(cart: CheckoutCart) {
  const { kind, currency, subscriptionPlan: plan } = cart;
  if (kind !== 'subscription') return null;
  if (plan === null) return { phrase: subscriptionStrings('unavailable'), note: null, terms: [] };
  const isKnown = isTotalKnown(cart);
  const priceKind = cart.pricesInclude === undefined ? 'net' : 'withTax';
  const values = { tax: sayIfKnown(cart.pricesInclude ?? '') };
  const total = planPhrase(plan, { cents: cart.grandTotalCents, currency });
  return {
    // What is paid each time, as soon as it is known.
    phrase: isKnown ? total : planPhrase(plan, { cents: cart.subtotalCents, currency }),
    note: isKnown ? say('Delivery and tax are in it.') : say(laterNotes[priceKind].note, values),
    terms: [
      isKnown
        ? say('You pay {total}, the first time today. Delivery and tax are in it.', { total })
        : say(laterNotes[priceKind].term, values),
      say(
        plan.numBillingCycles === 0
          ? 'It renews by itself until you cancel. Write to us, and it ends with the period that is paid.'
          : 'It renews by itself until then, and ends by itself. You can cancel before: write to us, and it ends with the period that is paid.',
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

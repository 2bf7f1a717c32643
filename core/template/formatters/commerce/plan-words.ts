import {
  isPeriodUnit,
  subscriptionKey,
  subscriptionTerms,
  wordSubscription,
} from '../../../commerce/subscription/index.js';
import { productPageStrings, subscriptionStrings } from '../../../i18n/index.js';
import type { Scope } from '../../plugins.js';
import { asNumber, memberAt, memberOf, type Value } from '../../values.js';
import { localized, localizedPattern } from './localized.js';

/** Formats a price; `isLowest` when others are higher. */
export type Word = (price: string, isLowest: boolean) => string;

/** Formats a recurring price (§9.3.2), or returns a fallback for invalid terms. */
export function planWords(plan: Value, scope: Scope): Word | string {
  const unit = memberAt(plan, ['billingPeriod', 'unit']);
  const every = asNumber(memberAt(plan, ['billingPeriod', 'value']));
  if (!isPeriodUnit(unit) || !(every > 0)) {
    return localized(scope, 'productPriceUnavailable') ?? subscriptionStrings('unavailable');
  }
  const cycles = Math.max(asNumber(memberOf(plan, 'numBillingCycles')) || 0, 0);
  const terms = subscriptionTerms(every, unit, cycles);
  return (price, isLowest) =>
    localizedPattern(
      scope,
      subscriptionKey(terms, isLowest),
      { price, fromPrice: price, billingPeriodValue: every, duration: terms.duration },
      () => wordSubscription(isLowest ? productPageStrings('from', { price }) : price, terms),
    );
}

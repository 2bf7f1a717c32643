import { formatShortMoney, multiplyMoney, type Money } from '../../../core/commerce/money/index.js';
import {
  isSubscriptionUnavailable,
  priceRange,
  priceUnder,
  type Selection,
  type Variant,
} from '../../../core/commerce/product/index.js';
import {
  subscriptionTerms,
  wordRenewal,
  wordSubscription,
} from '../../../core/commerce/subscription/index.js';
import { productStrings, subscriptionStrings } from '../../../core/i18n/index.js';

export interface SubscriptionView {
  /** '$10 every 2 weeks', or 'Unavailable'. */
  readonly phrase: string;
  /** 'Renews every 2 weeks until you cancel.'; null with the price unavailable. */
  readonly terms: string | null;
  /** Whether the price is only the lowest of several, because no variant is chosen. */
  readonly isLowest: boolean;
}

/**
 * How the subscription of a selection is worded: that of the product, or the chosen plan. Null for a product that is not
 * subscribed to, and while one with plans is bought once.
 */
export function viewSubscription(
  { product, variant, quantity, plan: chosen }: Selection,
  locale: string,
): SubscriptionView | null {
  if (!product.isSubscribable && !chosen) return null;
  const plan = chosen ?? product.subscriptionPlan;
  // "When a subscription price cannot be worded the text is 'Unavailable'." (storefront §5)
  if (!plan || isSubscriptionUnavailable(product)) {
    return { phrase: subscriptionStrings('unavailable'), terms: null, isLowest: false };
  }

  const priceOf = (one: Variant) => priceUnder(chosen, one);
  const { min, max } = priceRange(product, priceOf);
  const isLowest = !variant && min.cents !== max.cents;
  const unitPrice = variant ? priceOf(variant) : min;
  const price = write(multiplyMoney(unitPrice, countOf(quantity)), locale);
  const terms = subscriptionTerms(plan.value, plan.unit, plan.cycles);
  return {
    phrase: wordSubscription(isLowest ? productStrings('from', { price }) : price, terms),
    terms: wordRenewal(terms),
    isLowest,
  };
}

/** For a quantity that cannot be bought, the price of one is shown. */
function countOf(quantity: number | null): number {
  return quantity !== null && quantity > 0 ? quantity : 1;
}

function write(money: Money, locale: string): string {
  return formatShortMoney(money, locale);
}

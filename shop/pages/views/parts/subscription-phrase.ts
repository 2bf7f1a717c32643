import { formatMoney } from '../../../../core/commerce/money/index.js';
import { priceRange, type Product } from '../../../../core/commerce/product/index.js';
import {
  subscriptionTerms,
  wordSubscription,
} from '../../../../core/commerce/subscription/index.js';
import { productStrings, subscriptionStrings } from '../../../../core/i18n/index.js';
import { pageLocale } from '../../words/languages.js';

/** 'from $16 every 2 weeks for 1 year', before a variant is selected. */
export function subscriptionPhrase(product: Product): string {
  const { subscriptionPlan: plan } = product;
  if (plan === null) return subscriptionStrings('unavailable');
  const { min, max } = priceRange(product);
  const price = formatMoney(min, pageLocale(), { trimZeroFractions: true });
  const lowest = min.cents === max.cents ? price : productStrings('from', { price });
  return wordSubscription(lowest, subscriptionTerms(plan.value, plan.unit, plan.cycles));
}

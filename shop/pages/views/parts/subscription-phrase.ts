import { formatMoney } from 'vitrine/core/money';
import { priceRange, type Product } from 'vitrine/core/product';
import { subscriptionTerms, wordSubscription } from 'vitrine/core/subscription';
import { productStrings, subscriptionStrings } from 'vitrine/core/i18n';
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

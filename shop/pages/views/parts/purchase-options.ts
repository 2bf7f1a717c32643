import {
  priceRange,
  priceUnder,
  savedBy,
  type Product,
  type PurchasePlan,
} from 'vitrine/core/product';
import {
  planFields,
  subscriptionTerms,
  wordCadence,
  wordSubscribe,
  writeSaving,
  type PurchaseWay,
} from 'vitrine/core/subscription';
import { cartStrings, productStrings, subscriptionStrings } from 'vitrine/core/i18n';
import { formatMoney } from 'vitrine/core/money';
import { pageLocale } from '../../words/languages.js';

/** The choice between buying once and by a plan, before a variant is selected; null for a product without plans. */
export function purchaseOptionsView(product: Product) {
  const { purchasePlans: plans = [] } = product;
  const [first, ...others] = plans;
  if (first === undefined) return null;
  const saved = plans.map((plan) => savedBy(plan, product.variants));
  const options = plans.map((plan) => ({ id: plan.id, label: cadenceLabel(product, plan) }));
  return {
    legend: subscriptionStrings('choice'),
    way: planFields.way,
    plan: planFields.plan,
    once: wayView(product, null, 'once', subscriptionStrings('once')),
    subscribe: wayView(product, first, 'plan', wordSubscribe(saved, pageLocale())),
    /** The only plan; null where there is a list. */
    planId: others.length === 0 ? first.id : null,
    plans: others.length === 0 ? null : { label: subscriptionStrings('howOften'), options },
    button: cartStrings('subscribe'),
  };
}

function wayView(product: Product, plan: PurchasePlan | null, value: PurchaseWay, label: string) {
  const { min, max } = priceRange(product, (variant) => priceUnder(plan, variant));
  const price = formatMoney(min, pageLocale());
  return {
    value,
    label,
    price: min.cents === max.cents ? price : productStrings('from', { price }),
  };
}

function cadenceLabel(product: Product, plan: PurchasePlan): string {
  const cadence = wordCadence(subscriptionTerms(plan.value, plan.unit, plan.cycles));
  const saved = savedBy(plan, product.variants);
  return saved === null
    ? cadence
    : subscriptionStrings('cadenceSaves', { cadence, saving: writeSaving(saved, pageLocale()) });
}

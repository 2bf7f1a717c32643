import { isRecord } from '../../base/index.js';
import { isPeriodUnit } from '../subscription/index.js';
import type { SubscriptionPlan } from './plans.js';
import type { Product } from './product.js';
import type { ProductJson } from './product-json.js';
import type { ProductType } from './product-types.js';

/** "Subscriptions can be sold only for physical and service products" (storefront §5). */
export const subscribableTypes: readonly ProductType[] = ['physical', 'service'];

/** Whether it is sold by its subscription, and of a type that can be (storefront §5). */
export function canSubscribe({
  isSubscribable,
  productType,
}: Pick<Product, 'isSubscribable' | 'productType'>): boolean {
  return isSubscribable && subscribableTypes.includes(productType);
}

/**
 * Whether a product is sold as a subscription whose price cannot be worded: the text is 'Unavailable' (storefront §5), and
 * nobody can agree to terms that are not shown, so it cannot be bought either.
 */
export function isSubscriptionUnavailable(product: Product): boolean {
  const isWorded = product.subscriptionPlan !== null && product.variants.length > 0;
  return product.isSubscribable && !(canSubscribe(product) && isWorded);
}

/** Accepts numbers as text and units in any case (`week`, `WEEKS`); null unless it is a whole number of periods. */
export function readPlan(json: unknown): SubscriptionPlan | null {
  const { billingPeriod, numBillingCycles } = membersOf(json);
  const { value: every, unit: name } = membersOf(billingPeriod);
  const value = readWhole(every);
  const unit = String(name).trim().toUpperCase().replace(/S$/, '');
  const cycles = readWhole(numBillingCycles ?? 0);
  const isPlan = value !== null && value > 0 && cycles !== null && isPeriodUnit(unit);
  return isPlan ? { value, unit, cycles } : null;
}

/** Describes a fault in a product's subscription. The product can still be sold; its price reads 'Unavailable'. */
export function findPlanProblem(
  product: Product,
  { subscriptionPlan }: ProductJson,
): string | null {
  const { isSubscribable, productType } = product;
  const isGiven = subscriptionPlan !== undefined && subscriptionPlan !== null;
  if (isGiven && !product.subscriptionPlan) {
    return 'subscriptionPlan must be such as { "billingPeriod": { "value": 2, "unit": "WEEK" }, "numBillingCycles": 0 }.';
  }
  if (isGiven && !isSubscribable)
    return 'subscriptionPlan is given, but isSubscribable is not true.';
  if (isSubscribable && productType !== 'unknown' && !canSubscribe(product)) {
    return `isSubscribable is true for a ${productType} product: only physical and service products can be subscribed to.`;
  }
  return null;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function readWhole(value: unknown): number | null {
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumber ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) && number >= 0 ? number : null;
}

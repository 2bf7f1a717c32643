import { isRecord } from '../../base/index.js';
import type { PlanSaving, PurchasePlan } from './plans.js';
import type { Product } from './product.js';
import type { ProductJson } from './product-json.js';
import { readPlan, subscribableTypes } from './subscription-plan.js';

/** The most plans that a product may have. */
const mostPlans = 12;

const example =
  '{ "id": "monthly", "billingPeriod": { "value": 1, "unit": "MONTH" }, "numBillingCycles": 0, "saving": { "percent": 10 } }';

/**
 * The plans of a product. One that cannot be read is left out, because its price would be a guess; so are those of a
 * product that is sold by subscription alone, or of a type that cannot be subscribed to (storefront §5).
 */
export function readPurchasePlans(
  { purchasePlans, isSubscribable }: ProductJson,
  productType: Product['productType'],
): Pick<Product, 'purchasePlans'> {
  const plans = listPlans(purchasePlans).filter((plan) => plan !== null);
  const areSold = !isSubscribable && subscribableTypes.includes(productType);
  return areSold && plans.length > 0 ? { purchasePlans: plans } : {};
}

/** Describes a fault in `purchasePlans`. The product can still be bought once. */
export function findPurchasePlanProblem(
  { productType }: Product,
  { purchasePlans, isSubscribable }: ProductJson,
): string | null {
  if (purchasePlans === undefined || purchasePlans === null) return null;
  if (!Array.isArray(purchasePlans)) return 'purchasePlans must be a list.';
  if (purchasePlans.length === 0) return null;
  if (isSubscribable) {
    return 'purchasePlans is given, but isSubscribable is true: the product is sold by its subscriptionPlan alone.';
  }
  if (!subscribableTypes.includes(productType)) {
    return `purchasePlans is given for a ${productType} product: only physical and service products can be subscribed to.`;
  }
  if (purchasePlans.length > mostPlans) return `purchasePlans has more than ${mostPlans} plans.`;
  const wrong = listPlans(purchasePlans).indexOf(null);
  return wrong < 0
    ? null
    : `purchasePlans[${wrong}] must have an id of its own and be such as ${example}.`;
}

/** Null for what is no plan, or repeats an id. */
function listPlans(json: unknown): readonly (PurchasePlan | null)[] {
  const given: unknown[] = Array.isArray(json) ? json.slice(0, mostPlans) : [];
  const ids = new Set<string>();
  return given.map((entry) => {
    const plan = readPurchasePlan(entry);
    if (!plan || ids.has(plan.id)) return null;
    ids.add(plan.id);
    return plan;
  });
}

function readPurchasePlan(json: unknown): PurchasePlan | null {
  const plan = readPlan(json);
  const id = isRecord(json) ? json['id'] : null;
  const saving = isRecord(json) ? readSaving(json['saving'] ?? {}) : null;
  const isNamed = typeof id === 'string' && id.trim() !== '';
  return plan && saving && isNamed ? { ...plan, id, saving } : null;
}

/** Null for a saving that cannot be read. */
function readSaving(json: unknown): PlanSaving | null {
  if (!isRecord(json)) return null;
  const percent = Number(json['percent'] ?? 0);
  const cents = json['pricesInCents'] ?? {};
  if (!(percent >= 0 && percent < 100) || !isPriceList(cents)) return null;
  return { percent, cents };
}

function isPriceList(value: unknown): value is Readonly<Record<string, number>> {
  return isRecord(value) && Object.values(value).every((cents) => isCents(cents));
}

function isCents(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

import { planCents, type PlanSaving } from 'vitrine/core/product';
import type {
  AgreedPlan,
  CatalogueCurrency,
  PlanSavingSeed,
  PurchasePlanJson,
  PurchasePlanSeed,
} from './types.js';

/** The plan as pages read it. */
export function toPlanJson(
  { id, billingPeriod, numBillingCycles, saving }: PurchasePlanSeed,
  currency: CatalogueCurrency,
): PurchasePlanJson {
  const { percent, cents: pricesInCents } = savingIn(saving, currency);
  return { id, billingPeriod, numBillingCycles, saving: { percent, pricesInCents } };
}

/** The price of a piece by an agreed plan, in minor units; `onceCents` if it saves nothing, or there is none. */
export function agreedCents(
  plan: AgreedPlan | null,
  sku: string,
  onceCents: number,
  currency: CatalogueCurrency,
): number {
  return plan === null ? onceCents : planCents(savingIn(plan.saving, currency), sku, onceCents);
}

function savingIn(
  { percent = 0, prices = {} }: PlanSavingSeed = {},
  currency: CatalogueCurrency,
): PlanSaving {
  const cents = Object.entries(prices).map(([sku, list]) => [sku, list[currency]] as const);
  return { percent, cents: Object.fromEntries(cents) };
}

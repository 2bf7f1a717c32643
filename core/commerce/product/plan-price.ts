import { ownMember } from '../../base/index.js';
import type { Money } from '../money/index.js';
import { currentPrice } from './price.js';
import type { Product, Variant } from './product.js';
import type { PlanSaving, PurchasePlan } from './plans.js';

/**
 * The price of one piece under a plan, in minor units: its fixed price, else the percentage off `onceCents`, the price
 * of buying it once now. Rounded down, so that no one saves less than was said; never above `onceCents`, so that a sale
 * cannot make the plan the dearer way.
 */
export function planCents({ percent, cents }: PlanSaving, sku: string, onceCents: number): number {
  const share = 10_000 - Math.round(percent * 100);
  const reduced = ownMember(cents, sku) ?? Math.floor((onceCents * share) / 10_000);
  return Math.min(onceCents, reduced);
}

/** The price to pay each time: bought once for null (storefront §9: the sale price while on sale), or by a plan. */
export function priceUnder(plan: PurchasePlan | null, variant: Variant): Money {
  const once = currentPrice(variant);
  return plan ? { ...once, cents: planCents(plan.saving, variant.sku, once.cents) } : once;
}

/** The plan of this id; null for none, or where the product has no such plan. */
export function findPlan(product: Product, id: string | null): PurchasePlan | null {
  return product.purchasePlans?.find((plan) => plan.id === id) ?? null;
}

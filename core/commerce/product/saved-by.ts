import { ownMember } from '../../base/index.js';
import type { Saved } from '../subscription/index.js';
import { priceUnder } from './plan-price.js';
import { currentPrice } from './price.js';
import type { Variant } from './product.js';
import type { PurchasePlan } from './plans.js';

/** The saving of a plan that all of these variants share; null if it differs among them, or there is none. */
export function savedBy(plan: PurchasePlan, variants: readonly Variant[]): Saved | null {
  const { percent, cents } = plan.saving;
  const isByPercent = variants.every(({ sku }) => ownMember(cents, sku) === undefined);
  if (isByPercent) return percent > 0 ? { percent } : null;
  const [first, ...others] = variants.map((variant) => {
    const once = currentPrice(variant);
    return { ...once, cents: once.cents - priceUnder(plan, variant).cents };
  });
  const isAlike = others.every((amount) => amount.cents === first?.cents);
  return first && isAlike && first.cents > 0 ? { amount: first } : null;
}

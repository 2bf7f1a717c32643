import { quantityLimits } from './quantity.js';
import type { QuantityRule } from './rule.js';

/** What may be added to `inCart` of the variant: the rule is about both together. Nothing, where the maximum is below the minimum. */
export function ruleForMore(
  { minimum, maximum, multipleOf }: QuantityRule,
  inCart: number,
): QuantityRule {
  const next = (Math.floor(inCart / multipleOf) + 1) * multipleOf;
  const hasMaximum = maximum <= quantityLimits.max - multipleOf;
  return {
    minimum: Math.max(minimum, next) - inCart,
    maximum: hasMaximum ? maximum - inCart : maximum,
    multipleOf,
  };
}

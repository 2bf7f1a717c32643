import { readQuantityRule, type QuantityRule } from '../../core/commerce/product/index.js';

/** Of `add_to_cart` and of `quantity_limits`, which shops set by extensions. */
export interface WireLimits {
  readonly maximum?: number | undefined;
  readonly minimum?: number | undefined;
  readonly multiple_of?: number | undefined;
}

/** The largest quantity that the Store API names where there is no limit. */
const noLimit = 9999;

/** The most pieces; null for no limit, which the Store API rounds down to a multiple. */
export function mostOf({ maximum = noLimit, multiple_of = 1 }: WireLimits): number | null {
  return maximum > 0 && maximum < noLimit - (noLimit % multiple_of) ? maximum : null;
}

/** The rule of an item. The Store API has one maximum for stock and rule: it counts as stock, unless `only` one quantity is sold. */
export function toQuantityRule(
  { minimum, multiple_of: multipleOf }: WireLimits,
  only: number | null,
): QuantityRule | undefined {
  return readQuantityRule(
    only === null ? { minimum, multipleOf } : { minimum: only, maximum: only },
  );
}

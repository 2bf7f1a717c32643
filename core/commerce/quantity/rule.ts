import { isRecord } from '../../base/index.js';
import { quantityLimits } from './quantity.js';

/** The quantities of a variant that its shop lets a cart hold, within 1 to 9999 (storefront §5, §9). */
export interface QuantityRule {
  readonly minimum: number;
  readonly maximum: number;
  /** Each quantity is a multiple of it; so are `minimum` and `maximum`. */
  readonly multipleOf: number;
}

const { min, max } = quantityLimits;

/**
 * Reads a rule of outside data. A part that is absent or no whole number within the limits sets no limit, and without
 * any limit there is no rule: nor is one that no quantity fits.
 */
export function readQuantityRule(given: unknown): QuantityRule | undefined {
  if (!isRecord(given)) return undefined;
  const read = (name: keyof QuantityRule, otherwise: number): number => {
    const limit = Number(given[name]);
    return Number.isInteger(limit) && limit >= min && limit <= max ? limit : otherwise;
  };
  const multipleOf = read('multipleOf', 1);
  const minimum = Math.ceil(read('minimum', min) / multipleOf) * multipleOf;
  const maximum = Math.floor(read('maximum', max) / multipleOf) * multipleOf;
  const isNone = maximum < minimum || (minimum === min && maximum === max);
  return isNone ? undefined : { minimum, maximum, multipleOf };
}

/** Whether there is one quantity alone, such as one of an item for each order. */
export const isFixedQuantity = (rule: QuantityRule | undefined): boolean =>
  rule !== undefined && rule.minimum === rule.maximum;

/** The quantity that a press without one means. */
export const startQuantity = (rule: QuantityRule | undefined): number =>
  rule?.minimum ?? quantityLimits.default;

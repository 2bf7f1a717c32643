import { parseQuantity } from '../../../core/commerce/product/index.js';

/** Which quantities can be asked for. */
export interface QuantitySteps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** A quantity that the steps are counted from. */
  readonly base: number;
}

/**
 * The next quantity in a direction, on the steps and up to `most`. Nonsense counts as the smallest quantity; one that
 * is smaller stays when it decreases.
 */
export function stepQuantity(
  text: string,
  delta: 1 | -1,
  steps: QuantitySteps,
  most: number,
): number {
  const { min, step, base } = steps;
  const from = parseQuantity(text) ?? min;
  const place = (from - base) / step;
  const next = delta > 0 ? Math.floor(place) + 1 : Math.ceil(place) - 1;
  const bounded = Math.max(
    Math.min(base + next * step, lastQuantity(steps, most)),
    firstQuantity(steps),
  );
  return delta < 0 ? Math.min(bounded, Math.max(from, 1)) : bounded;
}

const firstQuantity = ({ min, step, base }: QuantitySteps): number =>
  base + Math.ceil((min - base) / step) * step;

/** The largest quantity up to `most`; below `min` where there is none. */
export const lastQuantity = ({ step, base }: QuantitySteps, most: number): number =>
  base + Math.floor((most - base) / step) * step;

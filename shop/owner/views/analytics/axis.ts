export interface Axis {
  /** The highest value, rounded up to a whole step. */
  readonly top: number;
  /** From 0 to the top. */
  readonly ticks: readonly number[];
}

const steps = [1, 2, 5, 10];
const mostSteps = 4;

/** An axis for counts with at most four whole, round steps. Without values it ends at 1. */
export function countAxis(values: readonly number[]): Axis {
  const highest = Math.max(1, ...values);
  const magnitude = 10 ** Math.max(0, Math.floor(Math.log10(highest / mostSteps)));
  const factor = steps.find((step) => highest / (step * magnitude) <= mostSteps) ?? 10;
  const step = factor * magnitude;
  const count = Math.ceil(highest / step);
  return {
    top: count * step,
    ticks: Array.from({ length: count + 1 }, (_, index) => index * step),
  };
}

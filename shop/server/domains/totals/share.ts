/** A rate in whole basis points: 2000 is 20 %. */
export type BasisPoints = number;

/** The share of an amount in whole minor units, rounded half up. Exact for every safe integer. */
export function shareOf(cents: number, rate: BasisPoints): number {
  return Number((BigInt(cents) * BigInt(rate) + 5000n) / 10_000n);
}

/** The share of one rate in an amount that contains all of them, rounded half up. Exact for every safe integer. */
export function includedShareOf(cents: number, rate: BasisPoints, all: BasisPoints): number {
  const whole = BigInt(10_000 + all);
  return Number((2n * BigInt(cents) * BigInt(rate) + whole) / (2n * whole));
}

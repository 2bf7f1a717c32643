/** A rate in whole basis points: 2000 is 20 %. */
export type BasisPoints = number;

/** The share of an amount in whole minor units, rounded half up. Exact for every safe integer. */
export function shareOf(cents: number, rate: BasisPoints): number {
  return Number((BigInt(cents) * BigInt(rate) + 5000n) / 10_000n);
}

/** A rate in whole basis points: 2000 is 20 %. */
export type BasisPoints = number;

/** That part of an amount, in whole minor units, halves rounded up. Exact for every amount that can be counted. */
export function shareOf(cents: number, rate: BasisPoints): number {
  return Number((BigInt(cents) * BigInt(rate) + 5000n) / 10_000n);
}

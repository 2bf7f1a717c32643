import type { ShippingQuote } from './types.js';

/** A shipping option as the cart shows it. */
export interface ShippingOption {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly costCents: number;
}

/** The cost of each shipping option for goods of this value, and the selected option. */
export function calculateShipping(
  quotes: readonly ShippingQuote[],
  chosenQuoteId: string | null,
  goodsCents: number,
): { options: ShippingOption[]; selected: ShippingOption | null } {
  const options = quotes.map(({ freeFromCents, costCents, ...quote }) => ({
    ...quote,
    costCents: freeFromCents !== null && goodsCents >= freeFromCents ? 0 : costCents,
  }));
  const selected = options.find(({ id }) => id === chosenQuoteId) ?? options[0] ?? null;
  return { options, selected };
}

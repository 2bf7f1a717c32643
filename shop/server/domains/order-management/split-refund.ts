/** A gift card that paid for an order. */
export interface PaidCard {
  readonly code: string;
  /** The amount that it paid, in minor units. */
  readonly paidCents: number;
  /** The amount that earlier refunds have given back to it. */
  readonly returnedCents: number;
}

export interface RefundSource {
  /** The amount that the provider took. */
  readonly paymentCents: number;
  /** The amount that earlier refunds have paid back by it. */
  readonly paymentReturnedCents: number;
  readonly cards: readonly PaidCard[];
}

export interface RefundParts {
  readonly byPaymentCents: number;
  readonly cards: readonly { readonly code: string; readonly cents: number }[];
}

/**
 * Splits a refund. The payment comes first, because a buyer prefers money to credit; the gift cards follow in the given
 * order. Returns null for more than the buyer has paid.
 */
export function splitRefund(cents: number, source: RefundSource): RefundParts | null {
  const byPaymentCents = Math.min(cents, source.paymentCents - source.paymentReturnedCents);
  let left = cents - byPaymentCents;
  const cards: { code: string; cents: number }[] = [];
  for (const { code, paidCents, returnedCents } of source.cards) {
    const part = Math.min(left, paidCents - returnedCents);
    if (part > 0) cards.push({ code, cents: part });
    left -= Math.max(0, part);
  }
  return left === 0 ? { byPaymentCents, cards } : null;
}

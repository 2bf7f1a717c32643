/** A card as far as it pays. Amounts are whole minor units of its currency. */
export interface PayingCard {
  readonly balanceCents: number;
  readonly currency: string;
}

export type TakenOf<Card> = Card & {
  readonly takenCents: number;
  /** The balance of the card afterwards. */
  readonly leftCents: number;
};

interface Owed {
  readonly cents: number;
  readonly currency: string;
  /** As much of it as cards may not pay: other gift cards. */
  readonly unpayableCents?: number;
}

/** Cards pay in the order in which they were entered, each at most its balance; the rest is due. */
export function splitPayment<Card extends PayingCard>(
  { cents, currency, unpayableCents = 0 }: Owed,
  cards: readonly Card[],
): { readonly cards: TakenOf<Card>[]; readonly dueCents: number } {
  let dueCents = cents;
  const taken = cards.map((card) => {
    const payableCents = Math.max(0, dueCents - unpayableCents);
    const takenCents = card.currency === currency ? Math.min(payableCents, card.balanceCents) : 0;
    dueCents -= takenCents;
    return { ...card, takenCents, leftCents: card.balanceCents - takenCents };
  });
  return { cards: taken, dueCents };
}

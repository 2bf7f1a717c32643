import type { OrderJson } from '../orders/index.js';
import { sum } from './lines.js';
import type { LineQuantity, SoldCard } from './types.js';

/** The amount paid for a card and not refunded: it is never worth more. */
export const paidFor = ({ valueCents, withdrawnCents }: SoldCard) => valueCents - withdrawnCents;

/** The amount that other orders have taken from a card: that cannot be refunded. */
export const spentOf = (card: SoldCard) => paidFor(card) - card.balanceCents;

/** Pieces of one line that are refunded. */
interface ChosenPieces {
  readonly isCard: boolean;
  /** The price of a piece, which is the value of a card. */
  readonly unitCents: number;
  readonly quantity: number;
}

export function chosenPieces(
  { entries }: Pick<OrderJson, 'entries'>,
  chosen: readonly LineQuantity[],
): readonly ChosenPieces[] {
  return chosen.flatMap(({ entryId, quantity }) => {
    const entry = entries.find(({ id }) => id === entryId);
    if (entry === undefined) return [];
    const { productType, purchasePriceCents: unitCents } = entry;
    return [{ isCard: productType === 'gift-card', unitCents, quantity }];
  });
}

/**
 * The cards that chosen pieces are: unspent ones, because somebody counts on those in use; among them disabled ones, which
 * are of no use to anybody, then those of which the least was refunded before.
 */
export function pickCards<Card extends SoldCard>(
  cards: readonly Card[],
  chosen: readonly ChosenPieces[],
): readonly Card[] {
  const open = inOrder(cards).filter((card) => paidFor(card) > 0);
  const picked: Card[] = [];
  for (const { isCard, unitCents, quantity } of chosen) {
    const isOne = (card: Card) => card.valueCents === unitCents && !picked.includes(card);
    if (isCard) picked.push(...open.filter(isOne).slice(0, quantity));
  }
  return picked;
}

/**
 * The amounts that a refund takes off the gift cards that its order has bought, so that they are never worth more than
 * was paid for them: chosen cards give their own refund. Other money is that of goods and delivery, as far as it was
 * not refunded before; the rest comes off the other cards. Null if some of it was spent.
 */
export function withdrawFromCards<Card extends SoldCard>(
  cents: number,
  order: {
    /** The amount paid for the order and not refunded. */
    readonly unrefundedCents: number;
    readonly cards: readonly Card[];
    readonly chosen: readonly ChosenPieces[];
  },
): readonly { readonly card: Card; readonly cents: number }[] | null {
  const { unrefundedCents, cards, chosen } = order;
  const picked = pickCards(cards, chosen);
  const others = inOrder(cards).filter((card) => !picked.includes(card));
  const onPicked = sum(picked.map(({ balanceCents }) => balanceCents));
  // Money for cards alone is their price, spent or not. Goods beside them may be all that is left to refund.
  const areAlone = chosen.every(({ isCard }) => isCard);
  const ofPicked = Math.min(cents, areAlone ? sum(picked.map(paidFor)) : onPicked);
  const goodsCents = Math.max(0, unrefundedCents - sum(cards.map(paidFor)));
  const ofOthers = Math.max(0, cents - ofPicked - goodsCents);

  const fromPicked = take(ofPicked, picked);
  const fromOthers = take(ofOthers, others);
  return fromPicked && fromOthers && [...fromPicked, ...fromOthers];
}

function inOrder<Card extends SoldCard>(cards: readonly Card[]): readonly Card[] {
  return cards.toSorted(
    (one, other) =>
      Number(spentOf(one) > 0) - Number(spentOf(other) > 0) ||
      Number(other.isDisabled) - Number(one.isDisabled) ||
      paidFor(other) - paidFor(one) ||
      one.number - other.number,
  );
}

function take<Card extends SoldCard>(cents: number, cards: readonly Card[]) {
  let left = cents;
  const taken = cards.flatMap((card) => {
    const part = Math.min(left, card.balanceCents);
    left -= part;
    return part === 0 ? [] : [{ card, cents: part }];
  });
  return left === 0 ? taken : null;
}

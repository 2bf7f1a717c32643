import type { OrderJson } from '../orders/index.js';
import { managedLines, sum } from './lines.js';
import type { LineQuantity, OrderProgress, SoldCard } from './types.js';
import { chosenPieces, pickCards, spentOf } from './withdraw-cards.js';

type Refundable = Pick<OrderProgress, 'shipments' | 'refunds' | 'refundedCents'> & {
  readonly order: Pick<OrderJson, 'entries' | 'grandTotal' | 'shippingTotal'>;
  readonly cards: readonly SoldCard[];
};

/** The amount paid for an order and not refunded. */
export function unrefundedCents({
  order,
  refundedCents,
}: Pick<Refundable, 'order' | 'refundedCents'>): number {
  return Math.max(0, order.grandTotal - refundedCents);
}

/** The amount left to refund of an order, without the spent part of its gift cards. */
export function refundableCents(managed: Refundable): number {
  return Math.max(0, unrefundedCents(managed) - sum(managed.cards.map(spentOf)));
}

/**
 * The price of the chosen pieces, with their share of discount and tax: the sum of all parts is the grand total,
 * because each share is rounded from the sum up to it. The last pieces get the rest. Gift cards are money, without
 * discount and tax: their balance.
 */
export function suggestRefund(
  managed: Refundable,
  chosen: readonly LineQuantity[],
  withShipping: boolean,
): number {
  const lines = managedLines(managed);
  const { order } = managed;
  const goods = lines.filter(({ entry }) => entry.productType !== 'gift-card');
  const cardsCents = valueOf(lines) - valueOf(goods);
  const goodsCents = Math.max(0, order.grandTotal - order.shippingTotal - cardsCents);
  const share = shareOf(goodsCents, valueOf(goods));
  const before = sum(goods.map((line) => costOf(line, line.refunded)));
  const after = sum(goods.map((line) => costOf(line, line.refunded + piecesOf(chosen, line))));
  const cards = pickCards(managed.cards, chosenPieces(order, chosen));
  const onCards = sum(cards.map(({ balanceCents }) => balanceCents));
  const isLast = lines.every((line) => piecesOf(chosen, line) === line.toRefund);
  const shipping = withShipping ? order.shippingTotal : 0;
  const left = refundableCents(managed);
  // Earlier refunds may have been of other amounts than suggested.
  if (isLast && withShipping) return left;
  return Math.min(left, share(after) - share(before) + onCards + shipping);
}

type Line = ReturnType<typeof managedLines>[number];

const valueOf = (lines: readonly Line[]) => sum(lines.map(({ entry }) => entry.subTotal));

/** Price of the first so many pieces of a line; a line of nothing costs nothing. */
const costOf = ({ entry }: Line, pieces: number) =>
  entry.quantity === 0 ? 0 : (entry.subTotal * pieces) / entry.quantity;

const piecesOf = (chosen: readonly LineQuantity[], { entry }: Line) =>
  chosen.find(({ entryId }) => entryId === entry.id)?.quantity ?? 0;

const shareOf = (total: number, whole: number) => (part: number) =>
  whole === 0 ? 0 : Math.round((total * part) / whole);

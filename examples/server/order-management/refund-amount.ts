import type { OrderJson } from '../orders/index.js';
import { managedLines } from './lines.js';
import type { LineQuantity, OrderProgress } from './types.js';

type Refundable = Pick<OrderProgress, 'shipments' | 'refunds' | 'refundedCents'> & {
  readonly order: Pick<OrderJson, 'entries' | 'grandTotal' | 'shippingTotal'>;
};

/** What is left to refund of an order. */
export function refundableCents({ order, refundedCents }: Refundable): number {
  return Math.max(0, order.grandTotal - refundedCents);
}

/**
 * What the chosen pieces cost, with their share of discount and tax: the sum of all parts is the grand total, because
 * each share is rounded from the sum up to it. The last pieces get what is left.
 */
export function suggestRefund(
  managed: Refundable,
  chosen: readonly LineQuantity[],
  withShipping: boolean,
): number {
  const lines = managedLines(managed);
  const { order } = managed;
  const goodsCents = Math.max(0, order.grandTotal - order.shippingTotal);
  const share = shareOf(goodsCents, sum(lines.map(({ entry }) => entry.subTotal)));
  const before = sum(lines.map((line) => costOf(line, line.refunded)));
  const after = sum(lines.map((line) => costOf(line, line.refunded + piecesOf(chosen, line))));
  const isLast = lines.every((line) => piecesOf(chosen, line) === line.toRefund);
  const shipping = withShipping ? order.shippingTotal : 0;
  const left = refundableCents(managed);
  // Earlier refunds may have been of other amounts than suggested.
  if (isLast && withShipping) return left;
  return Math.min(left, share(after) - share(before) + shipping);
}

type Line = ReturnType<typeof managedLines>[number];

/** Price of the first so many pieces of a line; a line of nothing costs nothing. */
const costOf = ({ entry }: Line, pieces: number) =>
  entry.quantity === 0 ? 0 : (entry.subTotal * pieces) / entry.quantity;

const piecesOf = (chosen: readonly LineQuantity[], { entry }: Line) =>
  chosen.find(({ entryId }) => entryId === entry.id)?.quantity ?? 0;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const shareOf = (total: number, whole: number) => (part: number) =>
  whole === 0 ? 0 : Math.round((total * part) / whole);

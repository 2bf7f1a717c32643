import type { FulfilmentState, OrderJson } from '../orders/index.js';
import type { LineQuantity, OrderProgress } from './types.js';

/** A line of an order with what became of its pieces. */
export interface ManagedLine {
  readonly entry: OrderJson['entries'][number];
  /** Whether it is a parcel. */
  readonly isShipped: boolean;
  readonly sent: number;
  readonly refunded: number;
  /** Pieces that can still be sent. */
  readonly toSend: number;
  /** Pieces that can still be refunded. */
  readonly toRefund: number;
}

type Parts = Pick<OrderProgress, 'shipments' | 'refunds'> & {
  readonly order: Pick<OrderJson, 'entries'>;
};

/** The lines of an order; a piece refunded before it was sent is not sent any more. */
export function managedLines({ order, shipments, refunds }: Parts): readonly ManagedLine[] {
  const sent = countPieces(shipments);
  const refunded = countPieces(refunds.filter(({ state }) => state !== 'refused'));
  return order.entries.map((entry) => {
    const isShipped = entry.productType === 'physical';
    const left = (pieces: number) => Math.max(0, entry.quantity - pieces);
    const sentPieces = sent.get(entry.id) ?? 0;
    const refundedPieces = refunded.get(entry.id) ?? 0;
    return {
      entry,
      isShipped,
      sent: sentPieces,
      refunded: refundedPieces,
      toSend: isShipped ? Math.min(left(sentPieces), left(refundedPieces)) : 0,
      toRefund: left(refundedPieces),
    };
  });
}

/** The state that the lines of an order that is not cancelled lead to. */
export function fulfilmentOf(lines: readonly ManagedLine[]): Exclude<FulfilmentState, 'cancelled'> {
  if (!lines.some(({ isShipped }) => isShipped)) return 'none';
  const sent = lines.reduce((sum, line) => sum + line.sent, 0);
  const toSend = lines.reduce((sum, line) => sum + line.toSend, 0);
  if (toSend > 0) return sent > 0 ? 'part' : 'open';
  return sent > 0 ? 'sent' : 'none';
}

/**
 * The chosen pieces of known lines, without those of which none is chosen; null if more is chosen than there is of one.
 */
export function choosePieces(
  lines: readonly ManagedLine[],
  chosen: readonly LineQuantity[],
  most: 'toSend' | 'toRefund',
): readonly LineQuantity[] | null {
  const wanted = chosen.filter(({ quantity }) => quantity !== 0);
  const isPossible = wanted.every(({ entryId, quantity }) => {
    const line = lines.find(({ entry }) => entry.id === entryId);
    return (
      line !== undefined && Number.isInteger(quantity) && quantity > 0 && quantity <= line[most]
    );
  });
  const isOnce = new Set(wanted.map(({ entryId }) => entryId)).size === wanted.length;
  return isPossible && isOnce ? wanted : null;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function countPieces(
  parts: readonly { readonly lines: readonly LineQuantity[] }[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entryId, quantity } of parts.flatMap(({ lines }) => lines)) {
    counts.set(entryId, (counts.get(entryId) ?? 0) + quantity);
  }
  return counts;
}

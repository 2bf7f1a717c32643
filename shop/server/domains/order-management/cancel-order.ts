import type { Database, RecordChange } from '../../ground/database/index.js';
import { lockCardsOfOrder } from '../gift-cards/index.js';
import { storeRefund } from './ask-refund.js';
import { managedLines } from './lines.js';
import { lockOrder } from './locked-order.js';
import { OrderChangeError } from './order-change-error.js';
import { unrefundedCents } from './refund-amount.js';
import { restock } from './restock.js';
import { spentOf } from './withdraw-cards.js';

/**
 * Cancels an order of which nothing was sent: its pieces are for sale again, and what is left of its price is refunded.
 * Resolves to the id of that refund; null if nothing was paid, or the order was cancelled before.
 * @throws OrderChangeError `order-not-found`, `order-sent`, `cancel-card-spent`, `text-too-long`.
 */
export function cancelOrder(
  database: Database,
  {
    orderId,
    key,
    reason,
  }: { readonly orderId: string; readonly key: string; readonly reason: string },
  { now, record }: { readonly now: number; readonly record: RecordChange },
): Promise<string | null> {
  return database.transaction(async (transaction) => {
    const managed = await lockOrder(transaction, orderId);
    if (managed.cancelledAt !== null) return null;
    if (managed.shipments.length > 0) throw new OrderChangeError('order-sent');
    const cards = await lockCardsOfOrder(transaction, orderId);
    if (cards.some((card) => spentOf(card) > 0)) throw new OrderChangeError('cancel-card-spent');
    const lines = managedLines(managed)
      .filter(({ toRefund }) => toRefund > 0)
      .map(({ entry, toRefund }) => ({ entryId: entry.id, quantity: toRefund }));
    const amountCents = unrefundedCents(managed);
    const id =
      amountCents === 0
        ? null
        : // The pieces never left the shop: they are for sale at once, whatever the provider answers.
          await storeRefund(
            transaction,
            managed,
            { orderId, key, amountCents, lines, restocks: false, reason },
            now,
          );
    await restock(transaction, managed.order, lines);
    await transaction.query(
      "update orders set fulfilment = 'cancelled', cancelled_at = $2 where id = $1",
      [orderId, new Date(now)],
    );
    await record(transaction, String(managed.order.number));
    return id;
  });
}

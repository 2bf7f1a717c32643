import type { Database, Queryable } from '../../ground/database/index.js';
import { withdrawn } from '../gift-cards/index.js';
import type { RefundOutcome } from '../payments/index.js';
import { lockOrder, storeFulfilment } from './locked-order.js';
import { restock } from './restock.js';
import type { LineQuantity, ManagedOrder } from './types.js';

/** A refund that waits for the provider. */
export interface AskedRefund {
  readonly id: string;
  readonly orderId: string;
  readonly key: string;
  /** 0 if gift cards alone get something back. */
  readonly byPaymentCents: number;
}

/** The work in the transaction that ends a refund. */
export type OnRefunded = (
  transaction: Queryable,
  managed: ManagedOrder,
  refund: { readonly id: string; readonly amountCents: number; readonly reason: string },
) => Promise<void>;

/** The work then, whether or not it was refused. */
export type OnEnded = (
  transaction: Queryable,
  managed: ManagedOrder,
  refundId: string,
) => Promise<void>;

interface Row {
  id: number | string;
  order_id: string;
  key: string;
  by_payment: number;
}

interface EndingRow {
  amount: number;
  reason: string;
  restocks: boolean;
  lines: LineQuantity[] | null;
}

/** The refund if it still waits; null otherwise. */
export async function findAsked(database: Database, id: string): Promise<AskedRefund | null> {
  const { rows } = await database.query<Row>(
    "select id, order_id, key, by_payment from order_refunds where id = $1 and state = 'asked'",
    [id],
  );
  return rows[0] === undefined ? null : toAsked(rows[0]);
}

/** Refunds that ended requests have left. */
export async function findLeft(
  database: Database,
  before: number,
): Promise<readonly AskedRefund[]> {
  const { rows } = await database.query<Row>(
    `select id, order_id, key, by_payment from order_refunds
     where state = 'asked' and asked_at <= $1 order by asked_at limit 100`,
    [new Date(before)],
  );
  return rows.map(toAsked);
}

/** Ends a refund by the provider's answer; one that has ended stays as it is. */
export function endRefund(
  database: Database,
  { id, orderId }: AskedRefund,
  outcome: RefundOutcome,
  {
    now,
    onRefunded,
    onEnded,
  }: { readonly now: number; readonly onRefunded: OnRefunded; readonly onEnded: OnEnded },
): Promise<void> {
  return database.transaction(async (transaction) => {
    const managed = await lockOrder(transaction, orderId);
    const isDone = outcome.state === 'refunded';
    const { rows } = await transaction.query<EndingRow>(
      `update order_refunds one set state = $2, done_at = $3, refusal = $4
       where id = $1 and state = 'asked'
       returning amount, reason, restocks, (select json_agg(json_build_object(
         'entryId', line.entry_id, 'quantity', line.quantity)) from order_refund_lines line
         where line.refund_id = one.id) as lines`,
      [id, isDone ? 'done' : 'refused', new Date(now), isDone ? null : outcome.reason],
    );
    const [row] = rows;
    if (row === undefined) return;
    if (isDone) {
      await returnToCards(transaction, id);
      if (row.restocks) await restock(transaction, managed.order, row.lines ?? []);
      await onRefunded(transaction, managed, { id, amountCents: row.amount, reason: row.reason });
    } else {
      await transaction.query('update orders set refunded = refunded - $2 where id = $1', [
        orderId,
        row.amount,
      ]);
      await giveBackToCards(transaction, id);
    }
    await onEnded(transaction, managed, id);
    await storeFulfilment(transaction, orderId);
  });
}

/** A card that paid never holds more than was paid for it and not refunded. */
async function returnToCards(transaction: Queryable, refundId: string): Promise<void> {
  await transaction.query(
    `update gift_cards card set balance = least(card.value - ${withdrawn}, card.balance + paid.amount)
     from order_refund_cards paid where paid.refund_id = $1 and paid.code = card.code`,
    [refundId],
  );
}

/** A refund that was refused leaves the cards that the order bought as they would be without it. */
async function giveBackToCards(transaction: Queryable, refundId: string): Promise<void> {
  await transaction.query(
    `update gift_cards card set balance = card.balance + part.amount
     from order_refund_withdrawals part where part.refund_id = $1 and part.code = card.code`,
    [refundId],
  );
}

function toAsked({ id, order_id: orderId, key, by_payment: byPaymentCents }: Row): AskedRefund {
  return { id: String(id), orderId, key, byPaymentCents };
}

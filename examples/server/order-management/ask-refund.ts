import type { Database, Queryable, RecordChange } from '../database/index.js';
import { choosePieces, managedLines } from './lines.js';
import { lockOrder } from './locked-order.js';
import { OrderChangeError } from './order-change-error.js';
import { refundableCents } from './refund-amount.js';
import { storeLines } from './send-order.js';
import { splitRefund, type RefundParts, type RefundSource } from './split-refund.js';
import type { LineQuantity, ManagedOrder } from './types.js';

export interface NewRefund {
  readonly orderId: string;
  /** Made with the page: a second press refunds nothing again. */
  readonly key: string;
  /** Minor units of the order's currency. */
  readonly amountCents: number;
  /** May be none, for a refund of money alone. */
  readonly lines: readonly LineQuantity[];
  /** Whether the pieces are for sale again. */
  readonly restocks: boolean;
  /** The buyer reads it. */
  readonly reason: string;
}

const longestReason = 1000;

/**
 * Stores a refund that waits for the provider, and resolves to its id. The amount counts as refunded from now on, so
 * that two refunds at once are not more than the order.
 * @throws OrderChangeError `order-not-found`, `too-many-pieces`, `amount-…`, `card-spent`, `text-too-long`.
 */
export function askRefund(
  database: Database,
  refund: NewRefund,
  { now, record }: { readonly now: number; readonly record: RecordChange },
): Promise<string> {
  return database.transaction(async (transaction) => {
    const managed = await lockOrder(transaction, refund.orderId);
    const known = await findByKey(transaction, refund.key);
    if (known !== null) return known;
    const lines = choosePieces(managedLines(managed), refund.lines, 'toRefund');
    if (lines === null) throw new OrderChangeError('too-many-pieces');
    const restocks = refund.restocks && managed.cancelledAt === null;
    const id = await storeRefund(transaction, managed, { ...refund, lines, restocks }, now);
    await record(transaction, String(managed.order.number));
    return id;
  });
}

/** Stores a checked refund of a locked order. @throws OrderChangeError, see `askRefund`. */
export async function storeRefund(
  transaction: Queryable,
  managed: ManagedOrder,
  refund: NewRefund,
  now: number,
): Promise<string> {
  const { amountCents, reason } = refund;
  if (!Number.isInteger(amountCents) || amountCents <= 0)
    throw new OrderChangeError('amount-invalid');
  if (amountCents > refundableCents(managed)) throw new OrderChangeError('amount-too-high');
  if (reason.length > longestReason) throw new OrderChangeError('text-too-long');
  const parts = splitRefund(amountCents, await readSource(transaction, managed));
  if (parts === null) throw new OrderChangeError('amount-too-high');
  if (managed.order.kind === 'gift-card') await withdrawCards(transaction, refund.orderId);

  const { rows } = await transaction.query<{ id: number | string }>(
    `insert into order_refunds (order_id, key, state, amount, by_payment, reason, restocks, asked_at)
     values ($1, $2, 'asked', $3, $4, $5, $6, $7) returning id`,
    [
      refund.orderId,
      refund.key,
      amountCents,
      parts.byPaymentCents,
      reason.replace(/[\0\p{Cs}]/gu, ' ').trim(),
      refund.restocks,
      new Date(now),
    ],
  );
  const id = rows[0]?.id;
  await storeLines(transaction, 'order_refund_lines', id, refund.lines);
  await storeCards(transaction, id, parts.cards);
  await transaction.query('update orders set refunded = refunded + $2 where id = $1', [
    refund.orderId,
    amountCents,
  ]);
  return String(id);
}

async function findByKey(transaction: Queryable, key: string): Promise<string | null> {
  const { rows } = await transaction.query<{ id: number | string }>(
    'select id from order_refunds where key = $1',
    [key],
  );
  return rows[0] === undefined ? null : String(rows[0].id);
}

async function readSource(transaction: Queryable, { order, refunds }: ManagedOrder) {
  const { rows: cards } = await transaction.query<RefundSource['cards'][number]>(
    `select used.code, used.amount as "paidCents",
       (select coalesce(sum(part.amount), 0)::integer from order_refund_cards part
        join order_refunds refund on refund.id = part.refund_id
        where refund.order_id = used.order_id and part.code = used.code and refund.state <> 'refused')
         as "returnedCents"
     from gift_card_uses used where used.order_id = $1 order by used.code`,
    [order.id],
  );
  const counted = refunds.filter(({ state }) => state !== 'refused');
  return {
    cards,
    paymentCents: order.dueTotal,
    paymentReturnedCents: counted.reduce((sum, { byPaymentCents }) => sum + byPaymentCents, 0),
  };
}

/** Who gets the price of a gift card back can spend nothing of it. @throws OrderChangeError `card-spent`. */
async function withdrawCards(transaction: Queryable, orderId: string): Promise<void> {
  const { rows } = await transaction.query<{ isSpent: boolean }>(
    'select balance < value as "isSpent" from gift_cards where order_id = $1 order by code for update',
    [orderId],
  );
  if (rows.some(({ isSpent }) => isSpent)) throw new OrderChangeError('card-spent');
  await transaction.query('update gift_cards set balance = 0 where order_id = $1', [orderId]);
}

async function storeCards(
  transaction: Queryable,
  id: number | string | undefined,
  cards: RefundParts['cards'],
): Promise<void> {
  await transaction.query(
    `insert into order_refund_cards
     select $1, code, cents from json_to_recordset($2::json) as part (code text, cents integer)`,
    [id, JSON.stringify(cards)],
  );
}

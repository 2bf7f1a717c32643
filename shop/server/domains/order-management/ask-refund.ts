import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { lockCardsOfOrder } from '../gift-cards/index.js';
import { holdCardMails } from '../orders/index.js';
import { choosePieces, managedLines } from './lines.js';
import { lockOrder } from './locked-order.js';
import { OrderChangeError } from './order-change-error.js';
import { unrefundedCents } from './refund-amount.js';
import { storeLines } from './send-order.js';
import { splitRefund, type RefundParts, type RefundSource } from './split-refund.js';
import type { LineQuantity, ManagedOrder } from './types.js';
import { chosenPieces, withdrawFromCards } from './withdraw-cards.js';

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
 * that two refunds at once are not more than the order, and nobody spends a gift card that is refunded.
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
  if (amountCents > unrefundedCents(managed)) throw new OrderChangeError('amount-too-high');
  if (reason.length > longestReason) throw new OrderChangeError('text-too-long');
  const parts = splitRefund(amountCents, await readSource(transaction, managed));
  if (parts === null) throw new OrderChangeError('amount-too-high');
  const withdrawals = withdrawFromCards(amountCents, {
    unrefundedCents: unrefundedCents(managed),
    cards: await lockCardsOfOrder(transaction, refund.orderId),
    chosen: chosenPieces(managed.order, refund.lines),
  });
  if (withdrawals === null) throw new OrderChangeError('card-spent');

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
  await storeCards(transaction, 'order_refund_cards', id, parts.cards);
  const taken = withdrawals.map(({ card: { code }, cents }) => ({ code, cents }));
  await storeCards(transaction, 'order_refund_withdrawals', id, taken);
  await transaction.query(
    `update gift_cards card set balance = card.balance - part.amount
     from order_refund_withdrawals part where part.refund_id = $1 and part.code = card.code`,
    [id],
  );
  await holdCardMails(
    transaction,
    taken.map(({ code }) => code),
  );
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

/** Stores what a refund gives back to cards that paid, or takes off cards that were bought. */
async function storeCards(
  transaction: Queryable,
  table: 'order_refund_cards' | 'order_refund_withdrawals',
  id: number | string | undefined,
  cards: RefundParts['cards'],
): Promise<void> {
  await transaction.query(
    `insert into ${table}
     select $1, code, cents from json_to_recordset($2::json) as part (code text, cents integer)`,
    [id, JSON.stringify(cards)],
  );
}

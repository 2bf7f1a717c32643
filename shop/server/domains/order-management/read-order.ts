import type { Queryable } from '../../ground/database/index.js';
import { cardsOfOrder, endingOf } from '../gift-cards/index.js';
import { findOrder, fulfilmentStates } from '../orders/index.js';
import {
  type LineQuantity,
  type ManagedOrder,
  type OrderNote,
  type OrderProgress,
  type Refund,
  type Shipment,
} from './types.js';

interface StateRow {
  fulfilment: string;
  refunded: number;
  cancelled_at: Date | null;
}

interface ShipmentRow {
  sent_at: Date;
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  lines: LineQuantity[] | null;
}

interface RefundRow {
  asked_at: Date;
  state: Refund['state'];
  amount: number;
  by_payment: number;
  reason: string;
  restocks: boolean;
  refusal: string | null;
  lines: LineQuantity[] | null;
}

/** The pieces of each row of a table as JSON. */
const linesOf = (table: string, key: string) =>
  `(select json_agg(json_build_object('entryId', line.entry_id, 'quantity', line.quantity))
    from ${table} line where line.${key} = one.id) as lines`;

/** The progress of an order; null if there is none. */
export async function readProgress(
  queryable: Queryable,
  orderId: string,
): Promise<OrderProgress | null> {
  const { rows } = await queryable.query<StateRow>(
    'select fulfilment, refunded, cancelled_at from orders where id = $1',
    [orderId],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const shipments = await queryable.query<ShipmentRow>(
    `select sent_at, carrier, tracking_number, tracking_url, ${linesOf('order_shipment_lines', 'shipment_id')}
     from order_shipments one where order_id = $1 order by id`,
    [orderId],
  );
  const refunds = await queryable.query<RefundRow>(
    `select asked_at, state, amount, by_payment, reason, restocks, refusal,
       ${linesOf('order_refund_lines', 'refund_id')}
     from order_refunds one where order_id = $1 order by id`,
    [orderId],
  );
  return {
    fulfilment: fulfilmentStates.find((state) => state === row.fulfilment) ?? 'open',
    cancelledAt: row.cancelled_at === null ? null : new Date(row.cancelled_at).getTime(),
    refundedCents: row.refunded,
    shipments: shipments.rows.map(toShipment),
    refunds: refunds.rows.map(toRefund),
  };
}

/** An order with what became of it; null if there is none. */
export async function readManagedOrder(
  queryable: Queryable,
  orderId: string,
): Promise<ManagedOrder | null> {
  const order = await findOrder(queryable, orderId);
  const progress = order && (await readProgress(queryable, orderId));
  if (order === null || progress === null) return null;
  const hasCards = order.entries.some(({ productType }) => productType === 'gift-card');
  const cards = hasCards ? await cardsOfOrder(queryable, orderId) : [];
  return {
    order,
    ...progress,
    cards: cards.map(({ code, ...card }) => ({ ...card, ending: endingOf(code) })),
    notes: await readNotes(queryable, orderId),
  };
}

async function readNotes(queryable: Queryable, orderId: string): Promise<readonly OrderNote[]> {
  const { rows } = await queryable.query<{ written_at: Date; text: string }>(
    'select written_at, text from order_notes where order_id = $1 order by id',
    [orderId],
  );
  return rows.map(({ written_at: at, text }) => ({ writtenAt: new Date(at).getTime(), text }));
}

function toShipment(row: ShipmentRow): Shipment {
  return {
    sentAt: new Date(row.sent_at).getTime(),
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    lines: row.lines ?? [],
  };
}

function toRefund(row: RefundRow): Refund {
  return {
    askedAt: new Date(row.asked_at).getTime(),
    state: row.state,
    amountCents: row.amount,
    byPaymentCents: row.by_payment,
    reason: row.reason,
    restocks: row.restocks,
    refusal: row.refusal ?? '',
    lines: row.lines ?? [],
  };
}

import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { choosePieces, managedLines } from './lines.js';
import { lockOrder, storeFulfilment } from './locked-order.js';
import { OrderChangeError } from './order-change-error.js';
import type { LineQuantity, ManagedOrder, Shipment } from './types.js';

/** A parcel that leaves the shop. */
export interface NewShipment extends Pick<
  Shipment,
  'carrier' | 'trackingNumber' | 'trackingUrl' | 'lines'
> {
  readonly orderId: string;
  /** Made with the page: a second press sends nothing again. */
  readonly key: string;
}

const longestText = 200;
const longestAddress = 2083;

/**
 * Records that pieces of an order have left the shop.
 * @throws OrderChangeError `order-cancelled`, `nothing-chosen`, `too-many-pieces`, `tracking-link`, `text-too-long`.
 */
export function sendOrder(
  database: Database,
  shipment: NewShipment,
  parts: {
    readonly now: number;
    readonly record: RecordChange;
    /** Runs in the same transaction. */
    readonly onSent: (
      transaction: Queryable,
      managed: ManagedOrder,
      sent: Shipment,
    ) => Promise<void>;
  },
): Promise<void> {
  const texts = readTexts(shipment);
  return database.transaction(async (transaction) => {
    const managed = await lockOrder(transaction, shipment.orderId);
    if (await isKnown(transaction, shipment.key)) return;
    if (managed.cancelledAt !== null) throw new OrderChangeError('order-cancelled');
    const lines = choosePieces(managedLines(managed), shipment.lines, 'toSend');
    if (lines === null) throw new OrderChangeError('too-many-pieces');
    if (lines.length === 0) throw new OrderChangeError('nothing-chosen');
    await store(transaction, { ...shipment, ...texts, lines }, parts.now);
    await storeFulfilment(transaction, shipment.orderId);
    await parts.record(transaction, String(managed.order.number));
    await parts.onSent(transaction, managed, { ...texts, lines, sentAt: parts.now });
  });
}

function readTexts({ carrier, trackingNumber, trackingUrl }: NewShipment) {
  const texts = {
    carrier: clean(carrier),
    trackingNumber: clean(trackingNumber),
    trackingUrl: clean(trackingUrl),
  };
  const isLong = [texts.carrier, texts.trackingNumber].some(({ length }) => length > longestText);
  if (isLong) throw new OrderChangeError('text-too-long');
  if (texts.trackingUrl !== '' && !isSafeLink(texts.trackingUrl)) {
    throw new OrderChangeError('tracking-link');
  }
  return texts;
}

/** The link stands on pages and in mails of the buyer. */
function isSafeLink(address: string): boolean {
  return (
    address.length <= longestAddress &&
    URL.canParse(address) &&
    new URL(address).protocol === 'https:'
  );
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
const clean = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim();

async function isKnown(transaction: Queryable, key: string): Promise<boolean> {
  const { rows } = await transaction.query('select id from order_shipments where key = $1', [key]);
  return rows.length > 0;
}

async function store(transaction: Queryable, shipment: NewShipment, now: number): Promise<void> {
  const { rows } = await transaction.query<{ id: number | string }>(
    `insert into order_shipments (order_id, key, sent_at, carrier, tracking_number, tracking_url)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      shipment.orderId,
      shipment.key,
      new Date(now),
      shipment.carrier,
      shipment.trackingNumber,
      shipment.trackingUrl,
    ],
  );
  await storeLines(transaction, 'order_shipment_lines', rows[0]?.id, shipment.lines);
}

/** Stores the pieces of a shipment or a refund. */
export async function storeLines(
  transaction: Queryable,
  table: 'order_shipment_lines' | 'order_refund_lines',
  id: number | string | undefined,
  lines: readonly LineQuantity[],
): Promise<void> {
  await transaction.query(
    `insert into ${table} select $1, entry_id, quantity
     from json_to_recordset($2::json) as line (entry_id text, quantity integer)`,
    [id, JSON.stringify(lines.map(({ entryId, quantity }) => ({ entry_id: entryId, quantity })))],
  );
}

import type { Database, RecordChange } from '../../ground/database/index.js';
import { lockOrder } from './locked-order.js';
import { OrderChangeError } from './order-change-error.js';

const longestNote = 2000;

/** Keeps a note for the owner alone. @throws OrderChangeError `order-not-found`, `note-empty`, `text-too-long`. */
export function addNote(
  database: Database,
  { orderId, text }: { readonly orderId: string; readonly text: string },
  { now, record }: { readonly now: number; readonly record: RecordChange },
): Promise<void> {
  const note = text.replace(/[\0\p{Cs}]/gu, ' ').trim();
  if (note === '') throw new OrderChangeError('note-empty');
  if (note.length > longestNote) throw new OrderChangeError('text-too-long');
  return database.transaction(async (transaction) => {
    const { order } = await lockOrder(transaction, orderId);
    await transaction.query(
      'insert into order_notes (order_id, written_at, text) values ($1, $2, $3)',
      [orderId, new Date(now), note],
    );
    await record(transaction, String(order.number));
  });
}

import type { LineWork } from './cart-work.js';

/**
 * Whether the same page has already made a newer change of the subject. If not, records this change as the newest.
 * The caller holds the cart's lock.
 */
export async function isOutdated(
  { transaction, cartId, order }: LineWork,
  subject: string,
): Promise<boolean> {
  if (order === null) return false;
  const { rowCount } = await transaction.query(
    `insert into cart_marks (cart_id, subject, changed_by, change_turn) values ($1, $2, $3, $4)
     on conflict (cart_id, subject) do update
       set changed_by = excluded.changed_by, change_turn = excluded.change_turn
       where cart_marks.changed_by <> excluded.changed_by
         or cart_marks.change_turn <= excluded.change_turn`,
    [cartId, subject, order.page, order.turn],
  );
  return rowCount === 0;
}

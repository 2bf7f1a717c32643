import type { Queryable } from '../../ground/database/index.js';
import type { AccountOrder } from './types.js';

const shownOrders = 20;

/** The ids of the orders of the member `$1`: those placed while signed in, and those of the confirmed address. */
export const ordersOfMember = `select id from orders where member_id = $1
  union select o.id from orders o join member_accounts a on lower(o.email) = a.email_key
  where a.member_id = $1 and a.confirmed_at is not null`;

/** The latest. */
export async function listOrdersOf(
  queryable: Queryable,
  memberId: string,
): Promise<readonly AccountOrder[]> {
  const { rows } = await queryable.query<OrderRow>(
    `select id, number, placed_at, total, currency, fulfilment
     from orders where id in (${ordersOfMember}) order by number desc limit $2`,
    [memberId, shownOrders],
  );
  return rows.map(toOrder);
}

export async function ownsOrder(
  queryable: Queryable,
  memberId: string,
  orderId: string,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `select 1 from orders where id = $2 and id in (${ordersOfMember})`,
    [memberId, orderId],
  );
  return rowCount > 0;
}

interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly placed_at: Date;
  readonly total: number;
  readonly currency: string;
  readonly fulfilment: string;
}

function toOrder({ id, number, placed_at: placedAt, total, currency, fulfilment }: OrderRow) {
  return {
    id,
    number: String(number),
    placedAt: new Date(placedAt).getTime(),
    total,
    currency,
    state: fulfilment,
  };
}

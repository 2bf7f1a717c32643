import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../ground/database/index.js';
import type { OrderJson } from '../orders/index.js';
import { addEvent } from './rows.js';
import { dateOfTurn, isComplete } from './schedule.js';

/**
 * Stores the subscription of an order with its item, price and plan as agreed, and resolves to its id; null if the order
 * is for none.
 */
export async function startSubscription(
  transaction: Queryable,
  order: OrderJson,
): Promise<string | null> {
  const { subscriptionPlan: plan, placedAt: startedAt } = order;
  // A subscription is bought by itself: its order has one line.
  const [item] = order.items;
  if (plan === null || item === undefined) return null;
  const id = randomUUID();
  const isOver = isComplete({ plan }, 1);
  await transaction.query(
    `insert into subscriptions (id, order_id, sku, quantity, unit_price, currency, plan, started_at, state, due_at, ended_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)`,
    [
      id,
      order.id,
      item.sku,
      item.quantity,
      item.unitPrice,
      order.currency,
      JSON.stringify(plan),
      new Date(startedAt),
      isOver ? 'ended' : 'active',
      isOver ? null : new Date(dateOfTurn({ plan, startedAt }, 1)),
      isOver ? new Date(startedAt) : null,
    ],
  );
  await addEvent(transaction, id, {
    kind: 'started',
    by: 'buyer',
    now: startedAt,
    orderId: order.id,
  });
  return id;
}

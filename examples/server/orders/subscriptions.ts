import { randomUUID } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import type { OrderJson } from './types.js';

/** Stores the subscription with its item, price and plan as agreed. */
export async function startSubscriptions(transaction: Queryable, order: OrderJson): Promise<void> {
  if (order.subscriptionPlan === null) return;
  for (const { sku, quantity, unitPrice } of order.items) {
    await transaction.query(
      `insert into subscriptions (id, order_id, sku, quantity, unit_price, currency, plan, started_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8)`,
      [
        randomUUID(),
        order.id,
        sku,
        quantity,
        unitPrice,
        order.currency,
        JSON.stringify(order.subscriptionPlan),
        new Date(order.placedAt),
      ],
    );
  }
}

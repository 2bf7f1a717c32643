import type { Queryable } from '../../ground/database/index.js';
import { fulfilmentOf, managedLines } from './lines.js';
import { OrderChangeError } from './order-change-error.js';
import { readManagedOrder } from './read-order.js';
import type { ManagedOrder } from './types.js';

/** PostgreSQL refuses a text that contains NUL. */
const orderIdForm = /^[\w-]{1,64}$/;

/** Locks an order until the transaction ends, and reads it. @throws OrderChangeError `order-not-found`. */
export async function lockOrder(transaction: Queryable, orderId: string): Promise<ManagedOrder> {
  if (!orderIdForm.test(orderId)) throw new OrderChangeError('order-not-found');
  await transaction.query('select id from orders where id = $1 for update', [orderId]);
  const managed = await readManagedOrder(transaction, orderId);
  if (managed === null) throw new OrderChangeError('order-not-found');
  return managed;
}

/** Stores the state that the shipments and refunds of a locked order lead to. */
export async function storeFulfilment(transaction: Queryable, orderId: string): Promise<void> {
  const managed = await readManagedOrder(transaction, orderId);
  if (managed === null || managed.cancelledAt !== null) return;
  await transaction.query('update orders set fulfilment = $2 where id = $1', [
    orderId,
    fulfilmentOf(managedLines(managed)),
  ]);
}

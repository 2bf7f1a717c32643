import type { RecordChange } from '../../ground/database/index.js';
import type { Ground } from '../../ground/domain.js';
import { lockOrders } from './lock-orders.js';
import { requireAddress } from './require-address.js';
import { withoutBuyer, withoutMention } from './without-person.js';

/**
 * Takes a person out of every table, in one transaction. Sums, goods, countries and numbers of their orders stay,
 * because accounts need them. A public post without an address, such as an approved review, cannot be found by it.
 * @param email In any case.
 * @throws Problem `email-invalid`.
 * @returns How many orders were theirs.
 */
export function erasePerson(
  { database, personalData }: Pick<Ground, 'database' | 'personalData'>,
  email: string,
  record: RecordChange,
): Promise<number> {
  const address = requireAddress(email);
  return database.transaction(async (transaction) => {
    const orders = await lockOrders(transaction, address);
    const own = orders.filter(({ order }) => order.email.trim().toLowerCase() === address);
    for (const { erase } of personalData) {
      for (const statement of erase) await transaction.query(statement, [address]);
    }
    for (const { order } of orders) {
      const isOwn = own.some((one) => one.order.id === order.id);
      const kept = isOwn ? withoutBuyer(order) : withoutMention(order, address);
      await transaction.query(
        `update orders set details = $2, email = $3, buyer = $4,
           member_id = case when $5 then null else member_id end where id = $1`,
        [order.id, JSON.stringify(kept), kept.email, kept.name, isOwn],
      );
    }
    // The record of the owner's actions must not name the person.
    await record(transaction, `${own.length}`);
    return own.length;
  });
}

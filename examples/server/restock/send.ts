import type { Database } from '../database/index.js';
import { findVariant } from './find-variant.js';
import type { SendResultJson, VariantName } from './types.js';

/** The most notifications of one call: it answers soon, and a progress bar moves. */
export const sendLimit = 100;

/**
 * Notifies those who have waited longest for a variant, `limit` of them at most. A signup is taken under a lock and
 * written down as notified in the same transaction, so that it is notified once, however many send at the same time:
 * a second sender waits for the first and then goes on behind it. What is written down is what a mailer would send;
 * this server sends nothing itself.
 * @throws Problem `item-not-found`.
 */
export function send(
  database: Database,
  name: VariantName,
  limit: number,
  now: number,
): Promise<SendResultJson> {
  return database.transaction(async (transaction) => {
    const { productTitle, variantTitle, url } = await findVariant(transaction, name);
    const waiting = await transaction.query<{ id: number | string }>(
      `select id from restock_signups where sku = $1 and notified_at is null
       order by id limit $2 for update`,
      [name.variantId, limit],
    );
    const ids = waiting.rows.map(({ id }) => id);
    await transaction.query(
      'update restock_signups set notified_at = $2 where id = any($1::bigint[])',
      [ids, new Date(now)],
    );
    await transaction.query(
      `insert into restock_notifications (signup_id, product_title, variant_title, url, sent_at)
       select id, $2, $3, $4, $5 from unnest($1::bigint[]) as taken (id) order by id`,
      [ids, productTitle, variantTitle, url, new Date(now)],
    );
    const left = await transaction.query<{ count: number }>(
      'select count(*)::int as count from restock_signups where sku = $1 and notified_at is null',
      [name.variantId],
    );
    return { sent: ids.length, remaining: left.rows[0]?.count ?? 0 };
  });
}

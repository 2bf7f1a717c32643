import type { Database, RecordChange } from '../../ground/database/index.js';
import type { Mailer } from '../mail/index.js';
import { findVariant } from './find-variant.js';
import type { SendResultJson, VariantName } from './types.js';

/** Notifications per call, at most: calls stay short, so that a progress bar can advance. */
export const sendLimit = 100;

export interface SendContext {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'toUrl'>;
}

/**
 * Queues mails for the oldest open signups for a variant, at most `limit`. Signups are locked and marked as notified in
 * the same transaction, so that concurrent senders notify each signup once.
 * @param record Keeps the owner's action in the same transaction; the target is the variant.
 * @throws Problem `item-not-found`.
 */
export function send(
  { database, mailer }: SendContext,
  name: VariantName,
  limit: number,
  now: number,
  record?: RecordChange,
): Promise<SendResultJson> {
  return database.transaction(async (transaction) => {
    const { productTitle, variantTitle, url } = await findVariant(transaction, name, now);
    const waiting = await transaction.query<{
      id: number | string;
      email: string;
      language: string;
    }>(
      `select id, email, language from restock_signups where sku = $1 and notified_at is null
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
    for (const { id, email, language } of waiting.rows) {
      await mailer.queueMail(transaction, {
        key: `restock:${id}`,
        kind: 'restock',
        to: email,
        language,
        data: { title: productTitle, variant: variantTitle, url: mailer.toUrl(url, language) },
      });
    }
    await record?.(transaction, name.variantId);
    const left = await transaction.query<{ count: number }>(
      'select count(*)::int as count from restock_signups where sku = $1 and notified_at is null',
      [name.variantId],
    );
    return { sent: ids.length, remaining: left.rows[0]?.count ?? 0 };
  });
}

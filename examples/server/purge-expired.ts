import { purgeEvents } from './analytics/index.js';
import type { Database } from './database/index.js';

/** Deletes expired data, and tracked events older than `eventRetention` days. Runs at server start; a busy shop calls it daily. */
export async function purgeExpired(
  database: Database,
  now: number,
  eventRetention: number,
): Promise<void> {
  const date = [new Date(now)];
  await database.query('delete from idempotency_keys where expires_at <= $1', date);
  await database.query('delete from carts where expires_at <= $1 and purchased_at is null', date);
  await database.query('delete from used_captcha_tokens where expires_at <= $1', date);
  await database.query('delete from form_submission_keys where expires_at <= $1', date);
  await database.query('delete from rate_limits where expire <= $1', [now]);
  await purgeEvents(database, now, eventRetention);
}

import { purgeEvents } from './analytics/index.js';
import type { Database } from './database/index.js';

/** How long a mail waits for a mailer, in milliseconds. */
const mailLifetime = 7 * 24 * 60 * 60 * 1000;

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
  await database.query('delete from order_links where expires_at <= $1', date);
  // The link in an older mail has expired.
  await database.query('delete from mails where created_at <= $1', [new Date(now - mailLifetime)]);
  await purgeEvents(database, now, eventRetention);
}

import {
  createEventDays,
  dropEventDays,
  purgeEvents,
  retentionLimit,
} from './domains/analytics/index.js';
import type { Database } from './database/index.js';
import { optInLifetime } from './domains/mailing-list/index.js';

/** Id of the advisory lock, an arbitrary constant. */
const purgeLock = 7_471_206;
const hour = 60 * 60 * 1000;
/** How long mails are kept, sent or not. */
const mailLifetime = 90 * 24 * hour;
/** How long a payment that came to nothing can be looked up. */
const paymentLifetime = 90 * 24 * hour;
/** How long a refused review can still be approved. */
const refusedLifetime = 30 * 24 * hour;

/** How long an account waits for the press that confirms it. */
const unconfirmedLifetime = 3 * 24 * hour;
const unconfirmed =
  'id in (select member_id from member_accounts where confirmed_at is null and created_at <= $1)';

/** What has expired: table, condition, and the value of `$1`. */
const expired = (now: number) =>
  [
    ['idempotency_keys', 'expires_at <= $1', new Date(now)],
    ['carts', 'expires_at <= $1 and purchased_at is null', new Date(now)],
    ['used_captcha_tokens', 'expires_at <= $1', new Date(now)],
    ['form_submission_keys', 'expires_at <= $1', new Date(now)],
    ['owner_sessions', 'expires_at <= $1', new Date(now)],
    ['member_sessions', 'expires_at <= $1', new Date(now)],
    ['member_links', 'expires_at <= $1', new Date(now)],
    ['passkey_challenges', 'expires_at <= $1', new Date(now)],
    ['members', unconfirmed, new Date(now - unconfirmedLifetime)],
    ['rate_limits', 'expire <= $1', now],
    ['order_links', 'expires_at <= $1', new Date(now)],
    ['cart_hand_offs', 'expires_at <= $1', new Date(now)],
    ['checkout_drafts', 'expires_at <= $1', new Date(now)],
    ['product_imports', 'expires_at <= $1', new Date(now)],
    ['review_drafts', 'expires_at <= $1', new Date(now)],
    ['reviews', "state = 'refused' and decided_at <= $1", new Date(now - refusedLifetime)],
    ['outbox', "state = 'sent' and sent_at <= $1", new Date(now - mailLifetime)],
    ['outbox', "state <> 'sent' and next_attempt_at <= $1", new Date(now - mailLifetime)],
    ['mailing_list', "state = 'pending' and asked_at <= $1", new Date(now - optInLifetime)],
    [
      'payments',
      "state in ('declined', 'voided') and changed_at <= $1",
      new Date(now - paymentLifetime),
    ],
    ['kept_payments', "state <> 'kept' and changed_at <= $1", new Date(now - paymentLifetime)],
  ] as const;

/**
 * Deletes expired data, and tracked events older than `eventRetention` days, and makes the partitions of the coming
 * days. One copy of the server at a time does so in
 * a database (and schema); another one returns at once.
 */
export async function purgeExpired(
  database: Database,
  now: number,
  eventRetention: number,
): Promise<void> {
  for (const [table, condition, value] of expired(now)) {
    await purgeAlone(database, (transaction) =>
      transaction.query(`delete from ${table} where ${condition}`, [value]),
    );
  }
  const limit = retentionLimit(now, eventRetention);
  await purgeAlone(database, (transaction) => createEventDays(transaction, now));
  await purgeAlone(database, (transaction) => dropEventDays(transaction, limit));
  await purgeAlone(database, (transaction) => purgeEvents(transaction, limit));
}

/** A transaction for each table, so that none holds its locks for long. */
async function purgeAlone(
  database: Database,
  purge: Parameters<Database['transaction']>[0],
): Promise<void> {
  const work: typeof purge = async (transaction) => {
    const { rows } = await transaction.query<{ is_free: boolean }>(
      'select pg_try_advisory_xact_lock($1::integer, hashtext(current_schema())) as is_free',
      [purgeLock],
    );
    if (rows[0]?.is_free) await purge(transaction);
  };
  // A large table takes longer than a visitor may wait.
  await database.transaction(work, { isPatient: true });
}

/**
 * Purges every hour, beginning an hour from now. The timer keeps no process alive.
 * @param report Gets the error of a purge that failed; the next one tries again.
 * @returns Stops it.
 */
export function schedulePurge(
  purge: () => Promise<void>,
  report: (error: unknown) => void,
): () => void {
  const timer = setInterval(() => void purge().catch(report), hour);
  timer.unref();
  return () => clearInterval(timer);
}

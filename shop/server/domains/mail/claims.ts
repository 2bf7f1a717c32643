import type { Database, Queryable } from '../../ground/database/index.js';
import { retryDelay } from './backoff.js';
import type { OutgoingMail } from './types.js';

/** How long a copy of the server has a mail for itself, in milliseconds. Longer than an attempt may take. */
export const lease = 5 * 60_000;

/** A mail that this copy of the server sends, as long as its lease lasts. */
export interface Claim {
  readonly id: string;
  readonly claimedBy: string;
  /** Attempts with this one. */
  readonly attempts: number;
  readonly mail: OutgoingMail;
}

interface Row {
  id: number | string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  body_html: string;
  unsubscribe_url: string | null;
  message_id: string;
  attempts: number;
  created_at: Date;
}

/**
 * Takes the next mail that is due, or one whose sender did not come back; null if there is none. Copies of the server do
 * not wait for each other: each takes another mail.
 */
export async function claimMail(
  database: Database,
  claimedBy: string,
  now: number,
): Promise<Claim | null> {
  const { rows } = await database.transaction((transaction) =>
    transaction.query<Row>(
      `update outbox set state = 'sending', claimed_by = $1, leased_until = $3,
         attempts = attempts + 1
       where id = (
         select id from outbox
         where (state = 'waiting' and next_attempt_at <= $2)
            or (state = 'sending' and leased_until <= $2)
         order by next_attempt_at, id limit 1 for update skip locked)
       returning id, recipient, reply_to, subject, body_text, body_html, unsubscribe_url, message_id,
         attempts, created_at`,
      [claimedBy, new Date(now), new Date(now + lease)],
    ),
  );
  const [row] = rows;
  if (row === undefined) return null;
  return {
    id: String(row.id),
    claimedBy,
    attempts: row.attempts,
    mail: {
      messageId: row.message_id,
      to: row.recipient,
      replyTo: row.reply_to,
      subject: row.subject,
      text: row.body_text,
      html: row.body_html,
      unsubscribeUrl: row.unsubscribe_url,
      createdAt: new Date(row.created_at).getTime(),
    },
  };
}

type Change = Pick<Claim, 'id' | 'claimedBy'>;

/**
 * Notes that the end of the message is about to go out. False if the lease is over: then another copy may send the mail,
 * and this one must not.
 */
export async function noteHandOver(
  queryable: Queryable,
  claim: Change,
  now: number,
): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `update outbox set handed_over_at = $3
     where id = $1 and claimed_by = $2 and state = 'sending' and leased_until > $3`,
    [claim.id, claim.claimedBy, new Date(now)],
  );
  return rowCount > 0;
}

export async function noteSent(queryable: Queryable, claim: Change, now: number): Promise<void> {
  await queryable.query(
    `update outbox set state = 'sent', sent_at = $3, last_error = null, data = null,
       claimed_by = null, leased_until = null
     where id = $1 and claimed_by = $2 and state = 'sending'`,
    [claim.id, claim.claimedBy, new Date(now)],
  );
}

/** The mail waits longer after each attempt; after the last one, and after a final refusal, it has failed. */
export async function noteFailure(
  queryable: Queryable,
  claim: Change & Pick<Claim, 'attempts'>,
  failure: { readonly error: string; readonly isRefused: boolean; readonly isFinal: boolean },
  now: number,
): Promise<'waiting' | 'failed'> {
  const delay = failure.isFinal ? null : retryDelay(claim.attempts);
  const state = delay === null ? 'failed' : 'waiting';
  await queryable.query(
    `update outbox set state = $3, next_attempt_at = $4, last_error = $5,
       handed_over_at = case when $6::boolean then null else handed_over_at end,
       claimed_by = null, leased_until = null
     where id = $1 and claimed_by = $2 and state = 'sending'`,
    [
      claim.id,
      claim.claimedBy,
      state,
      new Date(now + (delay ?? 0)),
      failure.error,
      failure.isRefused,
    ],
  );
  return state;
}

import type { Queryable } from '../../ground/database/index.js';
import { messageIdOf } from './message-id.js';
import type { WriteMail } from './templates.js';
import type { NewMail, WrittenMail } from './types.js';

export interface QueueContext {
  readonly write: WriteMail;
  readonly origin: string;
  now(): number;
}

const nothing: WrittenMail = { subject: '', text: '', html: '' };

/**
 * Stores a mail in the transaction of its cause; false if the cause has its mail already. A template that fails does not
 * fail the cause: the mail is stored as failed with its data, and the owner sends it again when the template is right.
 */
export async function queueMail(
  { write, origin, now }: QueueContext,
  transaction: Queryable,
  mail: NewMail,
): Promise<boolean> {
  const { written, problem } = tryToWrite(write, mail);
  const { rowCount } = await transaction.query(
    `insert into outbox (key, kind, language, recipient, reply_to, subject, body_text, body_html,
       unsubscribe_url, data, message_id, state, created_at, next_attempt_at, last_error)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
     on conflict (key) do nothing`,
    [
      mail.key,
      mail.kind,
      mail.language,
      mail.to,
      mail.replyTo ?? null,
      written.subject,
      written.text,
      written.html,
      mail.unsubscribeUrl ?? null,
      problem === null ? null : JSON.stringify(mail.data),
      messageIdOf(mail.key, origin),
      problem === null ? 'waiting' : 'failed',
      new Date(now()),
      new Date(Math.max(mail.notBefore ?? 0, now())),
      problem,
    ],
  );
  return rowCount > 0;
}

function tryToWrite(
  write: WriteMail,
  mail: NewMail,
): { written: WrittenMail; problem: string | null } {
  try {
    return { written: write(mail), problem: null };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { written: nothing, problem: `The template of this mail failed: ${why}` };
  }
}

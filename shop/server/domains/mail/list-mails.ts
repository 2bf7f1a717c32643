import type { Database, RecordChange } from '../../ground/database/index.js';
import { Problem, readPosition, toPage } from '../../ground/http/index.js';
import { kindOf } from './kinds.js';
import type { WriteMail } from './templates.js';
import { heldBack, type MailState, type NewMail } from './types.js';

export interface StoredMail {
  readonly id: string;
  readonly kind: string;
  /** The kind in words. */
  readonly title: string;
  /** Whether its link makes whoever reads it somebody else. */
  readonly isSecret: boolean;
  readonly to: string;
  readonly subject: string;
  readonly state: MailState;
  readonly attempts: number;
  /** Times are milliseconds since 1970. */
  readonly createdAt: number;
  /** Null while the mail of a gift card is kept back, until a refund has ended. */
  readonly nextAttemptAt: number | null;
  readonly sentAt: number | null;
  readonly lastError: string | null;
}

export interface WholeMail extends StoredMail {
  readonly language: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Whether the message went out in an attempt that got no answer, so that it may arrive twice. */
  readonly isUnsure: boolean;
}

export interface MailPage {
  /** At most 50, newest first. */
  readonly mails: readonly StoredMail[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

const pageSize = 50;
const idForm = /^\d{1,18}$/;

interface Row {
  position: number | string;
  kind: string;
  recipient: string;
  subject: string;
  state: MailState;
  attempts: number;
  created_at: Date;
  next_attempt_at: Date;
  sent_at: Date | null;
  last_error: string | null;
}

interface WholeRow extends Row {
  language: string;
  body_text: string;
  body_html: string;
  message_id: string;
  is_unsure: boolean;
}

const columns = `id as position, kind, recipient, subject, state, attempts, created_at, next_attempt_at,
  sent_at, last_error`;

/** @throws Problem `invalid-request` for a wrong cursor. */
export async function listMails(
  database: Database,
  state: MailState,
  cursor: string | null,
): Promise<MailPage> {
  const { rows } = await database.query<Row>(
    `select ${columns} from outbox where state = $1 and ($2::bigint is null or id < $2::bigint)
     order by id desc limit $3`,
    [state, readPosition(cursor), pageSize + 1],
  );
  const { shown, ...next } = toPage(rows, pageSize);
  return { mails: shown.map(toMail), ...next };
}

/** How many mails there are in each state. */
export async function countMails(database: Database): Promise<Readonly<Record<MailState, number>>> {
  const { rows } = await database.query<{ state: MailState; count: number }>(
    'select state, count(*)::int as count from outbox group by state',
  );
  const counts = { waiting: 0, sending: 0, sent: 0, failed: 0 };
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

export async function findMail(database: Database, id: string): Promise<WholeMail | null> {
  if (!idForm.test(id)) return null;
  const { rows } = await database.query<WholeRow>(
    `select ${columns}, language, body_text, body_html, message_id,
       handed_over_at is not null and sent_at is null as is_unsure
     from outbox where id = $1::bigint`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { language, body_text: text, body_html: html, message_id: messageId, is_unsure } = row;
  return { ...toMail(row), language, text, html, messageId, isUnsure: is_unsure };
}

/** Sends a failed mail again, from its first delay on. @throws Problem `not-found` if it has not failed. */
export async function sendAgain(
  context: { readonly database: Database; readonly write: WriteMail; now(): number },
  id: string,
  record?: RecordChange,
): Promise<void> {
  if (!idForm.test(id)) throw new Problem('not-found');
  await context.database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{
      kind: string;
      language: string;
      data: string | null;
      unsubscribe_url: string | null;
    }>(
      `update outbox set state = 'waiting', attempts = 0, next_attempt_at = $2
       where id = $1::bigint and state = 'failed' returning kind, language, data, unsubscribe_url`,
      [id, new Date(context.now())],
    );
    const [row] = rows;
    if (row === undefined) throw new Problem('not-found');
    if (row.data !== null) {
      const { subject, text, html } = context.write({
        kind: row.kind,
        language: row.language,
        data: JSON.parse(row.data),
        ...(row.unsubscribe_url !== null && { unsubscribeUrl: row.unsubscribe_url }),
      } as NewMail);
      await transaction.query(
        `update outbox set subject = $2, body_text = $3, body_html = $4, data = null
         where id = $1::bigint`,
        [id, subject, text, html],
      );
    }
    await record?.(transaction, id);
  });
}

function toMail(row: Row): StoredMail {
  const nextAttemptAt = new Date(row.next_attempt_at).getTime();
  return {
    id: String(row.position),
    kind: row.kind,
    ...kindOf(row.kind),
    to: row.recipient,
    subject: row.subject,
    state: row.state,
    attempts: row.attempts,
    createdAt: new Date(row.created_at).getTime(),
    nextAttemptAt: nextAttemptAt === heldBack.getTime() ? null : nextAttemptAt,
    sentAt: row.sent_at && new Date(row.sent_at).getTime(),
    lastError: row.last_error,
  };
}

import { createHash } from 'node:crypto';
import { describeAnswers, parseForm, type FormValues } from 'vitrine/core/forms';
import type { Database, Queryable, RecordChange } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import type { Mailer } from '../mail/index.js';
import { emailOf } from './email-of.js';
import type { FormJson, LetterReply, PageContext } from './types.js';

/** The owner's pages and mails are in English. */
const language = 'en';
const limits = { subject: 200, text: 20_000 };

interface Letter {
  /** Of the submission. */
  readonly id: string;
  readonly json: FormJson;
  readonly values: FormValues;
  readonly page: PageContext;
}

/** Queues a mail to the owner with the answers of a submission; an answer to it goes to the sender. */
export async function queueLetter(
  transaction: Queryable,
  mailer: Pick<Mailer, 'queueMail' | 'toUrl' | 'ownerEmail'>,
  { id, json, values, page }: Letter,
): Promise<void> {
  const { ownerEmail } = mailer;
  if (ownerEmail === null) return;
  const form = parseForm({ fields: json.fields });
  const sender = emailOf(form, values);
  await mailer.queueMail(transaction, {
    key: `letter:${id}`,
    kind: 'letter',
    to: ownerEmail,
    ...(sender !== null && { replyTo: sender }),
    language,
    data: {
      form: json.name || json.id,
      answers: describeAnswers(form, values).map(({ label, text }) => ({ label, text })),
      page: page.pageTitle || page.pagePath,
      url: mailer.toUrl(`/owner/forms/${encodeURIComponent(json.id)}/submissions`),
    },
  });
}

interface LetterContext {
  readonly database: Database;
  readonly mailer: Pick<Mailer, 'queueMail' | 'ownerEmail'>;
}

/** See `Forms.reply`. The same words once more are the same mail. */
export async function replyToLetter(
  { database, mailer }: LetterContext,
  { formId, submissionId, ...typed }: LetterReply,
  now: number,
  record?: RecordChange,
): Promise<void> {
  const subject = typed.subject.trim();
  const text = typed.text.trim();
  requireText('subject', subject);
  requireText('text', text);
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ fields: string; answers: string }>(
      `update form_submissions set replied_at = $3 where form_id = $1 and id = $2
       returning fields, answers`,
      [formId, submissionId, new Date(now)],
    );
    const [row] = rows;
    if (row === undefined) throw new Problem('not-found');
    const form = parseForm({ fields: JSON.parse(row.fields) });
    const values: FormValues = JSON.parse(row.answers);
    const to = emailOf(form, values);
    if (to === null) throw new Problem('not-found');
    const words = createHash('sha256').update(`${subject}\n${text}`).digest('base64url');
    await mailer.queueMail(transaction, {
      key: `reply:${submissionId}:${words}`,
      kind: 'reply',
      to,
      ...(mailer.ownerEmail !== null && { replyTo: mailer.ownerEmail }),
      language,
      data: {
        subject,
        text,
        quote: describeAnswers(form, values)
          .map((answer) => `${answer.label}: ${answer.text}`)
          .join('\n'),
      },
    });
    await record?.(transaction, submissionId);
  });
}

/** @throws Problem `invalid-fields` with a sentence for the field. */
function requireText(name: keyof typeof limits, text: string): void {
  const longest = limits[name];
  const sentence =
    text === ''
      ? 'Write something here.'
      : text.length > longest
        ? `At most ${longest} characters.`
        : null;
  if (sentence !== null) throw new Problem('invalid-fields', { errors: { [name]: sentence } });
}

/** See `Forms.markDone`. */
export async function markLetter(
  database: Database,
  { formId, submissionId, isDone }: { formId: string; submissionId: string; isDone: boolean },
  now: number,
  record?: RecordChange,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rowCount } = await transaction.query(
      'update form_submissions set done_at = $3 where form_id = $1 and id = $2',
      [formId, submissionId, isDone ? new Date(now) : null],
    );
    if (rowCount === 0) throw new Problem('not-found');
    await record?.(transaction, submissionId);
  });
}

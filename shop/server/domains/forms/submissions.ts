import { describeAnswers, parseForm, type FormValues } from 'vitrine/core/forms';
import type { Queryable } from '../../ground/database/index.js';
import { readPosition, toPage } from '../../ground/http/index.js';
import { emailOf } from './email-of.js';
import type {
  FieldJson,
  FormJson,
  PageContext,
  Submission,
  SubmissionName,
  SubmissionPage,
} from './types.js';

const pageSize = 50;

interface Row {
  id: string;
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  submitted_at: Date;
  fields: string;
  answers: string;
  page: string;
  done_at: Date | null;
  replied_at: Date | null;
}

export interface NewSubmission {
  readonly id: string;
  readonly values: FormValues;
  readonly page: PageContext;
  readonly now: number;
}

/** False if the form has been removed. */
export async function storeSubmission(
  transaction: Queryable,
  form: FormJson,
  { id, values, page, now }: NewSubmission,
): Promise<boolean> {
  // A shared lock: removing the form waits until this submission is stored, and then deletes it too.
  const { rowCount } = await transaction.query(
    'select id from forms where id = $1 and removed_at is null for share',
    [form.id],
  );
  if (rowCount === 0) return false;
  await transaction.query(
    `insert into form_submissions (id, form_id, submitted_at, fields, answers, page)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      id,
      form.id,
      new Date(now),
      JSON.stringify(form.fields),
      JSON.stringify(values),
      JSON.stringify(page),
    ],
  );
  return true;
}

const columns = 'id, position, submitted_at, fields, answers, page, done_at, replied_at';

/** Null if the form has no such submission. */
export async function findSubmission(
  queryable: Queryable,
  formId: string,
  submissionId: string,
): Promise<Submission | null> {
  if (!/^[\w-]{1,64}$/.test(submissionId)) return null;
  const { rows } = await queryable.query<Row>(
    `select ${columns} from form_submissions where form_id = $1 and id = $2`,
    [formId, submissionId],
  );
  const [row] = rows;
  return row === undefined ? null : toSubmission(row);
}

export async function listSubmissions(
  queryable: Queryable,
  formId: string,
  cursor: string | null,
): Promise<SubmissionPage> {
  const { rows } = await queryable.query<Row>(
    `select ${columns} from form_submissions
     where form_id = $1 and ($2::bigint is null or position < $2::bigint)
     order by position desc limit $3`,
    [formId, readPosition(cursor), pageSize + 1],
  );
  const { shown, ...next } = toPage(rows, pageSize);
  return { submissions: shown.map(toSubmission), ...next };
}

/** All submissions of a form, oldest first. */
export async function allSubmissions(
  queryable: Queryable,
  formId: string,
): Promise<readonly Submission[]> {
  const { rows } = await queryable.query<Row>(
    `select ${columns} from form_submissions where form_id = $1 order by position`,
    [formId],
  );
  return rows.map(toSubmission);
}

/** Its files belong to no submission then, and are deleted with others of that kind. False if there is none. */
export async function removeSubmission(
  transaction: Queryable,
  { formId, submissionId }: SubmissionName,
): Promise<boolean> {
  const { rowCount } = await transaction.query(
    'delete from form_submissions where form_id = $1 and id = $2',
    [formId, submissionId],
  );
  return rowCount > 0;
}

function toSubmission(row: Row): Submission {
  const fields: FieldJson[] = JSON.parse(row.fields);
  const values: FormValues = JSON.parse(row.answers);
  const page: PageContext = JSON.parse(row.page);
  const form = parseForm({ fields });
  return {
    id: row.id,
    submittedAt: new Date(row.submitted_at).getTime(),
    fields,
    values,
    answers: describeAnswers(form, values),
    page,
    email: emailOf(form, values),
    doneAt: row.done_at && new Date(row.done_at).getTime(),
    repliedAt: row.replied_at && new Date(row.replied_at).getTime(),
  };
}

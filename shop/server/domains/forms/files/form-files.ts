import { randomUUID } from 'node:crypto';
import {
  cleanFileName,
  fileHeadLength,
  fileKinds,
  findFileProblem,
  parseForm,
  printFileReference,
  readFileKind,
  readFileReference,
  textsOf,
  type FileKindName,
  type Form,
  type FormValues,
} from 'vitrine/core/forms';
import { formStrings } from 'vitrine/core/i18n';
import type { Queryable } from '../../../ground/database/index.js';
import { Problem } from '../../../ground/http/index.js';
import { findWebsiteForm } from '../stored-forms.js';
import type { NewFile, StoredFile } from '../types.js';
import type { FileStore } from './file-store.js';

/** How long a file waits for its form to be sent, in milliseconds. */
const day = 24 * 60 * 60 * 1000;

/**
 * Checks a file by its size and first bytes and keeps it; resolves to the reference that an answer holds.
 * @throws Problem `form-not-found`; `invalid-fields` with the sentence of the field.
 */
export async function keepFile(
  database: Queryable,
  store: FileStore,
  { formId, fieldId, name, bytes }: NewFile,
  now: number,
): Promise<string> {
  const json = await findWebsiteForm(database, formId);
  if (json === null) throw new Problem('form-not-found');
  const rules = parseForm(json).fields.find(({ id }) => id === fieldId)?.files;
  if (!rules) throw new Problem('form-not-found');
  const head = bytes.subarray(0, fileHeadLength);
  const problem = findFileProblem(rules, { size: bytes.byteLength, head });
  if (problem !== null) throw new Problem('invalid-fields', { errors: { [fieldId]: problem } });
  const file = { id: randomUUID(), name: cleanFileName(name) };
  await store.write(file.id, bytes);
  await database.query(
    `insert into form_files (id, form_id, field_id, name, kind, size, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [file.id, formId, fieldId, file.name, readFileKind(head), bytes.byteLength, new Date(now)],
  );
  return printFileReference(file);
}

/**
 * Returns the answers with the names under which the files were kept.
 * @throws Problem `invalid-fields` for a file that is not there, or belongs to another form or submission.
 */
export async function nameFiles(
  database: Queryable,
  form: Form,
  values: FormValues,
): Promise<FormValues> {
  const fields = form.fields.filter(({ id, type }) => type === 'file' && Object.hasOwn(values, id));
  const named = await Promise.all(
    fields.map(async ({ id: fieldId }) => {
      const ids = idsOf(values, fieldId);
      const { rows } = await database.query<{ id: string; name: string }>(
        `select id, name from form_files
         where id = any($1::text[]) and form_id = $2 and field_id = $3 and submission_id is null`,
        [ids, form.id, fieldId],
      );
      const kept = ids.flatMap((id) => rows.filter((row) => row.id === id));
      if (kept.length < ids.length) {
        throw new Problem('invalid-fields', { errors: { [fieldId]: formStrings('fileGone') } });
      }
      return [fieldId, kept.map(printFileReference)] as const;
    }),
  );
  return { ...values, ...Object.fromEntries(named) };
}

/** Gives the files of the answers to a submission, which no other can take then. False if one was taken meanwhile. */
export async function claimFiles(
  transaction: Queryable,
  form: Form,
  values: FormValues,
  submissionId: string,
): Promise<boolean> {
  const ids = form.fields.flatMap(({ id, type }) => (type === 'file' ? idsOf(values, id) : []));
  if (ids.length === 0) return true;
  const { rowCount } = await transaction.query(
    'update form_files set submission_id = $2 where id = any($1::text[]) and submission_id is null',
    [ids, submissionId],
  );
  return rowCount === ids.length;
}

/** Null if there is none, or its form was not sent. */
export async function readSentFile(
  database: Queryable,
  store: FileStore,
  formId: string,
  fileId: string,
): Promise<StoredFile | null> {
  const { rows } = await database.query<{ name: string; kind: FileKindName }>(
    `select name, kind from form_files
     where id = $1 and form_id = $2 and submission_id is not null`,
    [fileId, formId],
  );
  const [row] = rows;
  const bytes = row ? await store.read(fileId) : null;
  return row && bytes ? { name: row.name, type: fileKinds[row.kind].type, bytes } : null;
}

/** Removes files whose form was not sent within a day, and those of deleted submissions. */
export async function purgeFiles(
  database: Queryable,
  store: FileStore,
  now: number,
): Promise<void> {
  const { rows } = await database.query<{ id: string }>(
    'delete from form_files where submission_id is null and created_at <= $1 returning id',
    [new Date(now - day)],
  );
  for (const { id } of rows) await store.remove(id);
}

function idsOf(values: FormValues, fieldId: string): readonly string[] {
  const ids = textsOf(values[fieldId]).flatMap((text) => readFileReference(text)?.id ?? []);
  return [...new Set(ids)];
}

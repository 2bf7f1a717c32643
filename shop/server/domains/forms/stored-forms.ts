import type { Queryable } from '../../ground/database/index.js';
import type { FormJson, FormSummary } from './types.js';

/** Our ids contain no control characters, and PostgreSQL cannot store NUL. */
const plainId = /^[^\p{Cc}]{1,200}$/u;

/** A form of the website or of a product; null if it does not exist or was removed. */
export async function findForm(queryable: Queryable, formId: string): Promise<FormJson | null> {
  return (await findStored(queryable, formId))?.form ?? null;
}

export async function findWebsiteForm(
  queryable: Queryable,
  formId: string,
): Promise<FormJson | null> {
  const stored = await findStored(queryable, formId);
  return stored?.kind === 'website' ? stored.form : null;
}

export async function findStored(queryable: Queryable, formId: string) {
  if (!plainId.test(formId)) return null;
  const { rows } = await queryable.query<{ form: FormJson; kind: 'product' | 'website' }>(
    'select form, kind from forms where id = $1 and removed_at is null',
    [formId],
  );
  return rows[0] ?? null;
}

export async function listForms(queryable: Queryable): Promise<readonly FormSummary[]> {
  const { rows } = await queryable.query<{
    id: string;
    name: string;
    newsletter: boolean;
    count: number;
    latest: Date | null;
  }>(
    `select forms.id, form->>'name' as name, coalesce((form->>'isNewsletter')::boolean, false) as newsletter,
       count(form_submissions.id)::int as count, max(submitted_at) as latest
     from forms left join form_submissions on form_id = forms.id
     where kind = 'website' and removed_at is null
     group by forms.id order by lower(form->>'name'), forms.id`,
  );
  return rows.map(({ id, name, newsletter, count, latest }) => ({
    id,
    name,
    isNewsletter: newsletter,
    submissionCount: count,
    lastSubmittedAt: latest && new Date(latest).getTime(),
  }));
}

/** Marks a form as removed and deletes its submissions. The row stays, so that its id is never reused. False if there is no such form. */
export async function removeForm(
  transaction: Queryable,
  formId: string,
  now: number,
): Promise<boolean> {
  if (!plainId.test(formId)) return false;
  // Blocks until pending submissions are stored.
  const { rowCount } = await transaction.query(
    `update forms set removed_at = $2 where id = $1 and kind = 'website' and removed_at is null`,
    [formId, new Date(now)],
  );
  await transaction.query(
    `delete from form_submissions using forms
     where form_id = forms.id and forms.id = $1 and removed_at is not null`,
    [formId],
  );
  return rowCount > 0;
}

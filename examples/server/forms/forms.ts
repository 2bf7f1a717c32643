import type { Queryable } from '../database/index.js';
import type { FormSeed } from './types.js';

/** Null when there is no such form. */
export async function findForm(queryable: Queryable, formId: string): Promise<FormSeed | null> {
  const { rows } = await queryable.query<{ form: FormSeed }>(
    'select form from forms where id = $1',
    [formId],
  );
  return rows[0]?.form ?? null;
}

/** Brings the forms in the database up to the written ones; others stay for the carts whose answers they word. */
export async function seedForms(queryable: Queryable, forms: readonly FormSeed[]): Promise<void> {
  await queryable.query(
    `insert into forms (id, form)
     select form->>'id', form from jsonb_array_elements($1::jsonb) as form
     on conflict (id) do update set form = excluded.form`,
    [JSON.stringify(forms)],
  );
}

import type { Queryable } from '../../ground/database/index.js';
import type { FormJson } from './types.js';

/**
 * Stores the forms of products. Forms of removed products are kept, because carts may contain answers to them.
 * @throws Error if the website has a form with the same id.
 */
export async function seedProductForms(
  queryable: Queryable,
  forms: readonly FormJson[],
): Promise<void> {
  const { rowCount } = await queryable.query(
    `insert into forms (id, form)
     select form->>'id', form from jsonb_array_elements($1::jsonb) as form
     on conflict (id) do update set form = excluded.form where forms.kind = 'product'`,
    [JSON.stringify(forms)],
  );
  if (rowCount < forms.length) {
    const ids = forms.map(({ id }) => id).join(', ');
    throw new Error(`A form of the website has the same id as a product's form: ${ids}.`);
  }
}

/** Adds forms of the website once; forms that the owner changed or removed stay as they are. */
export async function seedWebsiteForms(
  queryable: Queryable,
  forms: readonly FormJson[],
): Promise<void> {
  await queryable.query(
    `insert into forms (id, form, kind)
     select form->>'id', form, 'website' from jsonb_array_elements($1::jsonb) as form
     on conflict (id) do nothing`,
    [JSON.stringify(forms)],
  );
}

import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import { readForm } from './read-form.js';
import { findStored } from './stored-forms.js';
import type { FormJson } from './types.js';

/** Ids that would collide with a path of the owner's pages. */
const reserved: ReadonlySet<string> = new Set(['new']);
const longestSlug = 60;

export async function saveForm(
  transaction: Queryable,
  given: unknown,
  now: number,
): Promise<FormJson> {
  const form = readForm(given);
  return form.id === '' ? insertForm(transaction, form, now) : updateForm(transaction, form, now);
}

async function updateForm(transaction: Queryable, form: FormJson, now: number): Promise<FormJson> {
  const stored = await findStored(transaction, form.id);
  if (stored?.kind === 'product') throw new Problem('form-of-product');
  const { rowCount } = await transaction.query(
    'update forms set form = $2::jsonb, changed_at = $3 where id = $1 and removed_at is null',
    [form.id, JSON.stringify(form), new Date(now)],
  );
  if (rowCount === 0) throw new Problem('form-not-found');
  return form;
}

/** Tries ids until one is free: removed forms keep theirs, and another owner may save at the same time. */
async function insertForm(transaction: Queryable, form: FormJson, now: number): Promise<FormJson> {
  const slug = slugOf(form.name);
  for (let count = reserved.has(slug) ? 2 : 1; ; count += 1) {
    const named = { ...form, id: count === 1 ? slug : `${slug}-${count}` };
    const { rowCount } = await transaction.query(
      `insert into forms (id, form, kind, changed_at) values ($1, $2::jsonb, 'website', $3)
       on conflict (id) do nothing`,
      [named.id, JSON.stringify(named), new Date(now)],
    );
    if (rowCount > 0) return named;
  }
}

/** `Ask the potter!` → `ask-the-potter`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-');
  return plain.slice(0, longestSlug).replaceAll(/^-+|-+$/g, '') || 'form';
}

import type { Queryable } from '../../ground/database/index.js';
import type { FieldJson, FormJson } from './form-schema.js';

/**
 * The website form that a submission without a form id is for: the one that has every answered field, or of several the
 * one with the fewest fields beside them. Null when none has them, and when two fit alike, because a guess could send a
 * letter to the wrong person.
 */
export async function findFormOfFields(
  queryable: Queryable,
  fieldIds: readonly string[],
): Promise<FormJson | null> {
  if (fieldIds.length === 0) return null;
  const { rows } = await queryable.query<{ form: FormJson }>(
    `select form from forms where kind = 'website' and removed_at is null`,
  );
  return chooseForm(
    rows.map(({ form }) => form),
    fieldIds,
  );
}

/** The pure part of {@link findFormOfFields}. */
export function chooseForm<Candidate extends { readonly fields: readonly Pick<FieldJson, 'id'>[] }>(
  forms: readonly Candidate[],
  fieldIds: readonly string[],
): Candidate | null {
  const fitting = forms
    .filter(({ fields }) => fieldIds.every((id) => fields.some((field) => field.id === id)))
    .sort((one, other) => one.fields.length - other.fields.length);
  const [best, next] = fitting;
  return best && best.fields.length !== next?.fields.length ? best : null;
}

import { blankField, type BuilderField, type BuilderForm } from './builder-form.js';
import type { BuilderType } from './field-table.js';

/**
 * A form while it is edited. A removed field keeps its position until the draft is saved, so that it can be restored
 * there.
 */
export interface FormDraft {
  /** Contains the removed fields. */
  readonly form: BuilderForm;
  /** Ids of the fields that were removed. */
  readonly removed: readonly string[];
}

/** The members of a form and of a field that can change. Ids stay. */
export type FormChanges = Partial<Omit<BuilderForm, 'id' | 'fields'>>;
export type FieldChanges = Partial<Omit<BuilderField, 'id'>>;

export function startDraft(form: BuilderForm): FormDraft {
  return { form, removed: [] };
}

/** The form without the removed fields. */
export function formOf({ form, removed }: FormDraft): BuilderForm {
  return { ...form, fields: form.fields.filter(({ id }) => !removed.includes(id)) };
}

/** A new field: after the field `after`, or else at the end. */
export function addField(
  draft: FormDraft,
  field: { id: string; type: BuilderType; title: string },
  after: string | null = null,
): FormDraft {
  return insert(draft, blankField(field.id, field.type, field.title), after);
}

/** Duplicates a field, after the original; no effect without one. */
export function copyField(draft: FormDraft, id: string, copyId: string): FormDraft {
  const field = draft.form.fields.find((known) => known.id === id);
  return field ? insert(draft, { ...field, id: copyId }, id) : draft;
}

export function changeField(draft: FormDraft, id: string, changes: FieldChanges): FormDraft {
  const fields = draft.form.fields.map((field) =>
    field.id === id ? { ...field, ...changes } : field,
  );
  return withFields(draft, fields);
}

export function changeForm(draft: FormDraft, changes: FormChanges): FormDraft {
  return { ...draft, form: { ...draft.form, ...changes } };
}

export function removeField(draft: FormDraft, id: string): FormDraft {
  return draft.removed.includes(id) ? draft : { ...draft, removed: [...draft.removed, id] };
}

/** Restores a removed field at its position. */
export function restoreField(draft: FormDraft, id: string): FormDraft {
  return { ...draft, removed: draft.removed.filter((known) => known !== id) };
}

/**
 * Moves a field to an index among the fields that are not removed, clamped to the range. All other fields, removed ones
 * included, keep their order.
 */
export function moveField(draft: FormDraft, id: string, place: number): FormDraft {
  const { fields } = draft.form;
  const field = fields.find((known) => known.id === id);
  const others = formOf(draft).fields.filter((known) => known.id !== id);
  if (!field || draft.removed.includes(id)) return draft;
  const next = others[Math.max(0, place)];
  const rest = fields.filter((known) => known.id !== id);
  const index = next ? rest.indexOf(next) : rest.length;
  return withFields(draft, rest.toSpliced(index, 0, field));
}

/** Index of a field among those that are not removed; -1 for none. */
export function placeOf(draft: FormDraft, id: string): number {
  return formOf(draft).fields.findIndex((field) => field.id === id);
}

function insert(draft: FormDraft, field: BuilderField, after: string | null): FormDraft {
  const { fields } = draft.form;
  const index = fields.findIndex(({ id }) => id === after);
  return withFields(draft, fields.toSpliced(index < 0 ? fields.length : index + 1, 0, field));
}

function withFields(draft: FormDraft, fields: readonly BuilderField[]): FormDraft {
  return { ...draft, form: { ...draft.form, fields } };
}

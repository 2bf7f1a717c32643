import { parseForm, type Form, type FormField } from '../../../../core/forms/index.js';

/** A form of these fields; each needs no more than a type. */
export function formOf(...fields: object[]): Form {
  return parseForm({
    id: 'form',
    name: 'Form',
    fields: fields.map((field, index) => ({ id: `f${index}`, title: `Field ${index}`, ...field })),
  });
}

export function fieldOf(field: object): FormField {
  const [only] = formOf({ id: 'f', ...field }).fields;
  if (!only) throw new Error('No field.');
  return only;
}

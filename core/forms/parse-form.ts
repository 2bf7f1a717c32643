import { isRecord } from '../base/index.js';
import * as z from 'zod/mini';
import { VitrineError } from '../net/index.js';
import { readDisplay } from './displays.js';
import { fieldTypes, type FieldType, type Form, type FormField } from './form.js';
import { formLimits } from './form-limits.js';
import { formSchema, type FieldJson } from './form-schema.js';
import { readMaxLength } from './max-length.js';
import { reservedIds } from './reserved-ids.js';

/** Page data or a response that is not a form. */
export class FormError extends VitrineError {
  declare readonly code: 'invalid-form';
}

/**
 * Parses a form of the platform (storefront §3, platform §3). Lenient where the meaning is clear; ignores section
 * items, and treats an unknown type as a single text.
 * @throws FormError if there is no list of fields with unique ids, an id is reserved, or the form exceeds `formLimits`.
 */
export function parseForm(json: unknown): Form {
  return parseFormWithout(reservedIds, json);
}

/** Like `parseForm`, with other reserved ids: those of a form that React does not render. */
export function parseFormWithout(reserved: readonly string[], json: unknown): Form {
  const { fields: items, ...settings } = readMembers(json);
  if (Array.isArray(items) && items.length > formLimits.fields) {
    throw refuse(`fields: a form has at most ${formLimits.fields} fields`);
  }
  const fields = Array.isArray(items) ? items.filter((item) => !isSection(item)) : items;
  const result = z.safeParse(formSchema(), { ...settings, fields });
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: '' };
    throw refuse(`${path.join('.')}: ${message}`, result.error);
  }
  const form = { ...result.data, fields: result.data.fields.map(buildField) };
  const ids = form.fields.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw refuse(`fields: two have the id "${twice}"`);
  const refused = ids.find((id) => reserved.includes(id));
  if (refused !== undefined) throw refuse(`fields: no field may have the id "${refused}"`);
  return form;
}

function readMembers(json: unknown): { fields?: unknown } {
  return isRecord(json) ? json : {};
}

function isSection(item: unknown): boolean {
  const type = isRecord(item) ? item['type'] : null;
  return typeof type === 'string' && type.trim() === 'section';
}

function refuse(problem: string, cause?: unknown): FormError {
  return new FormError('invalid-form', `Not a form: ${problem}`, { cause });
}

function buildField({ rawTitle, title, key, name, maxLength, ...field }: FieldJson): FormField {
  const type = isFieldType(field.type) ? field.type : 'text';
  return {
    ...field,
    type,
    display: readDisplay(type, field.display),
    title: rawTitle || title || field.placeholder || name || key,
    // An empty option is indistinguishable from no answer.
    options: [...new Set(field.options)].filter(Boolean),
    maxLength: type === 'textarea' ? readMaxLength(maxLength) : null,
    name: name || key,
  };
}

function isFieldType(type: string): type is FieldType {
  return fieldTypes.some((known) => known === type);
}

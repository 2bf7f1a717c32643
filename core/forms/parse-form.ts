import * as z from 'zod/mini';
import { defineSchema, VitrineError } from '../net/index.js';
import { fieldTypes, type FieldType, type Form, type FormField } from './form.js';
import { readMaxLength } from './max-length.js';

/** Page data or an answer that is no form. */
export class FormError extends VitrineError {
  declare readonly code: 'invalid-form';
}

const formSchema = /* @__PURE__ */ defineSchema(() => {
  const text = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (isText(value) ? String(value).trim() : '')),
  );
  const flag = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => [true, 1, 'true', '1'].some((form) => form === value)),
  );
  const options = z.pipe(z.optional(z.unknown()), z.transform(readOptions));
  const field = z.object({
    id: z.pipe(z.unknown().check(z.refine(isText)), z.transform(String)),
    type: text,
    title: text,
    rawTitle: text,
    description: text,
    placeholder: text,
    required: flag,
    options,
    maxLength: z.optional(z.unknown()),
    currencySymbol: text,
    showCountryCode: flag,
    key: text,
    name: text,
    value: text,
  });
  return z.object({ id: text, name: text, fields: z.array(field) });
});

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

/** One that cannot be read makes the list unusable: a choice of less than the merchant offers would be wrong. */
function readOptions(list: unknown): string[] {
  const options = Array.isArray(list) ? list.map(readOption) : [];
  return options.every((option) => option !== null) ? options : [];
}

function readOption(option: unknown): string | null {
  if (isText(option)) return String(option);
  const { label, value }: { label?: unknown; value?: unknown } =
    typeof option === 'object' && option !== null ? option : {};
  return [label, value].find((text) => typeof text === 'string') ?? null;
}

type FieldJson = z.output<ReturnType<typeof formSchema>>['fields'][number];

/**
 * A form as the platform writes it (platform §3). Lenient where the meaning is plain; section items are ignored, and a
 * type that is unknown takes a single text.
 * @throws FormError when it has no list of fields with ids.
 */
export function parseForm(json: unknown): Form {
  const result = z.safeParse(formSchema(), json);
  if (!result.success) {
    const { path, message } = result.error.issues[0] ?? { path: [], message: '' };
    throw new FormError('invalid-form', `Not a form: ${path.join('.')}: ${message}`, {
      cause: result.error,
    });
  }
  const { id, name, fields } = result.data;
  return { id, name, fields: fields.filter(({ type }) => type !== 'section').map(buildField) };
}

function buildField({ rawTitle, title, key, name, maxLength, ...field }: FieldJson): FormField {
  const type = isFieldType(field.type) ? field.type : 'text';
  return {
    ...field,
    type,
    title: rawTitle || title || field.placeholder || name,
    options: [...new Set(field.options)],
    maxLength: type === 'textarea' ? readMaxLength(maxLength) : null,
    name: name || key,
  };
}

function isFieldType(type: string): type is FieldType {
  return fieldTypes.some((known) => known === type);
}

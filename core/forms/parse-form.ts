import * as z from 'zod/mini';
import { defineSchema, VitrineError } from '../net/index.js';
import { fieldTypes, type FieldType, type Form, type FormField } from './form.js';
import { readMaxLength } from './max-length.js';

/** Page data or an answer that is no form. */
export class FormError extends VitrineError {
  declare readonly code: 'invalid-form';
}

const formSchema = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => String(value).trim()),
    ),
    '',
  );
  const flag = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => [true, 1, 'true', '1'].some((form) => form === value)),
  );
  const option = z.union([
    z.string(),
    z.pipe(z.number(), z.transform(String)),
    z.pipe(
      z.object({ label: z.string() }),
      z.transform(({ label }) => label),
    ),
    z.pipe(
      z.object({ value: z.string() }),
      z.transform(({ value }) => value),
    ),
  ]);
  const field = z.object({
    id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    type: text,
    title: text,
    rawTitle: text,
    description: text,
    placeholder: text,
    required: flag,
    options: z.catch(z.array(option), []),
    maxLength: z.optional(z.unknown()),
    currencySymbol: text,
    showCountryCode: flag,
    key: text,
    name: text,
    value: text,
  });
  return z.object({ id: text, name: text, fields: z.array(field) });
});

type FieldJson = z.output<ReturnType<typeof formSchema>>['fields'][number];

/**
 * A form as the platform writes it (platform §3). Lenient where the meaning is plain; section items are ignored, and a
 * type that is unknown takes a single text.
 * @throws FormError when it has no list of fields with ids.
 */
export function parseForm(json: unknown): Form {
  const result = z.safeParse(formSchema(), json);
  if (!result.success) {
    throw new FormError('invalid-form', `Not a form: ${z.prettifyError(result.error)}`, {
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

import { isRecord } from '../../base/index.js';
import * as z from 'zod/mini';
import { captchaProviders } from '../../captcha/index.js';
import { defineSchema } from '../../net/index.js';
import { readMaxLength } from '../max-length.js';
import { blankField, emptyForm, type BuilderField, type BuilderForm } from './builder-form.js';
import { builderTypes, type BuilderType } from './field-table.js';
import { isText } from '../outside-values.js';

/** Schema of a form's JSON, as lenient as a page's, but texts stay unchanged and sections are kept. */
const builderSchema = /* @__PURE__ */ defineSchema(() => {
  const text = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => (isText(value) ? String(value) : '')),
  );
  const flag = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => [true, 1, 'true', '1'].some((form) => form === value)),
  );
  const field = z.object({
    id: text,
    type: z.pipe(text, z.transform(readType)),
    title: text,
    rawTitle: text,
    description: text,
    placeholder: text,
    required: flag,
    options: z.pipe(z.optional(z.unknown()), z.transform(readOptions)),
    maxLength: z.pipe(z.optional(z.unknown()), z.transform(readMaxLength)),
    currencySymbol: text,
    showCountryCode: flag,
    display: text,
    underline: flag,
    key: text,
    name: text,
    value: text,
  });
  return z.object({
    id: text,
    name: text,
    fields: z.array(field),
    submissionMessage: text,
    successRedirect: text,
    submitLabel: text,
    disclaimer: text,
    postSubmitHtml: text,
    isNewsletter: flag,
    captcha: z.catch(
      z.nullable(z.object({ provider: z.enum(captchaProviders), siteKey: text })),
      null,
    ),
  });
});

type FieldJson = z.output<ReturnType<typeof builderSchema>>['fields'][number];

/**
 * Reads a form for the builder; null without a list of fields. Drops unknown members.
 *
 * @example
 * const draft = { form: readBuilderForm(json) ?? startForm('contact'), removed: [] };
 */
export function readBuilderForm(json: unknown): BuilderForm | null {
  const result = z.safeParse(builderSchema(), json);
  if (!result.success) return null;
  return { ...emptyForm, ...result.data, fields: result.data.fields.map(readField) };
}

function readField({ rawTitle, title, name, key, ...field }: FieldJson): BuilderField {
  return {
    ...blankField(field.id, field.type),
    ...field,
    title: rawTitle || title,
    key: name || key,
  };
}

function readType(text: string): BuilderType {
  return builderTypes.find((type) => type === text.trim()) ?? 'text';
}

function readOptions(list: unknown): readonly string[] {
  const options = Array.isArray(list) ? list.map(readOption) : [];
  return options.filter((option) => option !== '');
}

function readOption(option: unknown): string {
  if (isText(option)) return String(option);
  const { label, value } = isRecord(option) ? option : {};
  return [label, value].find((text) => typeof text === 'string') ?? '';
}

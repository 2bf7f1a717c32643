import { isRecord } from '../base/index.js';
import * as z from 'zod/mini';
import { readCaptchaSettings } from '../captcha/index.js';
import { defineSchema } from '../net/index.js';
import { readShowRule } from './conditions.js';
import { formLimits } from './form-limits.js';
import { readRedirect } from './read-redirect.js';
import { sanitiseLine, sanitiseText } from './sanitise-text.js';
import { isText } from './outside-values.js';

const { id: longestId, text: longestText } = formLimits;

/** Schema of a form's JSON. Lenient: missing or invalid members are empty. */
export const formSchema = /* @__PURE__ */ defineSchema(() => {
  const text = z.pipe(
    z.optional(z.unknown()).check(
      z.refine((value) => !isText(value) || String(value).length <= longestText, {
        error: `a text has at most ${longestText} characters`,
      }),
    ),
    z.transform((value) => (isText(value) ? sanitiseText(String(value)).trim() : '')),
  );
  const flag = z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => [true, 1, 'true', '1'].some((form) => form === value)),
  );
  const options = z.pipe(
    z.optional(z.unknown()).check(
      z.refine((list) => !Array.isArray(list) || list.length <= formLimits.options, {
        error: `a field has at most ${formLimits.options} options`,
      }),
    ),
    z.transform(readOptions),
  );
  const field = z.object({
    id: z.pipe(
      z
        .unknown()
        .check(z.refine(isId, { error: `an id is a text of 1 to ${longestId} characters` })),
      z.transform(String),
    ),
    type: text,
    title: text,
    rawTitle: text,
    description: text,
    placeholder: text,
    required: flag,
    options,
    maxLength: z.optional(z.unknown()),
    accept: options,
    maxMegabytes: z.optional(z.unknown()),
    maxCount: z.optional(z.unknown()),
    currencySymbol: text,
    showCountryCode: flag,
    display: text,
    showWhen: z.pipe(z.optional(z.unknown()), z.transform(readShowRule)),
    key: text,
    name: text,
    value: text,
  });
  const section = z.object({
    id: text,
    title: text,
    rawTitle: text,
    description: text,
    underline: flag,
    start: z.number(),
  });
  return z.object({
    id: text,
    name: text,
    fields: z.array(field),
    sections: z.array(section),
    submissionMessage: text,
    successRedirect: z.pipe(text, z.transform(readRedirect)),
    submitLabel: text,
    disclaimer: text,
    postSubmitHtml: text,
    isNewsletter: flag,
    honeypot: flag,
    captcha: z.pipe(z.optional(z.unknown()), z.transform(readCaptchaSettings)),
  });
});

/** A field as parsed by the schema. */
export type FieldJson = z.output<ReturnType<typeof formSchema>>['fields'][number];

/** An id becomes the name of a control, so a form must submit it unchanged. */
function isId(value: unknown): boolean {
  if (!isText(value)) return false;
  const id = String(value);
  return id !== '' && id.length <= longestId && sanitiseText(id) === id && !/[\n\t]/.test(id);
}

/** One invalid option makes the list unusable: visitors must not choose from fewer options than the merchant offers. */
function readOptions(list: unknown): string[] {
  const options = Array.isArray(list) ? list.map(readOption) : [];
  return options.every((option) => option !== null) ? options : [];
}

function readOption(option: unknown): string | null {
  if (isText(option)) return sanitiseLine(String(option));
  const { label, value } = isRecord(option) ? option : {};
  const named = [label, value].find((text) => typeof text === 'string');
  return named === undefined ? null : sanitiseLine(named);
}

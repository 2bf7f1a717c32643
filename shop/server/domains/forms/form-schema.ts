import { z } from '@hono/zod-openapi';
import { captchaProviders } from 'vitrine/core/captcha';
import {
  fieldDisplays,
  fieldTypes,
  fileKindNames,
  fileLimits,
  formLimits,
} from 'vitrine/core/forms';

const text = z.string().max(formLimits.text);
const line = z.string().max(500);

const displays = [...new Set(Object.values(fieldDisplays).flat())];

/** A field of a form (platform §3, form builder). */
const fieldSchema = z.strictObject({
  // Names that begin with `_` are reserved for the page.
  id: z
    .string()
    .max(formLimits.id)
    .regex(/^[^_\p{Cc}][^\p{Cc}]*$/u, 'An id is one line of text that does not begin with _')
    .openapi({ description: 'Unique in its form; the key of its answer.' }),
  type: z.enum([...fieldTypes, 'section']),
  title: line.optional(),
  description: text.optional(),
  placeholder: line.optional(),
  required: z.boolean().optional(),
  options: z.array(line.min(1)).max(formLimits.options).optional().openapi({
    description: 'For radio, checkbox and select: the choices. For likert: the statements.',
  }),
  maxLength: z.int().min(0).optional().openapi({ description: 'For textarea, in characters.' }),
  accept: z.array(z.enum(fileKindNames)).optional().openapi({
    description: 'For file: the kinds of files, told by their first bytes; all without it.',
  }),
  maxMegabytes: z.number().positive().max(fileLimits.megabytes).optional().openapi({
    description: 'For file: megabytes of one file.',
  }),
  maxCount: z.int().positive().max(fileLimits.count).optional().openapi({
    description: 'For file: how many files; one without it.',
  }),
  currencySymbol: z.string().max(10).optional(),
  showCountryCode: z.boolean().optional(),
  display: z.enum(displays).optional().openapi({
    description:
      'Another way to show a kind with several parts: one-box for phone; picker for date; picker or picker-seconds for time; country-list for address, with the codes in options or all; group for section, which groups the fields after it. The answer stays the same.',
  }),
  showWhen: z
    .strictObject({
      field: z.string().max(formLimits.id),
      values: z.array(line).max(formLimits.options),
    })
    .optional()
    .openapi({
      description:
        'The field is shown when an earlier field has one of the values, or any answer if there are none; else it is neither required nor stored.',
    }),
  underline: z.boolean().optional(),
  key: line.optional().openapi({ description: 'For hidden: the name in the page’s query string.' }),
  value: line.optional().openapi({ description: 'For hidden: the default value.' }),
});

/** A form as the builder, servers and pages exchange it. */
export const formSchema = z
  .strictObject({
    id: z.string().openapi({ description: 'Unique and never reused.' }),
    name: line,
    fields: z.array(fieldSchema).max(formLimits.fields),
    submissionMessage: text.optional(),
    successRedirect: z.string().max(2083).optional().openapi({
      description: 'A http(s) address or a path of the site.',
    }),
    submitLabel: line.optional(),
    disclaimer: text.optional(),
    postSubmitHtml: text.optional(),
    isNewsletter: z.boolean().optional(),
    honeypot: z.boolean().optional().openapi({
      description:
        'Whether pages have a field that people never see; what programs send is not stored.',
    }),
    captcha: z
      .strictObject({ provider: z.enum(captchaProviders), siteKey: line })
      .nullish()
      .openapi({ description: 'Null for none.' }),
  })
  .openapi('Form');

export type FieldJson = z.output<typeof fieldSchema>;
export type FormJson = z.output<typeof formSchema>;

import { z } from '@hono/zod-openapi';
import { captchaProviders } from '../../../core/captcha/index.js';
import { fieldTypes, formLimits } from '../../../core/forms/index.js';

const text = z.string().max(formLimits.text);
const line = z.string().max(500);

/** A question of a form (platform §3, form builder). */
export const fieldSchema = z.strictObject({
  // Names that begin with `_` are those of the page itself.
  id: z
    .string()
    .max(formLimits.id)
    .regex(/^[^_\p{Cc}][^\p{Cc}]*$/u, 'An id is a text on one line that does not begin with _')
    .openapi({ description: 'Unique in its form; answers are sent under it.' }),
  type: z.enum([...fieldTypes, 'section']),
  title: line.optional(),
  description: text.optional(),
  placeholder: line.optional(),
  required: z.boolean().optional(),
  options: z.array(line.min(1)).max(formLimits.options).optional().openapi({
    description: 'Of radio, checkbox and select: what can be chosen. Of likert: the statements.',
  }),
  maxLength: z.int().min(0).optional().openapi({ description: 'Of textarea, in characters.' }),
  currencySymbol: z.string().max(10).optional(),
  showCountryCode: z.boolean().optional(),
  underline: z.boolean().optional(),
  key: line.optional().openapi({ description: 'Of hidden: the name in the page’s query string.' }),
  value: line.optional().openapi({ description: 'Of hidden: the value without one.' }),
});

/** A form as the builder writes it, servers store it and pages read it. */
export const formSchema = z
  .strictObject({
    id: z.string().openapi({ description: 'Unique and never used again.' }),
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
    captcha: z
      .strictObject({ provider: z.enum(captchaProviders), siteKey: line })
      .nullish()
      .openapi({ description: 'Null for none.' }),
  })
  .openapi('Form');

export type FieldJson = z.output<typeof fieldSchema>;
export type FormJson = z.output<typeof formSchema>;

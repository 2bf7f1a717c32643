import { createRoute, z } from '@hono/zod-openapi';
import { fieldTypes } from '../../../core/forms/index.js';
import { answer, cartProblems, json, problem } from './document-parts.js';

const formParams = z.object({
  formId: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]+$/u),
});

/** platform §3: form builder. */
const formSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    fields: z.array(
      z.object({
        id: z.string(),
        type: z.enum([...fieldTypes, 'section']),
        title: z.string().optional(),
        description: z.string().optional(),
        placeholder: z.string().optional(),
        required: z.boolean().optional(),
        options: z.array(z.string()).optional(),
        maxLength: z.int().optional(),
        currencySymbol: z.string().optional(),
        showCountryCode: z.boolean().optional(),
        underline: z.boolean().optional(),
        key: z.string().optional(),
        value: z.string().optional(),
      }),
    ),
  })
  .openapi('Form');

export const formRoute = createRoute({
  method: 'get',
  path: '/api/forms/{formId}',
  request: { params: formParams },
  responses: {
    200: answer(formSchema, 'The form.'),
    404: problem('There is no such form.'),
    429: cartProblems[429],
  },
});

export const validateRoute = createRoute({
  method: 'post',
  path: '/api/rest/forms/validate/{formId}',
  request: {
    params: formParams,
    body: { required: true, content: json(z.record(z.string(), z.unknown())) },
  },
  responses: {
    200: answer(z.object({}), 'Every field is valid.'),
    400: problem('Not every field is valid; `errors` has a sentence for each that is not.'),
    404: problem('There is no such form.'),
    413: problem('The body is larger than 64 kB.'),
    415: problem('The content type is not supported.'),
    429: cartProblems[429],
  },
});

import { createRoute, z } from '@hono/zod-openapi';
import {
  cartProblems,
  crumbHeaders,
  idSchema,
  json,
  problem,
  response,
  tooManyCalls,
} from '../../ground/routing/index.js';
import { formSchema } from './form-schema.js';

const formParams = z.object({ formId: idSchema });

const bodyProblems = {
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: tooManyCalls,
};

export const formRoute = createRoute({
  tags: ['Forms'],
  summary: 'A website form as JSON.',
  method: 'get',
  path: '/api/forms/{formId}',
  request: { params: formParams },
  responses: {
    200: response(formSchema, 'The form.'),
    404: problem('There is no such form.'),
    429: tooManyCalls,
  },
});

export const validateRoute = createRoute({
  tags: ['Forms'],
  summary: 'Checks the answers to a form without storing them.',
  method: 'post',
  path: '/api/rest/forms/validate/{formId}',
  request: {
    params: formParams,
    body: { required: true, content: json(z.record(z.string(), z.unknown())) },
  },
  responses: {
    200: response(z.object({}), 'Every field is valid.'),
    400: problem('Not every field is valid; `errors` has a sentence for each that is not.'),
    404: problem('There is no such form.'),
    ...bodyProblems,
  },
});

export const submissionKeyRoute = createRoute({
  tags: ['Forms'],
  summary: 'Makes the key under which one submission is stored once.',
  method: 'post',
  path: '/api/form/FormSubmissionKey',
  request: { headers: crumbHeaders },
  responses: {
    200: response(z.object({ key: z.string() }), 'A key for one submission within an hour.'),
    403: cartProblems[403],
    429: tooManyCalls,
  },
});

export const fileRoute = createRoute({
  tags: ['Forms'],
  summary: 'Keeps a file for a form that is not sent yet.',
  method: 'post',
  path: '/api/forms/{formId}/files',
  request: {
    params: formParams,
    headers: crumbHeaders,
    query: z.object({
      field: idSchema.optional().openapi({ description: 'The id of a field of the kind file.' }),
      name: z.string().max(1000).optional().openapi({ description: 'The name of the file.' }),
    }),
    body: {
      required: true,
      content: {
        'application/octet-stream': { schema: z.string().openapi({ format: 'binary' }) },
      },
    },
  },
  responses: {
    200: response(
      z.object({
        file: z
          .string()
          .openapi({ description: 'The reference that the answer of the field holds.' }),
      }),
      'The file is kept for a day, and for good once its form is sent.',
    ),
    400: problem('Its size, or the kind that its first bytes tell, is not allowed.'),
    403: cartProblems[403],
    404: problem('There is no such form, or no such field of the kind file.'),
    413: problem('The body is larger than 11 MB.'),
    415: problem('The content type is not supported.'),
    429: tooManyCalls,
  },
});

const context = (max: number) => z.string().max(max).nullish();

export const saveSubmissionBody = z
  .object({
    key: z.string().max(200).openapi({ description: 'Of FormSubmissionKey.' }),
    formId: idSchema
      .nullish()
      .openapi({ description: 'Ours. Without it the form is found by the ids of its fields.' }),
    // Checked later, with the sentences of storefront §8.
    form: z.unknown().openapi({
      type: 'object',
      description:
        'Answers by field id: a text, a list of texts, or for likert checked values by statement.',
    }),
    captchaKey: z.string().nullish().openapi({ description: 'The token of the captcha.' }),
    trap: z.string().max(5000).nullish().openapi({
      description:
        'Ours. What stands in the field that people never see; left out while it is empty.',
    }),
    pageTitle: context(5000),
    pageId: context(500),
    contentSource: z.enum(['i', 'c']).nullish().openapi({ description: 'Item or collection.' }),
    pagePath: context(5000),
    pagePermissionTypeValue: z.int().nullish(),
  })
  .openapi('SaveFormSubmission');

export const saveSubmissionRoute = createRoute({
  tags: ['Forms'],
  summary: 'Stores a submission under its key.',
  method: 'post',
  path: '/api/form/SaveFormSubmission',
  request: {
    headers: crumbHeaders,
    body: { required: true, content: json(saveSubmissionBody) },
  },
  responses: {
    200: response(z.object({ submissionId: z.string() }), 'Stored, now or by an earlier repeat.'),
    400: problem('The key, the fields, an answer or the captcha is not valid.'),
    403: cartProblems[403],
    404: problem('There is no such form.'),
    ...bodyProblems,
  },
});

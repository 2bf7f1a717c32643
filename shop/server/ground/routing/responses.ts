import type { z } from '@hono/zod-openapi';
import { formBody, problemSchema } from './schemas.js';

/** Request and response descriptions that several routes share. */
export const json = <Schema extends z.ZodType>(schema: Schema) => ({
  'application/json': { schema },
});

export const response = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  content: json(schema),
  description,
});

export const problem = (description: string) => response(problemSchema, description);

export const tooManyCalls = problem('Too many calls; Retry-After gives the seconds to wait.');

export const cartProblems = {
  403: problem('The crumb is missing or stale, or the origin is not allowed.'),
  410: problem('The cart has expired or has been purchased.'),
  429: tooManyCalls,
};

export const changeProblems = {
  ...cartProblems,
  400: problem('The request is not valid.'),
  404: problem('There is no such entry.'),
  409: problem('Not enough in stock, or the entry holds another item.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  422: problem('The Idempotency-Key has been used for another request.'),
};

export const seeOtherResponse = { description: 'After a plain form post: redirects to a page.' };

export const formContent = {
  'application/x-www-form-urlencoded': { schema: formBody },
  'multipart/form-data': { schema: formBody },
};

import type { z } from '@hono/zod-openapi';
import { Problem } from './problem.js';

/** Converts validation issues to a problem with a message for each field. */
export function toInvalidRequest({ issues }: Pick<z.ZodError, 'issues'>): Problem {
  const errors = issues.map(({ path, message }) => [path.join('.') || 'body', message]);
  return new Problem('invalid-request', { errors: Object.fromEntries(errors) });
}

/** @throws Problem `invalid-request`. */
export function readBody<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw toInvalidRequest(parsed.error);
  return parsed.data;
}

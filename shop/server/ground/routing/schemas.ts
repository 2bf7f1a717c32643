import { z } from '@hono/zod-openapi';
import { problemCodes } from '../http/index.js';

/** PostgreSQL cannot store NUL, and our ids contain no control characters. */
export const idSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);

/** Items of one call. */
const mostItems = 50;

export const idsSchema = z
  .string()
  .max(mostItems * 201)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).max(mostItems))
  .openapi({ type: 'string', description: 'At most 50 ids, separated by commas.' });

export const additionalFields = z
  .string()
  .nullish()
  .openapi({ description: 'JSON text of an object, by default at most 4 kB.' });

export const changeHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(16)
    .max(255)
    .optional()
    .openapi({ description: 'Unguessable name of the intent, such as a UUID.' }),
  'intent-order': z
    .string()
    .regex(/^[\w-]{16,64};[1-9]\d{0,8}$/)
    .optional()
    .openapi({
      description: 'A name of the page, such as a UUID, and the number of its change: `{page};7`.',
    }),
  'x-csrf-token': z.string().optional().openapi({ description: 'The value of the crumb cookie.' }),
  'x-cart-token': z
    .string()
    .optional()
    .openapi({ description: 'In place of cookies: the cart’s token, or `new`.' }),
});

/** For calls that prove their page and have neither a cart nor a key. */
export const crumbHeaders = changeHeaders.pick({ 'x-csrf-token': true });

export const formBody = z.record(z.string(), z.unknown());

export const problemSchema = z
  .object({
    error: z.string(),
    code: z.enum(problemCodes),
    crumbFail: z.literal(true).optional(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Problem');

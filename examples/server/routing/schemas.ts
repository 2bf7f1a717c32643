import { z } from '@hono/zod-openapi';
import { cartSchema, entrySchema } from '../carts/index.js';
import { problemCodes } from '../http/index.js';

/** Postgres cannot hold NUL, and no id of ours has control characters. */
export const idSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u);

export const additionalFields = z
  .string()
  .nullish()
  .openapi({ description: 'JSON text of an object, at most 20 kB.' });

const flag = z.enum(['true', 'false']).optional();

export const cartQuery = z.object({
  mock: flag.openapi({ description: '`true` answers a made-up cart.' }),
  timecode: z.string().max(50).optional().openapi({ description: 'Anything; keeps caches away.' }),
  calculateSubtotal: flag.openapi({ description: '`false` leaves the sums at 0.' }),
  currency: z
    .string()
    .optional()
    .openapi({ description: 'Currency of a cart that is yet to be started. Ours.' }),
});

export const stockQuery = z.object({ itemId: idSchema });
export const entryParams = z.object({ entryId: idSchema });

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

export const addBody = z
  .strictObject({
    itemId: idSchema,
    sku: idSchema.nullish(),
    // Judged with the sentences of storefront §5 rather than here.
    quantity: z
      .unknown()
      .optional()
      .openapi({ type: 'integer', minimum: 1, maximum: 9999, default: 1 }),
    additionalFields,
  })
  .openapi('AddEntry');

export const formBody = z.record(z.string(), z.unknown());

export const additionalFieldsBody = z
  .strictObject({ itemId: idSchema, sku: idSchema.nullish(), additionalFields })
  .openapi('UpdateAdditionalFields');

export const quantityBody = z
  .strictObject({
    quantity: z.unknown().openapi({ type: 'integer', minimum: 0, maximum: 9999 }),
  })
  .openapi('SetQuantity');

export const addAnswer = z.object({
  shoppingCart: cartSchema,
  newlyAdded: entrySchema.extend({ addedQuantity: z.int() }),
});

export const updateAnswer = z.object({
  shoppingCart: cartSchema,
  updatedEntry: entrySchema.nullable().openapi({ description: 'Null when it was removed.' }),
});

/** What every change answers that has no entry to tell of. */
export const changeAnswer = z.object({ shoppingCart: cartSchema });

export const stockAnswer = z.object({
  results: z.array(z.object({ unlimited: z.boolean(), qtyInStock: z.int(), sku: z.string() })),
});

export const healthAnswer = z.object({ status: z.literal('ok') });

export const problemSchema = z
  .object({
    error: z.string(),
    code: z.enum(problemCodes),
    crumbFail: z.literal(true).optional(),
    errors: z.record(z.string(), z.string()).optional(),
  })
  .openapi('Problem');

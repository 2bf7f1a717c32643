import { z } from '@hono/zod-openapi';
import { additionalFields, idSchema } from '../../ground/routing/index.js';
import { cartSchema, entrySchema } from './schemas.js';

const flag = z.enum(['true', 'false']).optional();

export const cartQuery = z.object({
  mock: flag.openapi({ description: '`true` returns a made-up cart.' }),
  timecode: z.string().max(50).optional().openapi({ description: 'Anything; bypasses caches.' }),
  calculateSubtotal: flag.openapi({ description: '`false` leaves the sums at 0.' }),
  currency: z
    .string()
    .optional()
    .openapi({ description: 'Currency of a cart that has not been started. Ours.' }),
});

export const entryParams = z.object({ entryId: idSchema });

export const addBody = z
  .object({
    itemId: idSchema,
    sku: idSchema.nullish(),
    // Checked later, with the sentences of storefront §5.
    quantity: z
      .unknown()
      .optional()
      .openapi({ type: 'integer', minimum: 1, maximum: 9999, default: 1 }),
    additionalFields,
  })
  .openapi('AddEntry');

export const additionalFieldsBody = z
  .object({ itemId: idSchema, sku: idSchema.nullish(), additionalFields })
  .openapi('UpdateAdditionalFields');

export const quantityBody = z
  .object({
    quantity: z.unknown().openapi({ type: 'integer', minimum: 0, maximum: 9999 }),
  })
  .openapi('SetQuantity');

export const addResponse = z.object({
  shoppingCart: cartSchema,
  newlyAdded: entrySchema.extend({ addedQuantity: z.int() }),
});

export const updateResponse = z.object({
  shoppingCart: cartSchema,
  updatedEntry: entrySchema.nullable().openapi({ description: 'Null when it was removed.' }),
});

/** Of a change that concerns no single entry. */
export const changeResponse = z.object({ shoppingCart: cartSchema });

export const handOffResponse = z.object({
  cartUrl: z.string().openapi({ description: 'Its code works once and for five minutes.' }),
  checkoutUrl: z.string().openapi({ description: 'With the same code.' }),
});

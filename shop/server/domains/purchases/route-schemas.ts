import { z } from '@hono/zod-openapi';
import { additionalFields, idSchema } from '../../ground/routing/index.js';

const quantity = z
  .unknown()
  .optional()
  .openapi({ type: 'integer', minimum: 1, maximum: 9999, default: 1 });

export const expressBody = z
  .strictObject({ itemId: idSchema, sku: idSchema.nullish(), quantity, additionalFields })
  .openapi('ExpressCheckout');

export const subscriptionBody = z
  .object({
    itemId: idSchema,
    sku: idSchema.nullish(),
    qty: quantity,
    additionalFields,
    planId: idSchema.nullish().openapi({
      description:
        'One of the `purchasePlans` of the product. Ours; without it the one plan of the product.',
    }),
  })
  .openapi('StartSubscription');

/** Checked later in more detail, with sentences for the shopper. */
const text = (max: number) => z.string().max(max);

const recipientSchema = z
  .strictObject({
    name: text(1000),
    email: text(1000),
    message: text(10_000).openapi({ description: 'At most 500 characters.' }),
    deliveryDate: text(100)
      .nullable()
      .openapi({ description: 'A day in that time zone, YYYY-MM-DD; null is at once.' }),
    timeZone: text(100).openapi({ description: 'IANA name, such as Europe/Berlin.' }),
  })
  .openapi('Recipient');

export const giftCardBody = z
  .strictObject({
    itemId: idSchema,
    sku: idSchema.nullish(),
    recipient: recipientSchema.nullish().openapi({ description: 'Null: it is for the buyer.' }),
  })
  .openapi('BuyGiftCard');

export const purchaseResponse = z.object({
  cartToken: z.string().openapi({ description: 'Names the cart that was made, for its page.' }),
});

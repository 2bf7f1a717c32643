import { z } from '@hono/zod-openapi';
import { catalogueCurrencies } from '../catalogue/index.js';
import { fulfilmentStates } from '../orders/index.js';
import { idSchema } from '../../ground/routing/index.js';

const nextPageCursor = z.string().nullable().openapi({ description: 'Null on the last page.' });
const moment = z.int().openapi({ description: 'Milliseconds since 1970.' });
const cents = z.int().openapi({ description: 'Minor units of `currency`.' });
const currency = z.enum(catalogueCurrencies).openapi({ description: 'ISO 4217 code.' });
const fulfilment = z
  .enum(fulfilmentStates)
  .openapi({ description: 'How much of the order has left the shop; `none`: it has no parcels.' });

const cursor = z
  .string()
  .max(500)
  .optional()
  .openapi({ description: '`nextPageCursor` of the page before.' });

export const ordersQuery = z.object({
  fulfilment: fulfilment.optional(),
  cursor,
});

export const productsQuery = z.object({
  currency: currency
    .optional()
    .openapi({ description: 'Of the prices; by default that of the shop.' }),
  cursor,
});

const listed = {
  id: z.string(),
  number: z.int().openapi({ description: 'Of the order, as its buyer reads it.' }),
  placedAt: moment,
  email: z.string().openapi({ description: 'Of the buyer.' }),
  currency,
  totalCents: cents,
  refundedCents: cents,
  fulfilment,
};

export const storeOrdersSchema = z
  .object({
    orders: z
      .array(
        z.object({
          ...listed,
          buyer: z.string().openapi({ description: 'The name of the buyer.' }),
          pieces: z.int().openapi({ description: 'How many pieces it has in all.' }),
        }),
      )
      .openapi({ description: 'At most 50, newest first.' }),
    nextPageCursor,
  })
  .openapi('StoreOrders');

const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().openapi({ description: 'A further line of the address.' }),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string().openapi({ description: 'ISO 3166-1 alpha-2.' }),
});

export const storeOrderSchema = z
  .object({
    ...listed,
    name: z.string(),
    phone: z.string().openapi({ description: 'Of the buyer; empty if none was given.' }),
    shippingAddress: address.nullable().openapi({ description: 'Null if nothing is shipped.' }),
    lines: z
      .array(
        z.object({
          sku: z.string(),
          productName: z
            .string()
            .openapi({ description: 'The title of the product when it was bought.' }),
          quantity: z.int(),
          unitPriceCents: cents,
        }),
      )
      .openapi({ description: 'What was bought.' }),
    subtotalCents: cents,
    discountCents: cents,
    shippingCents: cents,
    taxCents: cents.openapi({ description: 'What was added to prices, and what they contained.' }),
    shipments: z
      .array(
        z.object({
          sentAt: moment,
          carrier: z.string().openapi({ description: 'Who brings the parcel.' }),
          trackingNumber: z
            .string()
            .openapi({ description: 'Of the parcel; empty if there is none.' }),
          trackingUrl: z
            .string()
            .openapi({ description: 'Where the parcel is followed; empty if nowhere.' }),
        }),
      )
      .openapi({ description: 'The parcels that were sent.' }),
  })
  .openapi('StoreOrder');

const stock = z.int().nonnegative().nullable().openapi({ description: 'Null is unlimited.' });

export const storeProductsSchema = z
  .object({
    products: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          urlId: z.string().openapi({ description: 'The last part of the address of its page.' }),
          category: z.string().openapi({ description: 'Its category.' }),
          status: z.string().openapi({
            description:
              '`listed`, or why shoppers do not see it: `scheduled`, `needs-review`, `draft`, `private`.',
          }),
          listedFrom: z.string().nullable().openapi({
            description:
              'When shoppers begin to see a scheduled one, in ISO 8601; null for the others.',
          }),
          variants: z
            .array(
              z.object({
                sku: z.string(),
                attributes: z
                  .record(z.string(), z.string())
                  .openapi({ description: 'The value of each option.' }),
                currency,
                priceCents: cents,
                salePriceCents: cents.nullable().openapi({ description: 'Null if not on sale.' }),
                stock,
              }),
            )
            .openapi({ description: 'What of it is for sale.' }),
        }),
      )
      .openapi({ description: 'At most 25, by title.' }),
    nextPageCursor,
  })
  .openapi('StoreProducts');

export const orderParams = z.object({
  orderId: idSchema.openapi({ description: 'The id of the order.' }),
});
export const stockParams = z.object({
  sku: idSchema.openapi({ description: 'The SKU of the variant.' }),
});

/** As in the owner's editor. */
const mostStock = 1_000_000;

export const stockBody = z
  .object({
    stock: z.int().min(0).max(mostStock).nullable().openapi({ description: 'Null is unlimited.' }),
    ifStock: z.int().min(0).nullable().optional().openapi({
      description:
        'The stock that was last read; if it is another one by now, nothing is changed. Absent to set it anyway.',
    }),
  })
  .openapi('SetStock');

export const stockSchema = z.object({ sku: z.string(), stock }).openapi('StoreStock');

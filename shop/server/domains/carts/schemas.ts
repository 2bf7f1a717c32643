import { z } from '@hono/zod-openapi';
import { catalogueCurrencies, productTypes } from '../catalogue/index.js';
import { couponProblems } from '../totals/index.js';

const cents = z.int().openapi({ description: 'Minor units of the cart’s currency.' });
const centsOrNone = z.int().nullable();

/** storefront §3: Cart entry. */
export const entrySchema = z
  .object({
    id: z.string(),
    itemId: z.string(),
    quantity: z.int().min(1).max(9999),
    chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
    title: z.string(),
    productType: z.enum(productTypes),
    subTotal: cents,
    purchasePriceCents: cents,
    regularPriceCents: centsOrNone.openapi({
      description: 'Regular price of one piece in a sale. Ours.',
    }),
    maxQuantity: centsOrNone.openapi({
      description: 'Highest quantity the stock allows; null is no limit. Ours.',
    }),
    additionalFields: z.record(z.string(), z.unknown()).nullable(),
    additionalFieldsFormId: z.string().nullable(),
    answers: z
      .array(z.object({ label: z.string(), text: z.string() }))
      .openapi({ description: 'The additional fields as labels and texts. Ours.' }),
    imageUrl: z.string().nullable(),
    itemUrl: z.string(),
  })
  .openapi('CartEntry');

const shippingOptionSchema = z
  .object({ id: z.string(), title: z.string(), description: z.string(), costCents: cents })
  .openapi('ShippingOption');

const shippingLocationSchema = z
  .object({ country: z.string(), region: z.string(), postalCode: z.string() })
  .openapi('ShippingLocation');

const enteredCoupon = z.object({ code: z.string(), title: z.string() });

/** storefront §3: Shopping cart. */
export const cartSchema = z
  .object({
    id: z.string().openapi({ description: 'Empty while the visitor has no cart.' }),
    websiteId: z.string(),
    orderId: z.null(),
    created: z.int().nullable().openapi({ description: 'Milliseconds since 1970.' }),
    isPurchased: z.literal(false),
    entries: z.array(entrySchema),
    shippingOptions: z.array(shippingOptionSchema),
    selectedShippingOption: shippingOptionSchema.nullable(),
    freeShipping: z.object({ fromCents: cents, leftCents: cents }).nullable().openapi({
      description:
        'Value of goods from which an option is free, and what is missing to it; null if none is or nothing is shipped. Ours.',
    }),
    shippingLocation: shippingLocationSchema.nullable(),
    shippingCountries: z
      .array(z.string())
      .openapi({ description: 'Where the shop ships to: ISO 3166-1 alpha-2. Ours.' }),
    applicableTaxRules: z.array(
      z.object({
        title: z.string(),
        rate: z.number().openapi({ description: '0.2 is 20 %.' }),
        amountCents: cents,
        isIncluded: z
          .literal(true)
          .optional()
          .openapi({ description: 'Prices contain it: it is no part of `taxCents`. Ours.' }),
      }),
    ),
    pricesInclude: z.string().optional().openapi({
      description: 'The tax that prices of this currency contain; absent if they are net. Ours.',
    }),
    coupons: z
      .array(enteredCoupon)
      .openapi({ description: 'All that were applied, valid or not.' }),
    automaticDiscounts: z.array(z.object({ title: z.string(), discountCents: cents })).openapi({
      description: 'Of the shop, without a code; they are part of `discountCents`. Ours.',
    }),
    validCoupons: z.array(enteredCoupon.extend({ discountCents: cents })),
    invalidCoupons: z.array(
      enteredCoupon.extend({
        problem: z.enum(couponProblems).openapi({ description: 'The code of the problem. Ours.' }),
        reason: z.string().openapi({ description: 'A sentence.' }),
      }),
    ),
    minimumSubtotalCents: cents.openapi({
      description: 'Minimum subtotal to check out; 0 is none. Ours.',
    }),
    subtotalCents: cents,
    taxCents: cents,
    shippingCostCents: cents,
    discountCents: cents,
    grandTotalCents: cents.openapi({
      description: 'Subtotal − discount + shipping + tax.',
    }),
    totalQuantity: z.int(),
    hasDigital: z.boolean(),
    purelyDigital: z.boolean(),
    requiresShipping: z.boolean(),
    currency: z.enum(catalogueCurrencies),
  })
  .openapi('ShoppingCart');

export type EntryJson = z.infer<typeof entrySchema>;
export type CartJson = z.infer<typeof cartSchema>;

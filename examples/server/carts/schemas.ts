import { z } from '@hono/zod-openapi';
import { catalogueCurrencies } from '../catalogue/index.js';

const cents = z.int().openapi({ description: 'Minor units of the cart’s currency.' });

/** storefront §3: Cart entry. */
export const entrySchema = z
  .object({
    id: z.string(),
    itemId: z.string(),
    quantity: z.int().min(1).max(9999),
    chosenVariant: z.object({ sku: z.string(), attributes: z.record(z.string(), z.string()) }),
    title: z.string(),
    subTotal: cents,
    purchasePriceCents: cents,
    additionalFields: z.record(z.string(), z.unknown()).nullable(),
    imageUrl: z.string().nullable(),
    itemUrl: z.string(),
  })
  .openapi('CartEntry');

const nothing = z.array(z.unknown()).max(0);

/** storefront §3: Shopping cart. Shipping, taxes and coupons are not part of this server yet. */
export const cartSchema = z
  .object({
    id: z.string().openapi({ description: 'Empty while the visitor has no cart.' }),
    websiteId: z.string(),
    orderId: z.null(),
    created: z.int().nullable().openapi({ description: 'Milliseconds since 1970.' }),
    isPurchased: z.literal(false),
    entries: z.array(entrySchema),
    shippingOptions: nothing,
    selectedShippingOption: z.null(),
    shippingLocation: z.null(),
    applicableTaxRules: nothing,
    coupons: nothing,
    validCoupons: nothing,
    invalidCoupons: nothing,
    subtotalCents: cents,
    taxCents: cents,
    shippingCostCents: cents,
    discountCents: cents,
    grandTotalCents: cents,
    totalQuantity: z.int(),
    hasDigital: z.boolean(),
    purelyDigital: z.boolean(),
    requiresShipping: z.boolean(),
    currency: z.enum(catalogueCurrencies),
  })
  .openapi('ShoppingCart');

export type EntryJson = z.infer<typeof entrySchema>;
export type CartJson = z.infer<typeof cartSchema>;

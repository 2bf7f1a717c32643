import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';

/** Missing and null both mean the default of storefront §3. */
function withDefault<S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> => value ?? fallback),
  );
}

/** The cart's JSON, under the server's own names; `client.ts` maps them. */
export const wireSchemas = /* @__PURE__ */ defineSchema(() => {
  const text = withDefault(z.string(), '');
  const count = withDefault(z.number(), 0);
  const flag = withDefault(z.boolean(), false);
  const list = withDefault(z.array(z.unknown()), []);
  const nullableText = withDefault(z.nullable(z.string()), null);
  const anything = withDefault(z.unknown(), null);

  const entry = z.object({
    id: z.string(),
    itemId: z.string(),
    quantity: z.number(),
    chosenVariant: withDefault(
      z.nullable(
        z.object({
          sku: z.string(),
          attributes: withDefault(z.record(z.string(), z.string()), {}),
        }),
      ),
      null,
    ),
    title: text,
    subTotal: count,
    purchasePriceCents: count,
    additionalFields: anything,
    imageUrl: nullableText,
    itemUrl: nullableText,
  });

  const cart = z.object({
    id: z.string(),
    websiteId: text,
    orderId: nullableText,
    created: withDefault(z.nullable(z.number()), null),
    isPurchased: flag,
    entries: withDefault(z.array(entry), []),
    shippingOptions: list,
    selectedShippingOption: anything,
    shippingLocation: anything,
    applicableTaxRules: list,
    coupons: list,
    validCoupons: list,
    invalidCoupons: list,
    subtotalCents: count,
    taxCents: count,
    shippingCostCents: count,
    discountCents: count,
    grandTotalCents: count,
    totalQuantity: count,
    hasDigital: flag,
    purelyDigital: flag,
    requiresShipping: flag,
    currency: text,
  });

  /** The line that the add created or grew, with how many were really added. */
  const newlyAdded = z.object({ id: z.string(), addedQuantity: z.optional(z.number()) });

  return {
    cart,
    changed: z.object({ shoppingCart: cart }),
    // Storefront §3 does not show the form of `newlyAdded`; without it the line is found by item and sku.
    added: z.object({ shoppingCart: cart, newlyAdded: z.catch(z.nullable(newlyAdded), null) }),
  };
});

export type WireCart = z.output<ReturnType<typeof wireSchemas>['cart']>;

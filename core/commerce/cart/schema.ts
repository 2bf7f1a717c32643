import * as z from 'zod/mini';
import { defineSchema, recordOf } from '../../net/index.js';

/** Missing and null both mean the default of storefront §3. */
function withDefault<S extends z.ZodMiniType>(schema: S, fallback: z.output<S>) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<S> => value ?? fallback),
  );
}

/**
 * Parses a list that is only displayed: an invalid list is empty, an invalid item is dropped, and the cart stays
 * usable.
 */
function lenientList<S extends z.ZodMiniType>(item: S) {
  return z.pipe(
    z.catch(z.array(z.unknown()), []),
    z.transform((items): z.output<S>[] =>
      items.flatMap((candidate) => {
        const { success, data } = z.safeParse(item, candidate);
        return success ? [data] : [];
      }),
    ),
  );
}

/** The cart's JSON under the server's names; `read-cart.ts` maps them. */
export const wireSchemas = /* @__PURE__ */ defineSchema(() => {
  const text = withDefault(z.string(), '');
  const count = withDefault(z.number(), 0);
  const flag = withDefault(z.boolean(), false);
  const orNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);
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
          attributes: withDefault(recordOf(z.string()), {}),
        }),
      ),
      null,
    ),
    title: text,
    productType: z.catch(
      z.enum(['physical', 'digital', 'service', 'gift-card', 'unknown']),
      'unknown',
    ),
    subTotal: count,
    purchasePriceCents: count,
    regularPriceCents: orNull(z.number()),
    maxQuantity: orNull(z.number()),
    additionalFields: anything,
    additionalFieldsFormId: orNull(z.string()),
    answers: lenientList(z.object({ label: z.string(), text: z.string() })),
    imageUrl: nullableText,
    itemUrl: nullableText,
  });

  const shippingOption = z.object({
    id: z.string(),
    title: text,
    description: text,
    costCents: z.number(),
  });
  const coupon = { code: z.string(), title: text };

  const cart = z.object({
    id: z.string(),
    websiteId: text,
    orderId: nullableText,
    created: withDefault(z.nullable(z.number()), null),
    isPurchased: flag,
    entries: withDefault(z.array(entry), []),
    shippingOptions: lenientList(shippingOption),
    selectedShippingOption: orNull(shippingOption),
    shippingLocation: orNull(z.object({ country: z.string(), region: text, postalCode: text })),
    shippingCountries: lenientList(z.string()),
    applicableTaxRules: lenientList(
      z.object({ title: text, rate: z.number(), amountCents: z.number() }),
    ),
    coupons: lenientList(z.object(coupon)),
    validCoupons: lenientList(z.object({ ...coupon, discountCents: z.number() })),
    invalidCoupons: lenientList(z.object({ ...coupon, reason: text })),
    minimumSubtotalCents: count,
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

  /** The line that the add created or grew, with the quantity that was added. */
  const newlyAdded = z.object({ id: z.string(), addedQuantity: z.optional(z.number()) });

  return {
    cart,
    changed: z.object({ shoppingCart: cart }),
    // Storefront §3 does not define `newlyAdded`; without it the line is found by item and SKU.
    added: z.object({ shoppingCart: cart, newlyAdded: z.catch(z.nullable(newlyAdded), null) }),
  };
});

export type WireCart = z.output<ReturnType<typeof wireSchemas>['cart']>;

import * as z from 'zod/mini';
import { defineSchema, recordOf, toRecord } from '../../net/index.js';

const isNumeric = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) &&
  Number.isFinite(Number(value));

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
  const id = z.pipe(
    z.custom<string | number>((value) => ['string', 'number'].includes(typeof value)),
    z.transform(String),
  );
  const orNull = <S extends z.ZodMiniType>(schema: S) => z.catch(z.nullable(schema), null);
  const text = z.catch(id, '');
  const nullableText = orNull(id);
  const flag = z.catch(z.boolean(), false);
  // Amounts are numbers alone: a text may be a decimal or minor units.
  const quantity = z.pipe(z.custom<string | number>(isNumeric), z.transform(Number));
  // Missing and null both mean the default of storefront §3.
  const count = z.pipe(
    z.nullish(z.number()),
    z.transform((value) => value ?? 0),
  );
  const time = z.pipe(
    z.nullish(z.unknown()),
    z.transform((value) => new Date(String(value)).getTime() || Number(value) || null),
  );

  // Whole, because it is the server's own; what reads rules of a page would be fetched for every cart.
  const rule = z
    .object({ minimum: quantity, maximum: quantity, multipleOf: quantity })
    .check(z.refine(({ multipleOf }) => multipleOf >= 1));

  const entry = z.object({
    id,
    itemId: id,
    quantity,
    chosenVariant: orNull(
      z.object({
        sku: text,
        attributes: z.catch(z.pipe(z.transform(toRecord), recordOf(text)), {}),
      }),
    ),
    title: text,
    productType: z.catch(
      z.enum(['physical', 'digital', 'service', 'gift-card', 'paywall', 'unknown']),
      'unknown',
    ),
    subTotal: count,
    purchasePriceCents: count,
    regularPriceCents: orNull(z.number()),
    maxQuantity: orNull(quantity),
    quantityRule: z.catch(z.optional(rule), undefined),
    additionalFields: z.pipe(
      z.nullish(z.unknown()),
      z.transform((value) => value ?? null),
    ),
    additionalFieldsFormId: nullableText,
    answers: lenientList(z.object({ label: id, text: id })),
    imageUrl: nullableText,
    itemUrl: nullableText,
  });

  const shippingOption = z.object({
    id,
    title: text,
    description: text,
    costCents: z.number(),
  });
  const coupon = { code: id, title: text };

  const cart = z.object({
    id,
    websiteId: text,
    orderId: nullableText,
    created: time,
    isPurchased: flag,
    entries: z.pipe(
      z.nullish(z.array(entry)),
      z.transform((entries) => entries ?? []),
    ),
    shippingOptions: lenientList(shippingOption),
    selectedShippingOption: orNull(shippingOption),
    freeShipping: orNull(z.object({ fromCents: z.number(), leftCents: z.number() })),
    shippingLocation: orNull(z.object({ country: z.string(), region: text, postalCode: text })),
    shippingCountries: lenientList(z.string()),
    applicableTaxRules: lenientList(
      z.object({
        title: text,
        rate: z.number(),
        amountCents: z.number(),
        isIncluded: z.optional(z.boolean()),
      }),
    ),
    pricesInclude: z.optional(z.string()),
    coupons: lenientList(z.object(coupon)),
    validCoupons: lenientList(z.object({ ...coupon, discountCents: z.number() })),
    invalidCoupons: lenientList(z.object({ ...coupon, reason: text })),
    minimumSubtotalCents: count,
    subtotalCents: count,
    taxCents: count,
    shippingCostCents: count,
    discountCents: count,
    grandTotalCents: count,
    totalQuantity: orNull(quantity),
    hasDigital: flag,
    purelyDigital: flag,
    requiresShipping: flag,
    currency: text,
  });

  /** The line that the add created or grew, with the quantity that was added. */
  const newlyAdded = z.object({ id, addedQuantity: z.optional(quantity) });

  return {
    cart,
    changed: z.object({ shoppingCart: cart }),
    // Storefront §3 does not define `newlyAdded`; without it the line is found by item and SKU.
    added: z.object({ shoppingCart: cart, newlyAdded: z.catch(z.nullable(newlyAdded), null) }),
  };
});

export type WireCart = z.output<ReturnType<typeof wireSchemas>['cart']>;

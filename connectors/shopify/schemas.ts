import * as z from 'zod/mini';
import { defineSchema, recordOf } from '../../core/net/index.js';

/** The answers of Shopify's Storefront API, as far as `documents.ts` asks for them. */
export const schemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.string();
  const price = z.object({ amount: text, currencyCode: text });
  const picture = z.object({
    url: text,
    altText: z.nullish(text),
    width: z.nullish(z.number()),
    height: z.nullish(z.number()),
  });
  const option = z.object({ name: text, value: text });
  const quantityRule = z.nullish(
    z.object({ minimum: z.number(), maximum: z.nullish(z.number()), increment: z.number() }),
  );
  const allocation = z.object({ discountedAmount: price, code: z.optional(text) });
  const nodes = <S extends z.ZodMiniType>(item: S) => z.object({ nodes: z.array(item) });

  const cart = z.object({
    id: text,
    checkoutUrl: text,
    totalQuantity: z.number(),
    buyerIdentity: z.object({ countryCode: z.nullish(text) }),
    cost: z.object({ subtotalAmount: price, totalAmount: price }),
    discountCodes: z.array(z.object({ code: text, applicable: z.boolean() })),
    discountAllocations: z.array(allocation),
    lines: nodes(
      z.object({
        id: text,
        quantity: z.number(),
        attributes: z.array(z.object({ key: text, value: z.nullish(text) })),
        cost: z.object({
          amountPerQuantity: price,
          compareAtAmountPerQuantity: z.nullish(price),
          subtotalAmount: price,
          totalAmount: price,
        }),
        discountAllocations: z.array(allocation),
        merchandise: z.object({
          id: text,
          sku: z.nullish(text),
          requiresShipping: z.boolean(),
          selectedOptions: z.array(option),
          quantityRule,
          image: z.nullish(z.object({ url: text })),
          product: z.object({ id: text, title: text, onlineStoreUrl: z.nullish(text) }),
        }),
      }),
    ),
  });

  const product = z.object({
    id: text,
    handle: text,
    title: text,
    descriptionHtml: text,
    onlineStoreUrl: z.nullish(text),
    options: z.array(z.object({ name: text })),
    images: nodes(picture),
    variants: nodes(
      z.object({
        id: text,
        sku: z.nullish(text),
        availableForSale: z.boolean(),
        requiresShipping: z.boolean(),
        quantityAvailable: z.nullish(z.number()),
        selectedOptions: z.array(option),
        quantityRule,
        price,
        compareAtPrice: z.nullish(price),
        image: z.nullish(picture),
      }),
    ),
  });

  const list = z.object({
    nodes: z.array(product),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullish(text) }),
  });
  const told = { code: text, message: text };

  return {
    cart: z.object({ cart: z.nullable(cart) }),
    change: z.object({
      payload: z.nullable(
        z.object({
          cart: z.nullable(cart),
          userErrors: z.array(z.object({ ...told, field: z.nullish(z.array(text)) })),
          warnings: z.array(z.object(told)),
        }),
      ),
    }),
    products: recordOf(z.nullable(product)),
    list: z.object({ list }),
    collection: z.object({ collection: z.nullable(z.object({ list })) }),
  };
});

type Schemas = ReturnType<typeof schemas>;
export type WireCart = NonNullable<z.output<Schemas['cart']>['cart']>;
export type WirePayload = NonNullable<z.output<Schemas['change']>['payload']>;
export type WireProduct = z.output<Schemas['list']>['list']['nodes'][number];
export type WireRule = WireProduct['variants']['nodes'][number]['quantityRule'];
export type WirePrice = WireCart['cost']['totalAmount'];

import * as z from 'zod/mini';
import { defineSchema, present } from '../../core/net/index.js';

/** The answers of Vendure's Shop API, as far as `documents.ts` asks for them. Amounts count units of the shop's precision. */
export const schemas = /* @__PURE__ */ defineSchema(() => {
  const amount = z.number();
  const named = z.object({ name: z.string() });
  const option = z.object({ name: z.string(), group: named });
  const asset = z.object({ source: z.string(), width: z.number(), height: z.number() });
  const method = { id: z.string(), name: z.string(), description: z.string() };

  const line = z.object({
    id: z.string(),
    createdAt: z.string(),
    quantity: z.number(),
    unitPrice: amount,
    unitPriceWithTax: amount,
    discountedUnitPrice: amount,
    discountedUnitPriceWithTax: amount,
    linePrice: amount,
    linePriceWithTax: amount,
    discountedLinePrice: amount,
    discountedLinePriceWithTax: amount,
    featuredAsset: z.nullable(z.object({ source: z.string() })),
    productVariant: z.object({
      id: z.string(),
      sku: z.string(),
      stockLevel: z.string(),
      options: z.array(option),
      product: z.object({ id: z.string(), slug: z.string(), name: z.string() }),
    }),
  });

  const order = z.object({
    id: z.string(),
    currencyCode: z.string(),
    couponCodes: z.array(z.string()),
    totalQuantity: z.number(),
    subTotal: amount,
    subTotalWithTax: amount,
    shipping: amount,
    shippingWithTax: amount,
    total: amount,
    totalWithTax: amount,
    taxSummary: z.array(
      z.object({ description: z.string(), taxRate: z.number(), taxTotal: amount }),
    ),
    shippingAddress: z.nullable(
      z.object({
        countryCode: z.nullable(z.string()),
        province: z.nullable(z.string()),
        postalCode: z.nullable(z.string()),
      }),
    ),
    shippingLines: z.array(
      z.object({ shippingMethod: z.object(method), price: amount, priceWithTax: amount }),
    ),
    lines: z.array(line),
  });

  const problem = z.object({ __typename: z.string(), errorCode: z.string(), message: z.string() });

  const product = z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string(),
    assets: z.array(asset),
    featuredAsset: z.nullable(asset),
    optionGroups: z.array(named),
    variants: z.array(
      z.object({
        id: z.string(),
        sku: z.string(),
        price: amount,
        priceWithTax: amount,
        currencyCode: z.string(),
        stockLevel: z.string(),
        featuredAsset: z.nullable(asset),
        options: z.array(option),
      }),
    ),
  });

  const delivery = {
    eligibleShippingMethods: z.array(z.object({ ...method, price: amount, priceWithTax: amount })),
    availableCountries: z.array(z.object({ code: z.string() })),
  };

  return {
    cart: z.object({ order: z.nullable(order), ...delivery }),
    /** `order` or `problem`, or null. */
    change: z.object({ result: present() }),
    order,
    problem,
    delivery: z.object(delivery),
    product: z.object({ product: z.nullable(product) }),
    products: z.object({
      products: z.object({ totalItems: z.number(), items: z.array(product) }),
    }),
    search: z.object({
      search: z.object({
        totalItems: z.number(),
        items: z.array(z.object({ productId: z.string() })),
      }),
    }),
  };
});

type Schemas = ReturnType<typeof schemas>;
export type WireOrder = z.output<Schemas['order']>;
export type WireProblem = z.output<Schemas['problem']>;
export type WireDelivery = z.output<Schemas['delivery']>;
export type WireProduct = NonNullable<z.output<Schemas['product']>['product']>;

import * as z from 'zod/mini';
import { defineSchema, present } from '../../core/net/index.js';

/** The answers of WooCommerce's Store API, as far as the connector reads them. Amounts are texts in minor units. */
export const schemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.string();
  const count = z.number();
  const currency = { currency_code: text, currency_minor_unit: count };
  const image = z.object({ src: text, alt: z.nullish(text) });
  const prices = z.object({ ...currency, price: text, regular_price: text });

  const address = z.object({ country: text, state: text, postcode: text });
  const rate = z.object({
    ...currency,
    rate_id: text,
    name: text,
    description: z.nullish(text),
    price: text,
    taxes: z.nullish(text),
    selected: z.boolean(),
  });
  const item = z.object({
    key: text,
    id: count,
    quantity: count,
    quantity_limits: z.object({
      maximum: count,
      minimum: z.optional(count),
      multiple_of: z.optional(count),
      editable: z.optional(z.boolean()),
    }),
    name: text,
    sku: text,
    permalink: z.nullish(text),
    images: z.array(image),
    variation: z.array(z.object({ attribute: text, value: text })),
    prices,
    totals: z.object({ ...currency, line_subtotal: text, line_subtotal_tax: text }),
  });
  const cart = z.object({
    items: z.array(item),
    coupons: z.array(
      z.object({
        code: text,
        totals: z.object({ ...currency, total_discount: text, total_discount_tax: text }),
      }),
    ),
    totals: z.object({
      ...currency,
      total_items: text,
      total_items_tax: text,
      total_discount: text,
      total_discount_tax: text,
      // Null until the destination is known.
      total_shipping: z.nullish(text),
      total_shipping_tax: z.nullish(text),
      total_price: text,
      total_tax: text,
      tax_lines: z.array(z.object({ name: text, price: text, rate: z.nullish(text) })),
    }),
    shipping_address: address,
    needs_shipping: z.boolean(),
    has_calculated_shipping: z.boolean(),
    shipping_rates: z.array(
      z.object({
        package_id: z.custom<string | number>((id) => ['number', 'string'].includes(typeof id)),
        name: text,
        shipping_rates: z.array(rate),
      }),
    ),
    items_count: count,
  });

  const product = z.object({
    id: count,
    parent: z.optional(count),
    type: z.optional(text),
    name: text,
    slug: text,
    sku: text,
    permalink: text,
    description: text,
    short_description: z.nullish(text),
    prices,
    images: z.array(image),
    attributes: z.array(
      z.object({
        name: text,
        has_variations: z.boolean(),
        terms: z.array(z.object({ name: text, slug: text })),
      }),
    ),
    variations: z.array(
      z.object({
        id: count,
        attributes: z.array(z.object({ name: text, value: z.nullish(text) })),
      }),
    ),
    is_purchasable: z.boolean(),
    is_in_stock: z.boolean(),
    low_stock_remaining: z.nullish(count),
    sold_individually: z.optional(z.boolean()),
    add_to_cart: z.object({
      maximum: z.optional(count),
      minimum: z.optional(count),
      multiple_of: z.optional(count),
    }),
  });

  return {
    cart,
    product,
    products: z.array(product),
    count: z.object({ items_count: count }),
    pages: z.array(z.object({ link: text })),
    batch: z.object({ responses: z.array(z.object({ status: count, body: present() })) }),
  };
});

type Schemas = ReturnType<typeof schemas>;
export type WireCart = z.output<Schemas['cart']>;
export type WireProduct = z.output<Schemas['product']>;

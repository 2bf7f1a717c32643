import type { Cart } from '../../core/commerce/cart/index.js';
import { formatMoney, type CurrencyCode } from '../../core/commerce/money/index.js';
import type { Product } from '../../core/commerce/product/index.js';
import { getRuntime } from '../../core/runtime/index.js';

/** An amount of minor units as the shopper reads it. */
export function wordAmount(cents: number, currency: CurrencyCode): string {
  return formatMoney({ cents, currency }, getRuntime().site.locale);
}

/** The cart for an agent: its lines by id, with amounts as the shopper reads them. */
export function describeCart(cart: Cart): object {
  const amount = (cents: number) => wordAmount(cents, cart.currency);
  return {
    lines: cart.entries.map(({ id, itemId, chosenVariant, title, quantity, subTotal }) => ({
      entryId: id,
      itemId,
      sku: chosenVariant?.sku ?? null,
      options: chosenVariant?.attributes ?? {},
      title,
      quantity,
      total: amount(subTotal),
    })),
    coupons: cart.coupons.map(({ code }) => code),
    subtotal: amount(cart.subtotalCents),
    total: amount(cart.grandTotalCents),
  };
}

/** The facts that an agent needs to add a product of the page. */
export function describeProduct(product: Product): object {
  const { id, title, url, productType, options, variants } = product;
  return {
    itemId: id,
    title,
    url,
    productType,
    options,
    variants: variants.map(
      ({ id: variantId, sku, attributes, price, salePrice, onSale, stock }) => {
        const { cents, currency } = (onSale && salePrice) || price;
        const isAvailable = stock.unlimited || stock.quantity > 0;
        return {
          variantId,
          sku,
          options: attributes,
          price: wordAmount(cents, currency),
          isAvailable,
        };
      },
    ),
  };
}

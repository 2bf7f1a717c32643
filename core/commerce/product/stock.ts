import type { Stock, Variant } from './product.js';
import { isNeverSoldOut, type ProductType } from './product-types.js';
import { quantityLimits } from '../quantity/index.js';

/** A result of the stock call (storefront §3, §7), for one variant of an item. */
export interface StockResult {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly sku?: string | undefined;
}

/** The part of a product that determines its stock. */
export interface Stocked {
  readonly productType: ProductType;
  readonly variants: readonly { readonly stock: Stock }[];
}

export function isInStock({ stock }: Pick<Variant, 'stock'>, quantity = 1): boolean {
  return stock.unlimited || stock.quantity >= quantity;
}

/**
 * Whether a product, or the one `variant` of it, is sold out. Digital and gift-card products never are; others when
 * no variant has stock (platform §4).
 */
export function isSoldOut(
  { productType, variants }: Stocked,
  variant: Pick<Variant, 'stock'> | null = null,
): boolean {
  if (isNeverSoldOut(productType)) return false;
  return !(variant ? [variant] : variants).some((one) => isInStock(one));
}

/** The stock of all variants together; `Infinity` when one of them is unlimited. */
export function totalStock({ variants }: Pick<Stocked, 'variants'>): number {
  return variants.reduce(
    (total, { stock }) => total + (stock.unlimited ? Number.POSITIVE_INFINITY : stock.quantity),
    0,
  );
}

/** How many more may be added when `inCart` of the variant are in the cart; 0 to 9999. */
export function maxQuantity({ stock }: Variant, inCart: number): number {
  const left = stock.unlimited ? quantityLimits.max : stock.quantity - inCart;
  return Math.min(Math.max(left, 0), quantityLimits.max);
}

/**
 * Whether to open a form: one result is unlimited, or exceeds the quantity of the variant in the cart (storefront §5).
 */
export function hasStockForForm(results: readonly StockResult[], quantityInCart: number): boolean {
  return results.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > quantityInCart);
}

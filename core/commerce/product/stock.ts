import type { Stock, Variant } from './product.js';
import { isNeverSoldOut, type ProductType } from './product-types.js';

/** The part of a product that determines its stock. */
export interface Stocked {
  readonly productType: ProductType;
  readonly variants: readonly { readonly stock: Stock }[];
}

export function isInStock({ stock }: Pick<Variant, 'stock'>, quantity = 1): boolean {
  return stock.unlimited || stock.quantity >= quantity;
}

/**
 * Whether a product, or the one `variant` of it, is sold out. Products without stock (`isNeverSoldOut`) never are;
 * others when no variant has any (platform §4).
 */
export function isSoldOut(
  { productType, variants }: Stocked,
  variant: Pick<Variant, 'stock'> | null = null,
): boolean {
  if (isNeverSoldOut(productType)) return false;
  return !(variant ? [variant] : variants).some((one) => isInStock(one));
}

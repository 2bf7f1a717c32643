/** A result of the stock call (storefront §3, §7), for one variant of an item. */
export interface StockResult {
  readonly unlimited: boolean;
  readonly qtyInStock: number;
  readonly sku?: string | undefined;
}

/**
 * Whether to open a form: one result is unlimited, or exceeds the quantity of the variant in the cart (storefront §5).
 */
export function hasStockForForm(results: readonly StockResult[], quantityInCart: number): boolean {
  return results.some(({ unlimited, qtyInStock }) => unlimited || qtyInStock > quantityInCart);
}

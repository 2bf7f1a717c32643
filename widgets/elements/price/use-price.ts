import { useProduct } from '../../hooks/index.js';
import { viewPrice, type PriceView } from '../../parts/price-text/index.js';

/** The price of what is chosen; null until the product is known. */
export function usePrice(productId: string): PriceView | null {
  const found = useProduct(productId);
  return found && viewPrice(found.selection.product, found.selection.variant);
}

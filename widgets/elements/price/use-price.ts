import { useProduct } from '../../hooks/index.js';
import { viewPrice, type PriceView } from '../../parts/price-text/index.js';

/** The price of what is chosen; null until the product is known. */
export function usePrice(productId: string): PriceView | null {
  const found = useProduct(productId);
  if (!found) return null;
  const { product, variant, plan } = found.selection;
  return viewPrice(product, variant, plan);
}

import { getProducts, parseProduct } from '../../core/commerce/product/index.js';
import type { ProductJson } from './products.js';

/** What a React app does in place of `<vitrine-product>`. */
export function registerProduct(json: ProductJson): void {
  const parsed = parseProduct(json);
  if ('problem' in parsed) throw new Error(parsed.problem);
  getProducts().register(parsed.product);
}

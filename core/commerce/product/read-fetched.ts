import type { SiteContext } from '../../runtime/index.js';
import { withAbsoluteAddresses } from './absolute-addresses.js';
import { parseProduct } from './parse-product.js';
import { ProductError } from './product-error.js';
import type { Product } from './product.js';

export interface FetchedOptions {
  /** Its currency is that of prices that name none; without it such a price is a fault. */
  getSite?(): Pick<SiteContext, 'currency'>;
  /** Receives a sentence about a fault of a product that can still be sold, or of one that a list leaves out. */
  warn(sentence: string): void;
}

/**
 * Reads a product that `address` has answered, against which its own addresses resolve.
 * @throws ProductError
 */
export function readFetched(json: unknown, address: string, options: FetchedOptions): Product {
  const parsed = parseProduct(json, options.getSite?.());
  if ('problem' in parsed) {
    throw new ProductError(
      'unreadable',
      `The answer of ${address} is not a product: ${parsed.problem}`,
    );
  }
  if (parsed.warning) options.warn(`${address}: ${parsed.warning}`);
  return withAbsoluteAddresses(parsed.product, address);
}

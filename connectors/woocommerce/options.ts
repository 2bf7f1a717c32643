import type { CartPage } from '../../core/commerce/cart/index.js';
import type { ConnectorOptions } from '../base/index.js';

export interface WooCommerceOptions extends ConnectorOptions {
  /** Path of the REST API; `/wp-json` by default. */
  readonly path?: string;
  /** Countries that the shop ships to (ISO 3166-1 alpha-2), because the Store API does not list them. */
  readonly countries?: readonly string[];
  /** Paths of the shop's pages, for a page of the shop's own origin; `/cart/` and `/checkout/` by default. */
  readonly pages?: Partial<Record<CartPage, string>>;
}

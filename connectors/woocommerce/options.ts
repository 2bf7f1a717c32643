import type { CartPage } from '../../core/commerce/cart/index.js';
import type { ConnectorOptions } from '../base/index.js';

export interface WooCommerceOptions extends ConnectorOptions {
  /** Path of the REST API from the origin's root; by default `/wp-json` in the folder of `api`. */
  readonly path?: string;
  /** Countries that the shop ships to (ISO 3166-1 alpha-2), because the Store API does not list them. */
  readonly countries?: readonly string[];
  /** Addresses of the shop's pages, where they are not called `cart` and `checkout`: `/kasse/`. */
  readonly pages?: Partial<Record<CartPage, string>>;
}

import type { CartClient } from '../../core/commerce/cart/index.js';
import type { ProductClient } from '../../core/commerce/product/index.js';

/** The two clients of a shop system, as `configure` takes them. */
export interface Connector {
  readonly cartClient: CartClient;
  readonly productClient: ProductClient;
}

/** The options of every connector. */
export interface ConnectorOptions {
  /** The shop's origin, such as `https://shop.example`; a WordPress site in a folder is named with it. */
  readonly api: string;
  /** For tests; by default the browser's. */
  readonly fetch?: typeof fetch;
}

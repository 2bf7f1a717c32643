import type { CartPage } from '../../core/commerce/cart/index.js';
import type { ConnectorOptions } from '../base/index.js';
import type { VendureTerms } from './terms.js';

export interface VendureOptions extends ConnectorOptions, Partial<VendureTerms> {
  /** Path of the Shop API; `/shop-api` by default. */
  readonly path?: string;
  /** Token of the channel, where the shop has several. */
  readonly channel?: string;
  /** A language of the channel, such as `de`; by default the channel's own. */
  readonly language?: string;
  /** A currency of the channel, such as `EUR`; by default the channel's own. */
  readonly currency?: string;
  /**
   * Addresses of the pages that continue with the session, because Vendure itself has none: by default `/cart` and
   * `/checkout` of the page's own site, which share its storage. A page of another origin needs the token, which replaces
   * `{token}`; after a `#` no server sees it: `https://shop.example/checkout#session={token}`.
   */
  readonly pages?: Partial<Record<CartPage, string>>;
  /** Address of a product's page with `{slug}`, such as `https://shop.example/products/{slug}`. */
  readonly productPage?: string;
}

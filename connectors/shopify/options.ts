import type { ConnectorOptions } from '../base/index.js';

export interface ShopifyOptions extends ConnectorOptions {
  /**
   * The public access token of the Storefront API. Shopify answers the calls of carts and products without one too, with
   * a lower limit for the size of a query.
   */
  readonly token?: string;
  /** Version of the API; `2026-04` by default, against whose schema the queries are tested. */
  readonly version?: string;
  /** The buyer's country (ISO 3166-1 alpha-2), which decides the market and currency of products, cart and checkout. */
  readonly country?: string;
  /** A language of the shop, such as `DE` or `PT_BR`; by default the shop's. */
  readonly language?: string;
  /** Whether to read how many pieces are left. The token then needs `unauthenticated_read_product_inventory`. */
  readonly inventory?: boolean;
}

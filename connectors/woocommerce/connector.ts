import { createCartClient, createVariantIndex, type Connector } from '../base/index.js';
import { createWooCommerceCart } from './cart.js';
import type { WooCommerceOptions } from './options.js';
import { createWooCommerceProducts } from './products.js';
import { createStoreApi } from './store-api.js';

/**
 * Sells from a WooCommerce shop, by its Store API.
 * @throws TypeError for an `api` that is not a URL.
 *
 * @example
 * configure(createWooCommerceConnector({ api: 'https://shop.example' }));
 */
export function createWooCommerceConnector(options: WooCommerceOptions): Connector {
  const api = createStoreApi(options);
  const variants = createVariantIndex();
  const products = createWooCommerceProducts(api, variants);
  return {
    cartClient: createCartClient(createWooCommerceCart(api, products, variants, options)),
    productClient: { read: products.read, list: products.list },
  };
}

import { createCartClient, createVariantIndex, type Connector } from '../base/index.js';
import { createVendureCart } from './cart.js';
import type { VendureOptions } from './options.js';
import { createVendureProducts } from './products.js';
import type { OrderContext } from './read-order.js';
import { createShopApi } from './shop-api.js';

/**
 * Sells from a Vendure shop, by its Shop API.
 * @throws TypeError for an `api` that is not a URL.
 *
 * @example
 * configure(createVendureConnector({ api: 'https://shop.example' }));
 */
export function createVendureConnector(options: VendureOptions): Connector {
  const { precision = 2, taxes = 'included', productPage } = options;
  const api = createShopApi(options);
  const context: OrderContext = {
    terms: { precision, taxes },
    variants: createVariantIndex(),
    pageOf: (slug) => productPage?.replace('{slug}', encodeURIComponent(slug)) ?? null,
  };
  return {
    cartClient: createCartClient(createVendureCart(api, context, options)),
    productClient: createVendureProducts(api, context),
  };
}

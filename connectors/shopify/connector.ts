import {
  createCartClient,
  createSessionStore,
  createVariantIndex,
  missing,
  type Connector,
} from '../base/index.js';
import { createShopifyCart } from './cart.js';
import type { ShopifyOptions } from './options.js';
import { createShopifyProducts } from './products.js';
import { createStorefrontApi } from './storefront-api.js';

/**
 * Sells from a Shopify shop, by its Storefront API. Checkout is Shopify's own page.
 * @throws TypeError for an `api` that is not a URL.
 *
 * @example
 * configure(createShopifyConnector({ api: 'https://my-shop.myshopify.com', token: 'public token' }));
 */
export function createShopifyConnector(options: ShopifyOptions): Connector {
  const api = createStorefrontApi(options);
  const variants = createVariantIndex();
  const products = createShopifyProducts(api, variants, options.inventory ?? false);
  const cart = createShopifyCart({
    api,
    session: createSessionStore('shopify', api.origin),
    variants,
    async findVariant(itemId, sku) {
      const id = await products.findVariant(itemId, sku);
      if (!id) throw missing(`The variant ${sku ?? ''} of the product ${itemId}`);
      return id;
    },
  });
  return {
    cartClient: createCartClient(cart),
    productClient: { read: products.read, list: products.list },
  };
}

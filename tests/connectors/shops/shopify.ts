import { createShopifyConnector } from '../../../connectors/shopify/index.js';
import { createShopifyServer, shopifyOrigin, shopifyToken } from '../fakes/shopify-server.js';
import { createShopifyShop } from '../fakes/shopify-shop.js';
import type { ShopUnderTest } from '../shop-under-test.js';

/** The connector over a fake that executes Shopify's published schema. */
export const shopify: ShopUnderTest = {
  name: 'Shopify',
  behind: "a fake that executes the vendor's schema",
  absent: null,
  open() {
    const shop = createShopifyShop();
    const send = createShopifyServer(shop);
    return Promise.resolve({
      origin: shopifyOrigin,
      fetch: send,
      connect: (network) =>
        createShopifyConnector({ api: shopifyOrigin, token: shopifyToken, fetch: network }),
      itemId: (handle) =>
        Promise.resolve(shop.products.find((one) => one.handle === handle)?.id ?? ''),
      expire: () => Promise.resolve(shop.expire()),
      doubledAdd: 2,
      close: () => Promise.resolve(),
    });
  },
};

import { createWooCommerceConnector } from '../../../connectors/woocommerce/index.js';
import { wooOrigin, wooProducts } from '../fakes/woo-catalogue.js';
import { createWooServer } from '../fakes/woo-server.js';
import { createWooShop } from '../fakes/woo-shop.js';
import type { ShopUnderTest } from '../shop-under-test.js';

/** The connector over a fake written from WooCommerce's documentation. */
export const woocommerce: ShopUnderTest = {
  name: 'WooCommerce',
  behind: 'a fake written from its documentation',
  absent: null,
  open() {
    const shop = createWooShop();
    const send = createWooServer(shop);
    return Promise.resolve({
      origin: wooOrigin,
      fetch: send,
      connect: (network) => createWooCommerceConnector({ api: wooOrigin, fetch: network }),
      itemId: (handle) =>
        Promise.resolve(String(wooProducts.find(({ json }) => json.slug === handle)?.id ?? '')),
      expire: () => Promise.resolve(shop.expire()),
      doubledAdd: 2,
      close: () => Promise.resolve(),
    });
  },
};

import { createShopifyConnector } from '../../connectors/shopify/index.js';
import { createVendureConnector } from '../../connectors/vendure/index.js';
import { createWooCommerceConnector } from '../../connectors/woocommerce/index.js';
import type { CartAbility } from '../../core/commerce/cart/index.js';

const api = 'https://shop.example';
const connectors = {
  Vendure: createVendureConnector({ api }),
  Shopify: createShopifyConnector({ api }),
  WooCommerce: createWooCommerceConnector({ api }),
};

const names: Readonly<Record<CartAbility, string>> = {
  quantity: 'Change of a quantity',
  remove: 'Removal of a line',
  coupons: 'Coupons in the cart',
  shipping: 'Destination and shipping option in the cart',
  'additional-fields': 'Fields of the form with a line, such as an engraving',
  undo: 'Undo of a removal',
  express: 'Express checkout',
  subscriptions: 'Subscriptions',
  'gift-cards': 'Gift cards with a recipient',
};

export const abilityColumns = ['Ability', ...Object.keys(connectors)];

/** What each connector offers, read from its `lacks`. */
export const abilityRows = Object.entries(names).map(([ability, name]) => [
  name,
  ...Object.values(connectors).map(({ cartClient }) =>
    cartClient.lacks?.some((one) => one === ability) ? 'hidden' : 'yes',
  ),
]);

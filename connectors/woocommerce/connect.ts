import { configure } from '../../core/runtime/index.js';
import { present, requireApi, type ScriptSettings } from '../base/index.js';
import { createWooCommerceConnector } from './connector.js';

/**
 * Connects the page by the attributes of the script tag: `data-api`, and where the shop needs them `data-path`,
 * `data-countries` (`US,CA`), `data-cart-page`, `data-checkout-page`.
 */
export function connect(settings: ScriptSettings): void {
  const { path, countries, cartPage, checkoutPage } = settings;
  configure(
    createWooCommerceConnector({
      api: requireApi(settings),
      ...present({ path }),
      ...(countries && { countries: countries.split(',').map((code) => code.trim()) }),
      pages: present({ cart: cartPage, checkout: checkoutPage }),
    }),
  );
}

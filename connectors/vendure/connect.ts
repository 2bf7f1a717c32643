import { configure } from '../../core/runtime/index.js';
import { present, requireApi, type ScriptSettings } from '../base/index.js';
import { createVendureConnector } from './connector.js';

/**
 * Connects the page by the attributes of the script tag: `data-api`, and where the shop needs them `data-channel`,
 * `data-language`, `data-currency`, `data-precision`, `data-taxes`, `data-product-page`, `data-cart-page`, `data-checkout-page`.
 */
export function connect(settings: ScriptSettings): void {
  const { channel, language, currency, productPage, cartPage, checkoutPage, precision, taxes } =
    settings;
  const pages = present({ cart: cartPage, checkout: checkoutPage });
  configure(
    createVendureConnector({
      api: requireApi(settings),
      ...present({ channel, language, currency, productPage }),
      ...(precision && { precision: Number(precision) }),
      ...(taxes === 'added' && { taxes }),
      ...((cartPage || checkoutPage) && { pages }),
    }),
  );
}

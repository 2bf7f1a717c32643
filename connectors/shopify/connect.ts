import { configure } from '../../core/runtime/index.js';
import { present, requireApi, type ScriptSettings } from '../base/index.js';
import { createShopifyConnector } from './connector.js';

/**
 * Connects the page by the attributes of the script tag: `data-api`, and where the shop needs them `data-token`,
 * `data-version`, `data-country`, `data-language`, `data-inventory`.
 */
export function connect(settings: ScriptSettings): void {
  const { token, version, country, language, inventory } = settings;
  configure(
    createShopifyConnector({
      api: requireApi(settings),
      ...present({ token, version, country, language }),
      inventory: inventory !== undefined,
    }),
  );
}

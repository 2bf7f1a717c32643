import { getRuntime } from '../../runtime/index.js';
import type { CartAbility } from './cart-client.js';

/**
 * Whether the page's cart API cannot do this: that of `configure({ cartClient })`, else the shop's (`apiLacks`). For what
 * does not load the cart's store, whose `lacks` says the same.
 */
export function lacksAbility(ability: CartAbility): boolean {
  const { config, site } = getRuntime();
  const lacks: readonly string[] = config.cartClient
    ? (config.cartClient.lacks ?? [])
    : site.apiLacks;
  return lacks.includes(ability);
}

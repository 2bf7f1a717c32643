import { getHttp, getRuntime } from '../../runtime/index.js';
import { getAhead } from './ahead.js';
import type { CartCause } from './bus-events.js';
import type { Cart } from './cart.js';
import type { CartAbility, CartClient } from './cart-client.js';
import type { CartStore } from './cart-store.js';
import { createHttpCartClient } from './http-cart-client.js';
import { mayHaveCart } from './presence.js';
import { withReplacements } from './replaceable.js';
import { createCartStore, type CartStoreOptions } from './store.js';

declare module '../../runtime/config.js' {
  interface Config {
    /** The cart API of the page. Set it before the first widget shows the cart; null is the shop's own API. */
    cartClient?: CartClient | null;
  }
}

/** The page's cart is another one than before. */
export type CartChangedDetail = {
  /** The cart as it is now. */
  readonly cart: Cart;
} & CartCause;

declare global {
  interface DocumentEventMap {
    'vitrine-cart-changed': CustomEvent<CartChangedDetail>;
  }
}

/**
 * The page's cart: one for each API origin, or for each client set by `configure({ cartClient })`, whichever copy of
 * the library asks.
 *
 * @example
 * const cart = getCartStore();
 * await cart.load();
 * console.log(cart.getState().cart.totalQuantity);
 */
export function getCartStore(): CartStore {
  const runtime = getRuntime();
  const { cartClient: client } = runtime.config;
  if (client) return runtime.shared(client, () => createPageCart({ client }));

  return runtime.shared(`cart:${runtime.apiOrigin}`, () => {
    const http = getHttp();
    const { cartToken } = http;
    const ahead = getAhead();
    ahead.isClosed = true;
    return createPageCart({
      client: createHttpCartClient({
        http,
        now: () => runtime.clock.now(),
        getCurrency: () => runtime.site.currency,
        lacks: runtime.site.apiLacks as readonly CartAbility[],
        forgetCart: () => cartToken?.clear(),
        nextOrder: ahead.nextOrder,
      }),
      mayHaveCart: mayPageHaveCart,
    });
  });
}

/** Whether the visitor may have a cart to read. If so, the code that shows lines is fetched beside it. */
export function mayPageHaveCart(): boolean {
  const { config, site } = getRuntime();
  return config.cartClient ? true : mayHaveCart(site.member, getHttp().cartToken);
}

function createPageCart(options: CartStoreOptions): CartStore {
  const runtime = getRuntime();
  // Once for the page, however many carts it has.
  runtime.shared('cart-changed-event', () => runtime.bus.on('cart.changed', tellPage));
  return withReplacements(createCartStore(options));
}

function tellPage(detail: CartChangedDetail): void {
  globalThis.document?.dispatchEvent(new CustomEvent('vitrine-cart-changed', { detail }));
}

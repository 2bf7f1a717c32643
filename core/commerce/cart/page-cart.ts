import { getHttp, getRuntime } from '../../runtime/index.js';
import type { CartStore } from './cart-store.js';
import { mayHaveCart } from './presence.js';
import { createCartStore } from './store.js';

/** The page's cart: one for each API origin, whichever copy of the library asks. */
export function getCartStore(): CartStore {
  const runtime = getRuntime();
  const origin = runtime.apiOrigin;
  const name = `cart:${origin}`;

  return runtime.shared(name, () => {
    const http = getHttp();
    const { cartToken } = http;
    return createCartStore({
      http,
      runtime,
      channel: `vitrine.${name}`,
      mayHaveCart: () => mayHaveCart(runtime.site.member, cartToken),
      forgetCart: () => cartToken?.clear(),
    });
  });
}

import { createCartTokenStore, createHttp, isSameOrigin } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { CartStore } from './cart-store.js';
import { mayHaveCart } from './presence.js';
import { createCartStore } from './store.js';

/** The page's cart: one for each API origin, whichever copy of the library asks. */
export function getCartStore(): CartStore {
  const runtime = getRuntime();
  const origin = runtime.apiOrigin;
  const name = `cart:${origin}`;

  return runtime.shared(name, () => {
    const { clock } = runtime;
    const cartToken = isSameOrigin(origin) ? null : createCartTokenStore({ origin, clock });
    return createCartStore({
      http: createHttp({
        origin,
        clock,
        getCurrency: () => runtime.site.currency,
        ...(cartToken && { cartToken }),
      }),
      runtime,
      channel: `vitrine.${name}`,
      mayHaveCart: () => mayHaveCart(runtime.site.member, cartToken),
      forgetCart: () => cartToken?.clear(),
    });
  });
}

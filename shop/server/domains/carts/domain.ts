import { defineDomain, type Ground } from '../../domain.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Terms } from '../terms/index.js';
import { defaultCartLimits, type CartLimits } from './cart-limits.js';
import { createHandOffs } from './hand-offs.js';
import { createHeldCarts } from './held-carts.js';
import { createPageCarts } from './page-carts.js';
import { addCartRoutes } from './routes.js';
import { createStoreAdd } from './store-adds.js';

export interface CartOptions {
  /** By default 100 lines a cart, and 4 kB of additional fields a line. */
  readonly cartLimits?: Partial<CartLimits>;
}

interface Given extends Ground {
  readonly catalogue: Catalogue;
  readonly terms: Terms;
}

export const carts = defineDomain({
  name: 'carts',
  uses: ['catalogue', 'terms'],
  open(given: Given, options: CartOptions) {
    const cartLimits = { ...defaultCartLimits, ...options.cartLimits };
    return {
      cartLimits,
      carts: createPageCarts(given),
      storeAdd: createStoreAdd(given.database),
      heldCarts: createHeldCarts(given),
      handOffs: createHandOffs({ ...given, mostLines: cartLimits.lines }),
    };
  },
  routes: addCartRoutes,
  confirmedForms:
    /^\/api\/commerce\/shopping-cart\/entries$|^\/cart\/(entries\/[^/]+|coupons|shipping)$/,
  expired: [
    { table: 'carts', where: 'expires_at <= $1 and purchased_at is null' },
    { table: 'cart_hand_offs', where: 'expires_at <= $1' },
  ],
});

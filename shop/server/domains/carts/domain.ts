import { defineDomain, type Ground } from '../../ground/domain.js';
import { ofTheirCarts } from '../../ground/personal-data.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Terms } from '../terms/index.js';
import type { CartLimits } from './cart-limits.js';
import { createHandOffs } from './hand-offs.js';
import { createHeldCarts } from './held-carts.js';
import { createPageCarts } from './page-carts.js';
import { addCartRoutes } from './routes.js';
import { createStoreAdd } from './store-adds.js';

interface Given extends Ground {
  readonly catalogue: Catalogue;
  readonly terms: Terms;
  readonly cartLimits: CartLimits;
}

export const carts = defineDomain({
  name: 'carts',
  uses: ['catalogue', 'purchases', 'terms'],
  open(given: Given) {
    return {
      carts: createPageCarts(given),
      storeAdd: createStoreAdd(given.database),
      heldCarts: createHeldCarts(given),
      handOffs: createHandOffs({ ...given, mostLines: given.cartLimits.lines }),
    };
  },
  routes: addCartRoutes,
  confirmedForms:
    /^\/api\/commerce\/shopping-cart\/entries$|^\/cart\/(entries\/[^/]+|coupons|shipping)$/,
  personal: [
    {
      name: 'Carts',
      rows: `select shipping_location, recipient from carts
      where id in (select cart_id from orders where lower(email) = $1) or lower(recipient->>'email') = $1`,
      erase: [
        // The order has its lines.
        `delete from cart_entries where ${ofTheirCarts}`,
        `update carts set shipping_location = null, recipient = null
       where id in (select cart_id from orders where lower(email) = $1) or lower(recipient->>'email') = $1`,
      ],
    },
  ],
  expired: [
    { table: 'carts', where: 'expires_at <= $1 and purchased_at is null' },
    { table: 'cart_hand_offs', where: 'expires_at <= $1' },
  ],
});

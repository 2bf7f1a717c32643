import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Call } from '../../ground/http/index.js';
import type { FormFields } from '../../ground/routing/index.js';
import { defaultCartLimits, type CartLimits } from '../carts/index.js';
import type { Catalogue } from '../catalogue/index.js';
import { buyByForm } from './buy-by-form.js';
import { addPurchaseRoutes } from './routes.js';
import type { Purchase } from './start-purchase.js';

export interface PurchaseOptions {
  /** By default 100 lines a cart, and 4 kB of additional fields a line. */
  readonly cartLimits?: Partial<CartLimits>;
}

interface Given extends Ground {
  readonly catalogue: Catalogue;
}

/** The buttons that buy one thing past the cart: each makes a cart of its own, and sends to the checkout of `orders`. */
export const purchases = defineDomain({
  name: 'purchases',
  uses: ['catalogue'],
  open(given: Given, options: PurchaseOptions) {
    const cartLimits = { ...defaultCartLimits, ...options.cartLimits };
    return {
      cartLimits,
      buyByForm: (c: Call, kind: Purchase['kind'], fields: FormFields) =>
        buyByForm({ ...given, cartLimits }, c, kind, fields),
    };
  },
  routes: addPurchaseRoutes,
  confirmedForms:
    /^\/api\/commerce\/(express-checkout|gift-card)$|^\/api\/3\/commerce\/cart\/subscription$/,
});

import type { Catalogue } from '../catalogue/index.js';
import type { CartLimits } from './cart-limits.js';
import type { Terms } from '../terms/index.js';
import type { Call } from '../../ground/http/index.js';
import type { FormFields, RouteContext } from '../../ground/routing/index.js';
import type { HeldCarts } from './held-carts.js';
import type { HandOffs } from './hand-offs.js';
import type { StoreAdd } from './store-adds.js';

export interface CartRouteContext extends RouteContext {
  readonly catalogue: Catalogue;
  readonly cartLimits: CartLimits;
  readonly terms: Terms;
  readonly storeAdd: StoreAdd;
  readonly handOffs: HandOffs;
  readonly heldCarts: HeldCarts;
  /** Sells what is not sold through the cart; the door of purchases. */
  buyByForm(c: Call, kind: 'subscription' | 'gift-card', fields: FormFields): Promise<Response>;
}

import type { CartLimits } from '../carts/index.js';
import type { Catalogue } from '../catalogue/index.js';
import type { RouteContext } from '../../ground/routing/index.js';

export interface PurchaseRouteContext extends RouteContext {
  readonly catalogue: Catalogue;
  readonly cartLimits: CartLimits;
}

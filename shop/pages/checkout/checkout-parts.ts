import type { Render } from '../rendering.js';
import type { StorefrontServices } from '../services.js';

export interface CheckoutParts {
  readonly services: Pick<
    StorefrontServices,
    | 'callers'
    | 'carts'
    | 'catalogue'
    | 'checkout'
    | 'crumbs'
    | 'downloads'
    | 'handOffs'
    | 'limits'
    | 'members'
    | 'orderLinks'
    | 'orderManagement'
    | 'subscriptions'
    | 'paymentProvider'
  >;
  readonly render: Render;
}

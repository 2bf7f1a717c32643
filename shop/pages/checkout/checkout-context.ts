import type { PageContext } from '../page-context.js';

export type CheckoutContext = PageContext<
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

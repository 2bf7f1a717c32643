import { isWholeLocation, type CheckoutCart } from '../../../server/index.js';

/** Whether delivery and tax are in the total: the cart's location is complete, or nothing is shipped. */
export function isTotalKnown({
  requiresShipping,
  shippingLocation,
}: Pick<CheckoutCart, 'requiresShipping' | 'shippingLocation'>): boolean {
  return !requiresShipping || (shippingLocation !== null && isWholeLocation(shippingLocation));
}

import { coupons } from './coupons.js';
import { shippingZones } from './shipping-zones.js';
import { taxRules } from './tax-rules.js';
import type { ShopTerms } from 'vitrine-shop';

/** The terms of the example shop. The minimum subtotal is below the price of every product. */
export const terms: ShopTerms = {
  coupons,
  shippingZones,
  taxRules,
  minimumSubtotal: { USD: 300, EUR: 300, JPY: 400 },
};

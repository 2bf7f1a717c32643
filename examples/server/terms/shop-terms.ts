import { coupons } from './coupons.js';
import { shippingZones } from './shipping-zones.js';
import { taxRules } from './tax-rules.js';
import type { ShopTerms } from './types.js';

/** What the example shop asks and grants. Each of its products can be bought alone. */
export const shopTerms: ShopTerms = {
  coupons,
  shippingZones,
  taxRules,
  minimumSubtotal: { USD: 300, EUR: 300, JPY: 400 },
};

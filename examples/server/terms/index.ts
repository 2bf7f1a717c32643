export { seedCoupons } from './seed-coupons.js';
export { shopTerms } from './shop-terms.js';
export {
  freeShippingFrom,
  quoteShipping,
  shippingCountries,
  taxesAt,
} from './terms-of-location.js';
export type { CouponSeed, ShippingLocation, ShopTerms } from './types.js';

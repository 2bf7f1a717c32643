export { seedTerms } from './seed-terms.js';
export { shopTerms } from './shop-terms.js';
export { createTerms, type Terms } from './terms.js';
export {
  freeShippingFrom,
  includedTax,
  quoteShipping,
  shippingCountries,
  taxesAt,
} from './terms-of-location.js';
export type {
  AutomaticDiscount,
  CouponSeed,
  DiscountDetails,
  PricedReduction,
  ShippingLocation,
  ShopTerms,
  TermsInForce,
} from './types.js';

export type { Terms } from './terms.js';
export {
  freeShippingFrom,
  includedTax,
  quoteShipping,
  shippingCountries,
  taxesAt,
} from './terms-of-location.js';
export type {
  CouponSeed,
  DiscountDetails,
  PricedReduction,
  ShippingLocation,
  ShippingZone,
  ShopTerms,
  TaxRuleSeed,
  TermsInForce,
} from './types.js';

import { noAmount } from '../catalogue/index.js';
import type { ShopTerms } from './types.js';

/** Of a shop that delivers nowhere, adds no taxes and takes no coupons. */
export const noTerms: ShopTerms = {
  coupons: [],
  shippingZones: [],
  taxRules: [],
  minimumSubtotal: noAmount,
};

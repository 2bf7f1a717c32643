export { discountView } from './discount.js';
export { discountPath, discountsPath, discountsView, kindPaths } from './discounts.js';
export type { TermsForm } from './form.js';
export { methodView, shippingPath, shippingView, zonePath, zoneView } from './shipping.js';
export { taxesPath, taxesView, taxPath, taxView } from './taxes.js';

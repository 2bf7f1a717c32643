export { categoryField, coverageWords } from './coverage.js';
export {
  discountLimits,
  firstDayOf,
  lastDayOf,
  readDiscount,
  writeDiscount,
} from './discount-form.js';
export { countryNames, regionNames } from './places.js';
export { amountField, writeRate } from './read-texts.js';
export { amountWords, reductionKinds, reductionLabel, reductionWords } from './reductions.js';
export { zoneName, type OwnedMethod, type OwnedZone } from './shipping-editor.js';
export { readMethod, readZone, shippingLimits, writeMethod, writeZone } from './shipping-form.js';
export type { OwnedTax } from './tax-editor.js';
export { includedField, readTax, taxLimits, writeTax } from './tax-form.js';
export { createTermsEditor } from './terms-editor.js';
export { discountStates } from './types.js';
export type { DiscountKind, DiscountState, OwnedDiscount, Shelf } from './types.js';

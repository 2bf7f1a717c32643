// The mistakes of page authors in an element, as sentences: loaded when something is wrong, and by the doctor.
export { attributeMistakes, reportAttributes } from './attributes.js';
export { missingProduct, reportMissingProduct } from './missing-product.js';
export { similarName } from './similar.js';
export { reportValue, valueMistake, type ValueRule } from './value.js';

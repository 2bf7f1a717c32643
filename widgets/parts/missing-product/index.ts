// For an element that does not know its product yet. Loaded with its first press. Not an element.
export { pressWhenKnown } from './missing-product.js';

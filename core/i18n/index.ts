export { defineStrings, setStringOverrides, type Strings } from './define-strings.js';
export { joinList } from './lists.js';
export { formatNumber } from './numbers.js';
export { cartStrings } from './strings/cart.js';
export { productStrings } from './strings/product.js';
export { quantityStrings } from './strings/quantity.js';

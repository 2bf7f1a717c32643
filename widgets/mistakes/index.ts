// Notices the mistakes of page authors in an element. The sentences about them, sentences/, are fetched for it.
export { checkAttributes, oddAttributes } from './check-attributes.js';
export { checkImage } from './check-image.js';
export { checkProduct } from './check-product.js';
export { tellMistake } from './tell-mistake.js';

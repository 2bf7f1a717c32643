// Notices what authors of pages get wrong in an element. What is said about it, sentences/, is fetched for it.
export { checkAttributes, oddAttributes } from './check-attributes.js';
export { checkImage } from './check-image.js';
export { checkProduct } from './check-product.js';
export { tellMistake } from './tell-mistake.js';

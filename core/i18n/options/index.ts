export { keyOf } from './key-of.js';
export { chosen, isKeyOf, splitOptions } from './read-options.js';

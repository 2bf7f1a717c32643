export { chosen, isKeyOf, splitOptions } from './read-options.js';

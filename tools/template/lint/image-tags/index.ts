export { imageRule } from './image-rule.js';

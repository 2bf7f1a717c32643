export { addProductPages } from './product-pages.js';

export { addOrderList } from './list-pages.js';
export { addOrderPages } from './order-pages.js';

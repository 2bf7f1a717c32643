import { orderListPages } from './list-pages.js';
import { singleOrderPages } from './order-pages.js';

export const orderPages = [...orderListPages, ...singleOrderPages];

// Shared by the widgets that show the whole cart. Not an element.
import { freeDeliveryStyles } from '../free-delivery/index.js';
import styles from './cart-contents.css?inline';

export { getCartRows, type Speak } from './cart-rows.js';
export { arrangeRows, createRow, type CartRow } from './cart-row.js';
export { CartUnknown } from './cart-unknown.js';
export { CheckoutLink } from './checkout-link.js';
export { frameStyles } from './frame-styles.js';
export { LineList } from './line-list.js';
export { offers } from './offers.js';
export { Totals } from './totals.js';
export { freeShipping } from './total-rows.js';
export { countItems, useCartContents, type CartContents } from './use-cart-contents.js';
/** Lines, totals and checkout. Adopted before the widget's own. */
export const contentsStyles: string = styles + freeDeliveryStyles;

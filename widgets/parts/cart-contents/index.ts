// Shared by the widgets that show the whole cart. Not an element.
import styles from './cart-contents.css?inline';

export { getCartRows, type CartRows, type Speak } from './cart-rows.js';
export { arrangeRows, createRow, type CartRow, type RowProblem } from './cart-row.js';
export { CartUnknown } from './cart-unknown.js';
export { CheckoutLink } from './checkout-link.js';
export { LineList } from './line-list.js';
export { Totals } from './totals.js';
export {
  countItems,
  useCartContents,
  type CartContents,
  type LineActions,
} from './use-cart-contents.js';
export type { BeforeCheckout } from './use-checkout.js';

/** Style sheet to adopt before the widget's own. */
export const contentsStyles: string = styles;

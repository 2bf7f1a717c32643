import { QuantityField } from '../quantity-field/index.js';
import type { CartRow } from './cart-row.js';
import type { LineActions } from './use-cart-contents.js';
import { useLineQuantity } from './use-line-quantity.js';

/** How many of a line: changed in place, without a button to confirm it. */
export function LineQuantity({ row, actions }: { row: CartRow; actions: LineActions }) {
  return <QuantityField {...useLineQuantity(row, actions)} />;
}

import { QuantityField } from '../quantity-field/index.js';
import type { CartRow } from './cart-row.js';
import type { LineActions } from './use-cart-contents.js';
import { useLineQuantity } from './use-line-quantity.js';

/** The quantity of a line, applied without a confirm button. */
export function LineQuantity({ row, actions }: { row: CartRow; actions: LineActions }) {
  return <QuantityField {...useLineQuantity(row, actions)} />;
}

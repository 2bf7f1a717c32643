import { entriesOf, type Cart, type CartEntry } from '../../core/commerce/cart/index.js';

interface Wanted {
  readonly itemId: string;
  readonly sku: string | null;
}

const linesOf = (cart: Cart | null, { itemId, sku }: Wanted) =>
  cart ? entriesOf(cart, itemId, sku) : [];

/** The last line with the item; null when there is none. */
export function findLine(cart: Cart | null, wanted: Wanted): CartEntry | null {
  return linesOf(cart, wanted).at(-1) ?? null;
}

/** How many of the item the cart holds, over all its lines. */
export function quantityIn(cart: Cart | null, wanted: Wanted): number {
  return linesOf(cart, wanted).reduce((sum, { quantity }) => sum + quantity, 0);
}

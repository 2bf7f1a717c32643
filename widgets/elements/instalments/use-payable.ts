import { useCart, useProduct } from '../../hooks/index.js';
import { payableOfCart, payableOfSelection, type Payable } from './payable.js';

/** `unknown`: the product or the cart is not there yet. Null: it is not paid in instalments. */
export type FoundPayable = Payable | 'unknown' | null;

export function useProductPayable(productId: string): FoundPayable {
  const found = useProduct(productId);
  return found ? payableOfSelection(found.selection) : 'unknown';
}

export function useCartPayable(): FoundPayable {
  const state = useCart();
  if (!state.settled && state.status !== 'ready') return 'unknown';
  return payableOfCart(state);
}

import { getProducts } from '../../../core/commerce/product/index.js';
import { useCart, useProduct } from '../../hooks/index.js';
import { payableOfCart, payableOfSelection, type Payable } from './payable.js';

/** `unknown`: the product or the cart is not there yet. Null: it is not paid in instalments. */
export type FoundPayable = Payable | 'unknown' | null;

export interface ProductPayable {
  payable: FoundPayable;
  /** The product's data about its instalments. */
  ofItem: unknown;
}

export function useProductPayable(productId: string): ProductPayable {
  const found = useProduct(productId);
  return found
    ? { payable: payableOfSelection(found.selection), ofItem: found.selection.product.instalments }
    : { payable: 'unknown', ofItem: null };
}

export function useCartPayable(): FoundPayable {
  const state = useCart();
  if (!state.settled && state.status !== 'ready') return 'unknown';
  const products = getProducts();
  return payableOfCart(state, (id) => products.get(id)?.getState().product.productType);
}

import { getCartStore } from '../../../core/commerce/cart/index.js';
import { useCart, type ProductInUse } from '../../hooks/index.js';
import type { LightControl } from '../../element/index.js';
import { findLimits, type Limits } from './limits.js';

/** The limits for the chosen variant and the cart as they are. */
export function useLimits(product: ProductInUse | null, control: LightControl | undefined): Limits {
  useCart();
  const { id } = product?.selection.product ?? {};
  const variant = product?.selection.variant ?? null;
  const inCart = id && variant ? getCartStore().quantityOf(id, variant.sku) : 0;
  return findLimits(variant, inCart, control);
}

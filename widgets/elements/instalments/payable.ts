import type { CartState } from '../../../core/commerce/cart/index.js';
import {
  isCartForInstalments,
  isForInstalments,
} from '../../../core/commerce/instalments/index.js';
import { multiplyMoney, type Money } from '../../../core/commerce/money/index.js';
import {
  canSubscribe,
  currentPrice,
  isInStock,
  isSoldOut,
  priceRange,
  type ProductType,
  type Selection,
} from '../../../core/commerce/product/index.js';

/** The amount due, as far as it can be paid in instalments. */
export interface Payable {
  readonly total: Money;
  /** Whether the total is only the lowest of several, because no variant is chosen. */
  readonly isLowest: boolean;
  /** Whether a newer amount is on its way. */
  readonly isUpdating: boolean;
}

/**
 * The chosen variant in the chosen quantity; one piece while the quantity is no number. Nothing for what is sold out, and
 * for a subscription or a purchase plan, which no provider takes.
 */
export function payableOfSelection({
  product,
  variant,
  quantity,
  plan,
}: Selection): Payable | null {
  if (!isForInstalments(product) || product.variants.length === 0) return null;
  if (plan || canSubscribe(product) || isSoldOut(product) || (variant && !isInStock(variant)))
    return null;
  const { min, max } = priceRange(product);
  const price = variant ? currentPrice(variant) : min;
  return {
    total: multiplyMoney(price, Math.max(1, quantity ?? 1)),
    isLowest: !variant && min.cents !== max.cents,
    isUpdating: false,
  };
}

/**
 * The subtotal as the server last answered it, which is kept while a change is under way. Storefront §3 gives an entry no
 * product type: it is that of the page's product, or else physical where the cart is shipped and nothing in it is digital.
 */
export function payableOfCart(
  { settled, isUpdating }: CartState,
  typeOf: (itemId: string) => ProductType | undefined = () => undefined,
): Payable | null {
  if (!settled) return null;
  const otherwise = settled.requiresShipping && !settled.hasDigital ? 'physical' : 'unknown';
  const entries = settled.entries.map(({ productType, itemId }) => ({
    productType: productType === 'unknown' ? (typeOf(itemId) ?? otherwise) : productType,
  }));
  if (!isCartForInstalments(entries)) return null;
  const total = { cents: settled.subtotalCents, currency: settled.currency };
  return { total, isLowest: false, isUpdating };
}

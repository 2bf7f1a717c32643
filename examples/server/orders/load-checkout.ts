import { findCart, loadCart, type Counting } from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import type { CheckoutCart } from './types.js';

/** @throws Problem `cart-expired`, `cart-purchased`. */
export async function loadCheckout(
  queryable: Queryable,
  cartId: string,
  counting: Counting,
): Promise<CheckoutCart> {
  const { kind, recipient, subscription_plan } = await findCart(queryable, cartId, counting.now);
  const cart = await loadCart(queryable, cartId, counting);
  return { ...cart, kind, recipient, subscriptionPlan: subscription_plan };
}

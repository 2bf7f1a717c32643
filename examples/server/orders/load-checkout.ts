import { findCart, loadCart, type Pricing } from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import type { CheckoutCart } from './types.js';

/** @throws Problem `cart-expired`, `cart-purchased`. */
export async function loadCheckout(
  queryable: Queryable,
  cartId: string,
  pricing: Pricing,
): Promise<CheckoutCart> {
  const { kind, recipient, subscription_plan } = await findCart(queryable, cartId, pricing.now);
  const cart = await loadCart(queryable, cartId, pricing);
  return { ...cart, kind, recipient, subscriptionPlan: subscription_plan };
}

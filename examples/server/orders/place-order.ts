import { formatMoney } from '../../../core/commerce/money/index.js';
import { cartStrings } from '../../../core/i18n/index.js';
import { closeCart, lockCart, takePieces, type Counting } from '../carts/index.js';
import type { Queryable } from '../database/index.js';
import { Problem } from '../http/index.js';
import { countCouponUses, lockCoupons } from './coupon-uses.js';
import { deliver } from './deliver.js';
import { findOrderOfCart } from './find-order.js';
import { loadCheckout } from './load-checkout.js';
import { storeOrder } from './store-order.js';
import type { CheckoutCart, CheckoutDetails } from './types.js';

const locale = 'en-US';

/**
 * Places the order of a cart, in one transaction with all that belongs to it: the totals are counted again, the pieces
 * taken out of the stock, the coupons used up, the cart closed. A cart becomes one order; a repeat answers that.
 * @param pressKey See `storeOrder`.
 * @throws Problem `cart-expired`, `cart-empty`, `minimum-subtotal`, `details-invalid`, `shipping-country`,
 * `shipping-option`, `total-changed`, `out-of-stock` (its `errors` name the entries). Nothing has changed then.
 */
export async function placeOrder(
  transaction: Queryable,
  cartId: string,
  details: CheckoutDetails,
  pressKey: string,
  counting: Counting,
): Promise<{ orderId: string }> {
  try {
    await lockCart(transaction, cartId, counting.now);
  } catch (error) {
    const isBought = error instanceof Problem && error.code === 'cart-purchased';
    const orderId = isBought ? await findOrderOfCart(transaction, cartId) : null;
    if (orderId === null) throw error;
    return { orderId };
  }
  await lockCoupons(transaction, cartId);
  const { shippingAddress: location, optionId } = details;
  await deliver(transaction, cartId, { location, optionId }, counting);
  const cart = await loadCheckout(transaction, cartId, counting);
  requireComplete(cart, details);

  await takePieces(transaction, cartId);
  await countCouponUses(transaction, cart);
  await closeCart(transaction, cartId, counting.now);
  return { orderId: await storeOrder(transaction, cart, details, pressKey, counting.now) };
}

function requireComplete(cart: CheckoutCart, details: CheckoutDetails): void {
  if (cart.entries.length === 0) throw new Problem('cart-empty');
  if (cart.subtotalCents < cart.minimumSubtotalCents) {
    const minimum = { cents: cart.minimumSubtotalCents, currency: cart.currency };
    throw new Problem('minimum-subtotal', {
      message: cartStrings('minimumSubtotal', { subtotal: formatMoney(minimum, locale) }),
    });
  }
  if (cart.requiresShipping && details.shippingAddress === null) {
    throw new Problem('details-invalid');
  }
  if (cart.requiresShipping && cart.selectedShippingOption === null) {
    throw new Problem('shipping-option');
  }
  const shown = details.grandTotalCents;
  if (shown !== null && shown !== cart.grandTotalCents) throw new Problem('total-changed');
}

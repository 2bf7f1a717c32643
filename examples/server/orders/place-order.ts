import { formatMoney } from '../../../core/commerce/money/index.js';
import { cartSummaryStrings } from '../../../core/i18n/index.js';
import { closeCart, lockCart, reduceStock, type CartWork } from '../carts/index.js';
import { Problem } from '../http/index.js';
import { countCouponUses, lockCoupons } from './coupon-uses.js';
import { deliver } from './deliver.js';
import { findOrderOfCart } from './find-order.js';
import { loadCheckout } from './load-checkout.js';
import { storeOrder } from './store-order.js';
import type { CheckoutCart, CheckoutDetails, Placed } from './types.js';

const locale = 'en-US';

/** Characters of a key that names one press of one browser. */
const shortestKey = 16;

/**
 * Places the order of a cart in one transaction: recalculates the totals, reduces the stock, counts the uses of
 * coupons, closes the cart and stores the order. A cart becomes one order; a repeat resolves to that order.
 * @param pressKey See `storeOrder`.
 * @throws Problem `cart-expired`, `cart-empty`, `minimum-subtotal`, `details-invalid`, `shipping-country`,
 * `shipping-option`, `total-changed`, `out-of-stock` (its `errors` name the entries). Nothing has changed in that case.
 */
export async function placeOrder(
  work: CartWork,
  details: CheckoutDetails,
  pressKey: string,
): Promise<Placed> {
  const { transaction, cartId, now } = work;
  try {
    await lockCart(transaction, cartId, now);
  } catch (error) {
    const isBought = error instanceof Problem && error.code === 'cart-purchased';
    const order = isBought ? await findOrderOfCart(transaction, cartId) : null;
    if (order === null) throw error;
    return { orderId: order.id, isOwnPress: isSamePress(order.pressKey, pressKey) };
  }
  await lockCoupons(transaction, cartId);
  const { shippingAddress: location, optionId } = details;
  await deliver(work, { location, optionId });
  const cart = await loadCheckout(transaction, cartId, work);
  requireComplete(cart, details);

  await reduceStock(transaction, cartId);
  await countCouponUses(transaction, cart);
  await closeCart(transaction, cartId, now);
  await transaction.query('delete from checkout_drafts where cart_id = $1', [cartId]);
  const orderId = await storeOrder(transaction, { cart, details, pressKey, now });
  return { orderId, isOwnPress: true };
}

/** Whether a press is the one that bought: its key cannot be guessed, so a short one is none. */
export function isSamePress(stored: string | null, given: string): boolean {
  return given.length >= shortestKey && stored === given;
}

function requireComplete(cart: CheckoutCart, details: CheckoutDetails): void {
  if (cart.entries.length === 0) throw new Problem('cart-empty');
  if (cart.subtotalCents < cart.minimumSubtotalCents) {
    const minimum = { cents: cart.minimumSubtotalCents, currency: cart.currency };
    throw new Problem('minimum-subtotal', {
      message: cartSummaryStrings('minimumSubtotal', { subtotal: formatMoney(minimum, locale) }),
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

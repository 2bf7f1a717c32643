import { formatMoney } from 'vitrine/core/money';
import { cartSummaryStrings } from 'vitrine/core/i18n';
import { closeCart, lockCart, reduceStock, type CartWork } from '../carts/index.js';
import { lockCards } from '../gift-cards/index.js';
import { Problem } from '../../ground/http/index.js';
import type { AuthorisedPayment, Payments } from '../payments/index.js';
import { countCouponUses, lockCoupons } from './coupon-uses.js';
import { deliver } from './deliver.js';
import { findOrderOfCart } from './find-order.js';
import { loadCheckout } from './load-checkout.js';
import type { OrderMailer } from './order-mail.js';
import { redeemGiftCards } from './redeem-gift-cards.js';
import { storeOrder } from './store-order.js';
import type { CheckoutCart, CheckoutDetails, KeepSubscription, Placed } from './types.js';

export interface PaidPress {
  /** See `storeOrder`. */
  readonly key: string;
  /** The member who is signed in; null for a guest. */
  readonly memberId: string | null;
  readonly payments: Pick<Payments, 'attach' | 'provider'>;
  /** The payment authorised for this press; null if nothing was to be paid. */
  readonly reserved: AuthorisedPayment | null;
  readonly mailer: OrderMailer;
  readonly keepSubscription: KeepSubscription;
}

const locale = 'en-US';

/** Characters of a key that names one press of one browser. */
const shortestKey = 16;

/**
 * Places the order of a cart in one transaction: recalculates the totals, reduces the stock, counts the uses of
 * coupons, takes from gift cards, closes the cart, and stores the order with its mails. A cart becomes one order; a repeat resolves to that order.
 * @throws Problem `cart-expired`, `cart-empty`, `minimum-subtotal`, `details-invalid`, `shipping-country`,
 * `shipping-option`, `total-changed`, `out-of-stock` (its `errors` name the entries). Nothing has changed in that case.
 */
export async function placeOrder(
  work: CartWork,
  details: CheckoutDetails,
  { key, memberId, payments, reserved, mailer, keepSubscription }: PaidPress,
): Promise<Placed> {
  const { transaction, cartId, now } = work;
  try {
    await lockCart(transaction, cartId, now);
  } catch (error) {
    const isBought = error instanceof Problem && error.code === 'cart-purchased';
    const order = isBought ? await findOrderOfCart(transaction, cartId) : null;
    if (order === null) throw error;
    return { orderId: order.id, isOwnPress: isSamePress(order.pressKey, key) };
  }
  await lockCoupons(transaction, cartId);
  await lockCards(transaction, cartId);
  const cart = await countOrder(work, details);
  requirePaid(cart, reserved);

  await reduceStock(transaction, cartId);
  await countCouponUses(transaction, cart);
  await closeCart(transaction, cartId, now);
  await transaction.query('delete from checkout_drafts where cart_id = $1', [cartId]);
  const { isTest } = payments.provider;
  const orderId = await storeOrder(transaction, {
    cart,
    details,
    pressKey: key,
    memberId,
    isTest,
    mailer,
    keepSubscription,
    now,
  });
  await redeemGiftCards(transaction, orderId, { ...cart, cartId });
  if (reserved !== null && cart.dueCents > 0) {
    await payments.attach(transaction, reserved, orderId);
  }
  return { orderId, isOwnPress: true };
}

/** Whether a press is the one that bought: its key cannot be guessed, so a short one is none. */
export function isSamePress(stored: string | null, given: string): boolean {
  return given.length >= shortestKey && stored === given;
}

/** Counts what the order comes to, with the delivery of the details. @throws Problem, see `placeOrder`. */
export async function countOrder(work: CartWork, details: CheckoutDetails): Promise<CheckoutCart> {
  const { shippingAddress: location, optionId } = details;
  await deliver(work, { location, optionId });
  const cart = await loadCheckout(work.transaction, work.cartId, work);
  requireComplete(cart, details);
  return cart;
}

/** The payment was reserved before, for what the order came to then. */
function requirePaid(
  { dueCents, currency }: Pick<CheckoutCart, 'dueCents' | 'currency'>,
  reserved: AuthorisedPayment | null,
): void {
  if (dueCents === 0) return;
  const isSame = reserved?.amount === dueCents && reserved.currency === currency;
  if (!isSame) throw new Problem('total-changed');
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
  // The owner has switched it off, or the shopper has left it behind in another country: another one may cost the same.
  const chosen = cart.selectedShippingOption?.id ?? null;
  if (cart.requiresShipping && details.optionId !== null && details.optionId !== chosen) {
    throw new Problem('shipping-option');
  }
  const isShown =
    isSame(details.grandTotalCents, cart.grandTotalCents) &&
    isSame(details.dueCents, cart.dueCents);
  // A gift card that another order has used meanwhile leaves something to pay.
  const isPaid = cart.dueCents === 0 || details.payment !== null;
  if (!isShown || !isPaid) throw new Problem('total-changed');
}

function isSame(shown: number | null, cents: number): boolean {
  return shown === null || shown === cents;
}

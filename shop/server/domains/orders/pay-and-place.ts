import { lockCart, type CartWork } from '../carts/index.js';
import type { Database } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import type { AuthorisedPayment, Payments } from '../payments/index.js';
import type { OrderMailer } from './order-mail.js';
import { countOrder, placeOrder } from './place-order.js';
import type { CheckoutDetails, KeepSubscription, Placed } from './types.js';

export interface Press {
  readonly cartId: string;
  readonly details: CheckoutDetails;
  /** Names the press; also what the payment is authorised once for. */
  readonly key: string;
  /** Absolute address of the checkout, for a payment that needs a further step. */
  readonly returnUrl: string;
  /** The member who is signed in; null for a guest. */
  readonly memberId: string | null;
}

export interface SellingContext {
  readonly database: Database;
  readonly payments: Payments;
  readonly mailer: OrderMailer;
  readonly keepSubscription: KeepSubscription;
  /** The parts that the cart's work needs besides its transaction. */
  readonly at: Omit<CartWork, 'transaction' | 'cartId' | 'order'>;
}

/**
 * Authorises the amount due, places the order, and takes the payment. No transaction is open while the provider is
 * asked. The authorisation of an order that was not placed is released.
 * @throws Problem, see `placeOrder`; `payment-declined`. @throws FurtherStep
 */
export async function payAndPlace(context: SellingContext, press: Press): Promise<Placed> {
  const { database, payments, mailer, keepSubscription, at } = context;
  const { cartId, details, key, memberId } = press;
  const reserved = await authorise(context, press);
  try {
    return await database.transaction((transaction) =>
      placeOrder({ transaction, cartId, order: null, ...at }, details, {
        key,
        memberId,
        payments,
        reserved,
        mailer,
        keepSubscription,
      }),
    );
  } finally {
    // Also after a commit whose answer was lost: the stored payment tells whether an order has it.
    if (reserved !== null) await payments.settle(reserved);
  }
}

/** Null if nothing is due, or the cart was bought before. */
async function authorise(
  { database, payments, at }: SellingContext,
  { cartId, details, key, returnUrl }: Press,
): Promise<AuthorisedPayment | null> {
  const { payment: way, paymentToken: token = '' } = details;
  if (way === null) return null;
  const amount = await database.transaction(async (transaction) => {
    const isOpen = await lockOpen({ transaction, cartId, order: null, ...at });
    if (!isOpen) return null;
    const cart = await countOrder({ transaction, cartId, order: null, ...at }, details);
    return { cents: cart.dueCents, currency: cart.currency };
  });
  if (amount === null || amount.cents === 0) return null;
  return payments.authorise({ cartId, pressKey: key, amount, way, token, returnUrl });
}

async function lockOpen({ transaction, cartId, now }: CartWork): Promise<boolean> {
  try {
    await lockCart(transaction, cartId, now);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'cart-purchased') return false;
    throw error;
  }
}

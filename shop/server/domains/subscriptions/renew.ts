import type { Pricing } from '../carts/index.js';
import type { Queryable } from '../../ground/database/index.js';
import { Problem, runInLocale } from '../../ground/http/index.js';
import { placeOrder } from '../orders/index.js';
import {
  PaymentError,
  type AuthorisedPayment,
  type PaymentErrorCode,
  type Payments,
} from '../payments/index.js';
import { lockClaimed, type Claim } from './claims.js';
import { linkToSubscription } from './links.js';
import { storeDeclined, storeHeld, storePaid, type OutcomeContext } from './outcomes.js';
import { prepareOrder, type PreparedOrder } from './prepare.js';

export interface RenewalContext extends OutcomeContext {
  readonly payments: Payments;
  pricing(): Pricing;
}

/** Why an order waits when its payment could not be asked for. */
const paymentCodes: Readonly<Record<PaymentErrorCode, string>> = {
  unreachable: 'payment-unreachable',
  refused: 'payment-unreachable',
  malformed: 'payment-unreachable',
  unsupported: 'payment-unsupported',
};

/** `gone`: the subscription was changed meanwhile, or another copy of the server has it. */
export type RenewalOutcome = 'paid' | 'declined' | 'held' | 'gone';

/**
 * Makes the next order of a claimed subscription. The payment is reserved first; order, stock, mail and next date are one
 * transaction; then the payment is taken. A process that ends in between leaves a reservation, which the next attempt
 * uses, or `settleOpen` releases.
 */
export async function renew(context: RenewalContext, claim: Claim): Promise<RenewalOutcome> {
  try {
    const prepared = await context.database.transaction((transaction) =>
      prepareOrder(transaction, claim, context.pricing()),
    );
    if (prepared === null) return 'gone';
    const reserved = await reserve(context, prepared);
    try {
      return await place(context, claim, prepared, reserved);
    } finally {
      if (reserved !== null) await context.payments.settle(reserved);
    }
  } catch (error) {
    if (error instanceof PaymentError) {
      const { code, message } = error;
      return storeHeld(context, claim, { code: paymentCodes[code], message });
    }
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { code, message } = error;
    return code === 'payment-declined'
      ? storeDeclined(context, claim, message)
      : storeHeld(context, claim, { code, message });
  }
}

async function reserve(
  { payments }: RenewalContext,
  { cartId, amount, paymentKey, subscription }: PreparedOrder,
): Promise<AuthorisedPayment | null> {
  if (amount === null) return null;
  const { orderId } = subscription;
  return payments.chargeAgain({ cartId, pressKey: paymentKey, amount, orderId });
}

/** Renewals belong to the member who has placed the first order. */
async function memberOf(transaction: Queryable, orderId: string): Promise<string | null> {
  const { rows } = await transaction.query<{ member_id: string | null }>(
    'select member_id from orders where id = $1',
    [orderId],
  );
  return rows[0]?.member_id ?? null;
}

function place(
  { database, payments, mailer }: RenewalContext,
  claim: Claim,
  { cartId, details, pricing, paymentKey, subscription: { language } }: PreparedOrder,
  reserved: AuthorisedPayment | null,
): Promise<'paid' | 'gone'> {
  return runInLocale(language, () =>
    database.transaction(async (transaction) => {
      const subscription = await lockClaimed(transaction, claim);
      if (subscription === null) return 'gone';
      const work = { transaction, cartId, order: null, ...pricing };
      const { orderId } = await placeOrder(work, details, {
        key: paymentKey,
        memberId: await memberOf(transaction, subscription.orderId),
        payments,
        reserved,
        mailer,
        keepSubscription: () => linkToSubscription(transaction, subscription, pricing.now),
      });
      await storePaid(transaction, subscription, { orderId, now: pricing.now });
      return 'paid';
    }),
  );
}

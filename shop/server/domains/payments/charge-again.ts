import { beginPayment, type BeginContext } from './begin-payment.js';
import { keptForOrder, keptToKnown } from './kept-rows.js';
import { PaymentError } from './payment-error.js';
import { findPaymentOfOrder, keyOf, toKnown, type PaymentRow } from './payment-rows.js';
import type { Amount, PaymentOutcome, PaymentProvider } from './provider.js';

/** A payment while nobody is there, as an earlier order was paid. */
export interface RepeatedPayment {
  readonly cartId: string;
  /** Names the payment: the same key and cart are the same payment. */
  readonly pressKey: string;
  readonly amount: Amount;
  /** The order whose buyer has agreed to be charged again. */
  readonly orderId: string;
}

interface ChargeContext extends BeginContext {
  readonly provider: Pick<PaymentProvider, 'id' | 'void' | 'chargeAgain'>;
  store(row: PaymentRow, outcome: PaymentOutcome): Promise<PaymentRow>;
}

const cannotCharge =
  'The provider of payments in use cannot charge again what the buyer has paid with.';
const needsBuyer = 'The bank wants the buyer to confirm the payment, who is not there.';

/**
 * Reserves an amount by what the buyer has kept for later orders, or else by what paid for an earlier one. Resolves to the
 * payment, whose state is `authorised` or `captured`, or to the reason why it was declined.
 * @throws PaymentError if the provider cannot be asked; `unsupported` if it charges nobody again, or has neither kept
 * anything nor taken the first payment.
 */
export async function chargeAgain(
  context: ChargeContext,
  { orderId, ...payment }: RepeatedPayment,
): Promise<PaymentRow | { readonly declined: string }> {
  const { database, provider, store } = context;
  const paid = await findPaymentOfOrder(database, orderId);
  const first = paid?.provider === provider.id ? paid : null;
  const kept = await keptForOrder(database, orderId, provider.id);
  const charged = kept ?? first;
  if (provider.chargeAgain === undefined || charged === null) {
    throw new PaymentError('unsupported', cannotCharge);
  }
  const { way } = charged;
  // The kept payment tells one attempt from another, as the token of a form does.
  const token = kept?.id ?? '';
  const row = await beginPayment(context, { ...payment, way, token, returnUrl: '' });
  if (row.state === 'authorised' || row.state === 'captured') return row;
  if (row.state === 'declined') return { declined: row.reason ?? '' };
  const outcome = await provider.chargeAgain({
    way,
    amount: payment.amount,
    kept: kept && keptToKnown(kept),
    first: first && toKnown(first),
    idempotencyKey: keyOf(row),
  });
  const isStep = outcome.state === 'step';
  const stored = await store(row, isStep ? { state: 'declined', reason: needsBuyer } : outcome);
  if (stored.state === 'authorised' || stored.state === 'captured') return stored;
  return { declined: stored.reason ?? '' };
}

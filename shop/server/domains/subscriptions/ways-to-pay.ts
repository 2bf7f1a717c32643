import type { Payments, PaymentWay } from '../payments/index.js';
import { openStates } from './states.js';
import type { Subscription } from './types.js';

export interface PaidContext {
  readonly payments: Pick<Payments, 'provider'>;
}

/** The ways to which its payment can be changed; none where no order follows, or the provider keeps none. */
export function waysToPay(
  { payments }: PaidContext,
  { state, unitCents, quantity, currency }: Subscription,
): readonly PaymentWay[] {
  const cents = unitCents * quantity;
  const isOpen = openStates.includes(state) && cents > 0;
  return isOpen ? (payments.provider.keeper?.ways({ cents, currency }) ?? []) : [];
}

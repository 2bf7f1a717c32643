import { defineDomain, type Ground } from '../../ground/domain.js';
import { ofTheirOrders } from '../../ground/personal-data.js';
import { createPayments, type Payments } from './payments.js';
import type { PaymentProvider } from './provider.js';
import { testProvider } from './test-provider/index.js';

export interface PaymentOptions {
  /** The provider of the checkout's payments; `testProvider` by default. See docs/guides/payments.md. */
  readonly paymentProvider?: PaymentProvider;
}

/** How long a payment that came to nothing can be looked up. */
const paymentLifetime = 90 * 24 * 60 * 60 * 1000;

/** The money of orders and subscriptions, by a provider: reserved, captured, voided, refunded. What it amounts to is `totals`. */
export const payments = defineDomain({
  name: 'payments',
  open(ground: Ground, { paymentProvider = testProvider }: PaymentOptions) {
    return { paymentProvider, payments: createPayments({ ...ground, provider: paymentProvider }) };
  },
  personal: [
    {
      // The payment at the provider is no longer known here, so nothing can charge it.
      name: 'Ways to pay for later orders',
      rows: `select kept_at, provider, way from kept_payments where ${ofTheirOrders}`,
      erase: [`delete from kept_payments where ${ofTheirOrders}`],
    },
  ],
  expired: [
    {
      table: 'payments',
      where: "state in ('declined', 'voided') and changed_at <= $1",
      after: paymentLifetime,
    },
    {
      table: 'kept_payments',
      where: "state <> 'kept' and changed_at <= $1",
      after: paymentLifetime,
    },
  ],
  settle: ({ payments }: { readonly payments: Payments }) => payments.settleOpen(),
});

import { formatMoney } from 'vitrine/core/money';
import type { Subscription } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { alertView, type Mistakes } from '../checkout/alert.js';
import { paymentChoice, paymentView, scriptView, type PaymentOffer } from '../checkout/payment.js';
import type { Typed } from '../parts/field.js';
import { basics } from './basics.js';
import { subscriptionPath, subscriptionPaymentPath } from './paths.js';

export interface SubscriptionPaymentPage extends Mistakes {
  readonly subscription: Subscription;
  readonly typed: Typed;
  readonly offer: PaymentOffer;
  /** Idempotency key of the press. */
  readonly key: string;
  /** Whether the buyer is back from a further step, such as their bank's page. */
  readonly isBack: boolean;
  readonly crumb: string;
}

/** The form in which a buyer chooses another way to pay for further orders. */
export function subscriptionPaymentView(page: SubscriptionPaymentPage) {
  const { subscription, typed, errors, offer, key, isBack, crumb } = page;
  const { id, title, quantity, unitCents, currency, buyer: name, email, state } = subscription;
  const cents = unitCents * quantity;
  const alert = alertView(page, [paymentChoice]);
  return {
    ...basics(say('Change the payment method'), alert !== null),
    alert,
    product: { title, quantity: String(quantity) },
    lead: say(
      state === 'past-due'
        ? 'The payment that was declined is tried again at once.'
        : 'It applies from the next order on. Nothing is charged now.',
    ),
    isBack: isBack && alert === null,
    crumb,
    key,
    buyer: { name, email },
    dueCents: String(cents),
    due: formatMoney({ cents, currency }, pageLocale()),
    payment: paymentView({ cart: { dueCents: cents }, typed, errors, offer }),
    paymentScript: scriptView(offer),
    form: { url: toAddress(subscriptionPaymentPath(id)) },
    back: { url: toAddress(subscriptionPath(id)) },
  };
}

import type { CheckoutCart, PaymentWay } from '../../../server/index.js';
import { sayIfKnown } from '../../words/say.js';
import { toAddress } from '../address.js';
import type { Typed } from '../parts/field.js';

/** What the provider in use offers for the cart, and needs of the page. */
export interface PaymentOffer {
  readonly ways: readonly PaymentWay[];
  readonly wallets: readonly PaymentWay[];
  /** The provider's adapter; null if it has none. */
  readonly script: string | null;
  readonly isTest: boolean;
}

/** The field of the ways to pay, for the summary of what is wrong. */
export const paymentChoice = { name: 'payment', label: 'Payment' };

interface Paid {
  readonly cart: Pick<CheckoutCart, 'dueCents'>;
  readonly typed: Typed;
  readonly errors: Typed;
  readonly offer: PaymentOffer;
}

/** The ways to pay, and where the provider's own fields go. */
export function paymentView({ cart, typed, errors, offer }: Paid) {
  const { ways, isTest } = offer;
  const isOffered = ways.some(({ value }) => value === typed['payment']);
  const chosen = isOffered ? typed['payment'] : ways[0]?.value;
  return {
    isDue: cart.dueCents > 0,
    isTest,
    hasFields: offer.script !== null,
    error: errors['payment'] ?? null,
    describedBy: [isTest && 'test-mode', errors['payment'] !== undefined && 'payment-error']
      .filter(Boolean)
      .join(' '),
    cards: ways.map(({ value, label }, index) => ({
      value,
      label: sayIfKnown(label),
      inputId: index === 0 ? 'payment' : `payment-${index + 1}`,
      isChosen: value === chosen,
    })),
  };
}

/** The place of wallet buttons, which a script fills; null where none could come. */
export function walletsView({ cart, offer }: Pick<Paid, 'cart' | 'offer'>) {
  const { script, wallets, isTest } = offer;
  if (script === null || wallets.length === 0 || cart.dueCents === 0) return null;
  return { isTest };
}

export function scriptView({ script }: PaymentOffer) {
  return script === null ? null : { url: toAddress(script) };
}

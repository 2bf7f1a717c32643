import type { FieldErrors } from 'vitrine/core/forms';
import { formStrings } from 'vitrine/core/i18n';
import type { Read, Typed } from '../../ground/http/index.js';
import { emailErrors, readAddress, readContact } from '../addresses/index.js';
import { wayProblem, type PaymentProvider } from '../payments/index.js';
import { readRecipientFields, recipientErrors, type Recipient } from '../gift-cards/index.js';
import type { CheckoutCart, CheckoutDetails, ShippingAddress } from './types.js';

/** Tokens of wallets are JSON of some kilobytes. */
const longestToken = 20_000;

const recipientFields: Readonly<Record<keyof Recipient, string>> = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientTimeZone',
};

/**
 * Reads a checkout form. Returns the details, or a sentence for each invalid field. The address is required only if
 * something is shipped, a way to pay only if there is something to pay, the recipient only for a gift card without one.
 */
export function readDetails(
  fields: Typed,
  cart: CheckoutCart,
  now: number,
  provider: Pick<PaymentProvider, 'ways' | 'wallets'>,
): Read<CheckoutDetails, FieldErrors> {
  const read = (name: string) => fields[name]?.trim() ?? '';
  const asksRecipient = cart.kind === 'gift-card' && cart.recipient === null;
  const recipient = asksRecipient ? readRecipientFields(fields) : null;
  const { contact, errors: wrongContact } = readContact(fields);
  const { address, errors: wrongAddress } = readAddress(fields, cart.shippingCountries);
  const isDue = cart.dueCents > 0;
  // A wallet has its own field, so that its press leaves the chosen card as it is.
  const isWallet = read('wallet') !== '';
  const way = isWallet ? read('wallet') : read('payment');
  const payment = isDue ? wayProblem(provider, cart, { way, isWallet }) : null;
  const token = isDue ? read('paymentToken') : '';

  const errors: Record<string, string> = {
    ...emailErrors(read('email')),
    ...wrongContact,
    ...(cart.requiresShipping && wrongAddress),
    ...(recipient && toFields(recipientErrors(recipient, now))),
    ...(payment !== null && { payment }),
    ...(token.length > longestToken && { payment: formStrings('tooLong') }),
  };
  if (Object.keys(errors).length > 0) return { errors };

  const shippingAddress: ShippingAddress | null = cart.requiresShipping
    ? { name: contact.name, ...address }
    : null;
  return {
    value: {
      ...contact,
      email: read('email'),
      shippingAddress,
      optionId: read('optionId') || null,
      recipient,
      grandTotalCents: readTotal(read('grandTotalCents')),
      dueCents: readTotal(read('dueCents')),
      payment: isDue ? way : null,
      ...(token !== '' && { paymentToken: token }),
    },
  };
}

function toFields(errors: ReturnType<typeof recipientErrors>): FieldErrors {
  return Object.fromEntries(
    Object.entries(recipientFields).flatMap(([part, field]) => {
      const sentence = errors[part as keyof Recipient];
      return sentence === undefined ? [] : [[field, sentence] as const];
    }),
  );
}

function readTotal(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

import { isValidEmail } from '../../../core/forms/index.js';
import { formStrings } from '../../../core/i18n/index.js';
import { Problem } from '../http/index.js';
import { readRecipientFields, recipientErrors, type Recipient } from '../purchases/index.js';
import { paymentProblem } from './test-card.js';
import type { CheckoutCart, CheckoutDetails, ShippingAddress } from './types.js';

export type DetailErrors = Readonly<Record<string, string>>;
type Fields = Readonly<Record<string, string>>;

const limits: Readonly<Record<string, number>> = {
  name: 200,
  phone: 40,
  line1: 200,
  line2: 200,
  city: 100,
  region: 60,
  postalCode: 20,
};

const recipientFields: Readonly<Record<keyof Recipient, string>> = {
  name: 'recipientName',
  email: 'recipientEmail',
  message: 'recipientMessage',
  deliveryDate: 'recipientDate',
  timeZone: 'recipientTimeZone',
};

/**
 * Reads a checkout form. Returns the details, or a sentence for each invalid field. The address is required only if
 * something is shipped, the card only if there is something to pay, the recipient only for a gift card without one.
 */
export function readDetails(
  fields: Fields,
  cart: CheckoutCart,
  now: number,
): { readonly details: CheckoutDetails } | { readonly errors: DetailErrors } {
  const read = (name: string) => fields[name]?.trim() ?? '';
  const asksRecipient = cart.kind === 'gift-card' && cart.recipient === null;
  const recipient = asksRecipient ? readRecipientFields(fields) : null;
  const country = read('country').toUpperCase();
  const card = cart.grandTotalCents > 0 ? paymentProblem(read('payment')) : null;

  const required = ['name', ...(cart.requiresShipping ? ['line1', 'city', 'postalCode'] : [])];
  const errors: Record<string, string> = {
    ...emailErrors(read('email')),
    ...eachOf(required, (name) => (read(name) === '' ? formStrings('required') : null)),
    ...eachOf(Object.keys(limits), (name) => lengthProblem(name, read(name))),
    ...(cart.requiresShipping && countryErrors(country, cart.shippingCountries)),
    ...(recipient && toFields(recipientErrors(recipient, now))),
    ...(card !== null && { payment: card }),
  };
  if (Object.keys(errors).length > 0) return { errors };

  const shippingAddress: ShippingAddress | null = cart.requiresShipping
    ? {
        name: read('name'),
        line1: read('line1'),
        line2: read('line2'),
        city: read('city'),
        region: read('region'),
        postalCode: read('postalCode'),
        country,
      }
    : null;
  return {
    details: {
      name: read('name'),
      email: read('email'),
      phone: read('phone'),
      shippingAddress,
      optionId: read('optionId') || null,
      recipient,
      grandTotalCents: readTotal(read('grandTotalCents')),
    },
  };
}

function eachOf(names: readonly string[], check: (name: string) => string | null) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const problem = check(name);
      return problem === null ? [] : [[name, problem] as const];
    }),
  );
}

/** PostgreSQL stores neither NUL nor lone surrogates, and a line has no line breaks. */
function lengthProblem(name: string, text: string): string | null {
  if (text.length > (limits[name] ?? 0)) return formStrings('tooLong');
  return /[\p{Cc}\p{Cs}]/u.test(text) ? 'Please write this on one line.' : null;
}

function emailErrors(email: string): DetailErrors {
  if (email === '') return { email: formStrings('required') };
  if (isValidEmail(email)) return {};
  return { email: formStrings('invalidEmail', { email: formStrings('emailExample') }) };
}

function countryErrors(country: string, shippingCountries: readonly string[]): DetailErrors {
  if (country === '') return { country: formStrings('required') };
  if (shippingCountries.includes(country)) return {};
  return { country: new Problem('shipping-country').message };
}

function toFields(errors: ReturnType<typeof recipientErrors>): DetailErrors {
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

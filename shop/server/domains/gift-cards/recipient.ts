import {
  deliveryDays,
  isDeliveryDay,
  recipientLimits,
  writeDay,
  type DeliveryDays,
} from 'vitrine/core/purchase';
import { formStrings, giftCardStrings, serverStrings } from 'vitrine/core/i18n';
import { emailErrors } from '../addresses/index.js';
import { readUnless, required } from '../../ground/http/index.js';

/** The recipient of a gift card. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** A day in the recipient's time zone, `YYYY-MM-DD`; null is at once. */
  readonly deliveryDate: string | null;
  /** IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
}

/** The language of this shop's sentences. */
const locale = 'en-US';

export type RecipientErrors = Partial<Record<keyof Recipient, string>>;

/** A sentence for each invalid field of a recipient. */
export function recipientErrors(recipient: Recipient, now: number): RecipientErrors {
  const { name, email, message, deliveryDate, timeZone } = recipient;
  const days = deliveryDays(now, timeZone);
  const inName = name === '' ? formStrings('required') : textProblem(name, recipientLimits.name);
  const inMessage = textProblem(message, recipientLimits.message);
  return {
    ...(inName !== null && { name: inName }),
    ...emailErrors(email),
    ...(inMessage !== null && { message: inMessage }),
    ...(days === null && { timeZone: 'There is no such time zone.' }),
    ...(days !== null && deliveryDate !== null && dateErrors(deliveryDate, days)),
  };
}

/** Trims and checks a recipient. @throws Problem `recipient-invalid` with a sentence for each invalid field. */
export function requireRecipient(recipient: Recipient, now: number): Recipient {
  const trimmed = {
    ...recipient,
    name: recipient.name.trim(),
    email: recipient.email.trim(),
    message: recipient.message.trim(),
  };
  return required(readUnless(recipientErrors(trimmed, now), trimmed), 'recipient-invalid');
}

/** PostgreSQL stores neither NUL nor lone surrogates. */
function textProblem(text: string, max: number): string | null {
  if (text.length > max) return formStrings('tooLong');
  return /[\0\p{Cs}]/u.test(text) ? serverStrings('unreadableCharacters') : null;
}

function dateErrors(day: string, days: DeliveryDays): RecipientErrors {
  if (isDeliveryDay(day, days)) return {};
  const dates = { min: writeDay(days.min, locale), max: writeDay(days.max, locale) };
  return { deliveryDate: giftCardStrings('dateOutOfRange', dates) };
}

import { isValidEmail } from 'vitrine/core/forms';
import { addressStrings, formStrings } from 'vitrine/core/i18n';
import type { Typed } from '../../ground/http/index.js';

/** In characters. */
const contactLimits = { name: 200, phone: 40 } as const;

type Contact = Readonly<Record<keyof typeof contactLimits, string>>;

/** Reads whom a parcel is for as typed, with a sentence for each part that is wrong. Only the name is required. */
export function readContact(typed: Typed): {
  readonly contact: Contact;
  readonly errors: Readonly<Partial<Contact>>;
} {
  const contact = { name: typed['name']?.trim() ?? '', phone: typed['phone']?.trim() ?? '' };
  const name = contact.name === '' ? formStrings('required') : lineProblem('name', contact.name);
  const phone = lineProblem('phone', contact.phone);
  return {
    contact,
    errors: { ...(name !== null && { name }), ...(phone !== null && { phone }) },
  };
}

/** PostgreSQL stores neither NUL nor lone surrogates, and a line has no line breaks. */
function lineProblem(name: keyof typeof contactLimits, text: string): string | null {
  if (text.length > contactLimits[name]) return formStrings('tooLong');
  return /[\p{Cc}\p{Cs}]/u.test(text) ? addressStrings('lineBreaks') : null;
}

/** The sentence about an address of mail that is missing or wrong. */
export function emailErrors(email: string): { readonly email?: string } {
  if (email.trim() === '') return { email: formStrings('required') };
  if (isValidEmail(email)) return {};
  return { email: formStrings('invalidEmail', { email: formStrings('emailExample') }) };
}

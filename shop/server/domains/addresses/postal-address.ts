import { readAddress, type AddressTexts } from './read-address.js';
import { readContact } from './read-contact.js';

/** An address with its recipient. */
export interface PostalAddress extends AddressTexts {
  readonly name: string;
  /** '' for none. */
  readonly phone: string;
}

export type ReadPostalAddress =
  { readonly address: PostalAddress } | { readonly errors: Readonly<Record<string, string>> };

/** Reads an address as typed by the rules of the checkout. Returns it, or a sentence for each field that is wrong. */
export function readPostalAddress(
  typed: Readonly<Record<string, string>>,
  countries: readonly string[],
): ReadPostalAddress {
  const { contact, errors: wrongContact } = readContact(typed);
  const { address, errors: wrongAddress } = readAddress(typed, countries);
  const errors = { ...wrongContact, ...wrongAddress };
  return Object.keys(errors).length > 0 ? { errors } : { address: { ...contact, ...address } };
}

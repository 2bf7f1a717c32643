import type { FieldErrors } from 'vitrine/core/forms';
import { readUnless, type Read, type Typed } from '../../ground/http/index.js';
import { readAddress, type AddressTexts } from './read-address.js';
import { readContact } from './read-contact.js';

/** An address with its recipient. */
export interface PostalAddress extends AddressTexts {
  readonly name: string;
  /** '' for none. */
  readonly phone: string;
}

export type ReadPostalAddress = Read<PostalAddress, FieldErrors>;

/** Reads an address as typed by the rules of the checkout. Returns it, or a sentence for each field that is wrong. */
export function readPostalAddress(typed: Typed, countries: readonly string[]): ReadPostalAddress {
  const { contact, errors: wrongContact } = readContact(typed);
  const { address, errors: wrongAddress } = readAddress(typed, countries);
  return readUnless({ ...wrongContact, ...wrongAddress }, { ...contact, ...address });
}

import type { PostalAddress } from '../../addresses/index.js';

const parts = ['line1', 'line2', 'city', 'region', 'postalCode', 'country'] as const;

/** Whether two addresses are the same place for the same person, in any case of letters. Their phones may differ. */
export function isSameAddress(
  one: Omit<PostalAddress, 'phone'>,
  other: Omit<PostalAddress, 'phone'>,
): boolean {
  return isSamePlace(one, other) && fold(one.name) === fold(other.name);
}

/** The same for the place alone. */
export function isSamePlace(
  one: Readonly<Partial<Record<(typeof parts)[number], string>>>,
  other: Readonly<Partial<Record<(typeof parts)[number], string>>>,
): boolean {
  return parts.every((part) => fold(one[part]) === fold(other[part]));
}

const fold = (text = '') => text.trim().toLowerCase();

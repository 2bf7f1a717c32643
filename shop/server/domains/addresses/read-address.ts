import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { FieldErrors } from 'vitrine/core/forms';
import { addressStrings, formStrings } from 'vitrine/core/i18n';
import { Problem, type Typed } from '../../ground/http/index.js';
import { addressFields, ruleOf, type AddressField } from './address-fields.js';
import { findRegion } from './regions.js';

/** The parts of an address, as typed or as stored. */
export type AddressTexts = Readonly<Record<AddressField['name'] | 'country', string>>;

/**
 * Reads an address as typed: normalised, with a sentence for each part that is wrong. Parts that the country does not
 * have are left out.
 */
export function readAddress(
  typed: Typed,
  countries: readonly string[],
): { readonly address: AddressTexts; readonly errors: FieldErrors } {
  const country = clean(typed['country'] ?? '').toUpperCase();
  const nobody = { line1: '', line2: '', city: '', region: '', postalCode: '' };
  const countryError = countryProblem(country, countries);
  const known = countryError === null ? country : '';
  const errors: [string, string][] = countryError === null ? [] : [['country', countryError]];
  const address: Record<AddressField['name'], string> = nobody;
  for (const field of addressFields(known)) {
    const text =
      readers[field.name]?.(known, typed[field.name] ?? '') ?? clean(typed[field.name] ?? '');
    address[field.name] = text;
    const problem = fieldProblem(field, known, text);
    if (problem !== null) errors.push([field.name, problem]);
  }
  return { address: { ...address, country }, errors: Object.fromEntries(errors) };
}

/** The parts of an address on which delivery and tax depend. */
export const locationParts = ['country', 'region', 'postalCode'] as const;

/** Whether a location is complete enough to calculate delivery and tax. */
export function isWholeLocation(
  location: Readonly<Record<(typeof locationParts)[number], string>>,
): boolean {
  const { errors } = readAddress(location, [location.country]);
  return locationParts.every((name) => errors[name] === undefined);
}

const readers: Partial<Record<AddressField['name'], (country: string, typed: string) => string>> = {
  region: (country, typed) => findRegion(country, clean(typed))?.value ?? clean(typed),
  postalCode: readPostalCode,
};

function readPostalCode(country: string, typed: string): string {
  // Full-width digits are what a Japanese keyboard may send.
  const text = clean(typed.normalize('NFKC')).toUpperCase();
  return country === 'JP' ? text.replace(/^(\d{3})[ -]?(\d{4})$/, '$1-$2') : text;
}

function fieldProblem(field: AddressField, country: string, text: string): string | null {
  if (text === '') return field.isOptional ? null : formStrings('required');
  if (text.length > field.maxLength) return formStrings('tooLong');
  // PostgreSQL stores neither NUL nor lone surrogates, and a line has no line breaks.
  if (/[\p{Cc}\p{Cs}]/u.test(text)) return addressStrings('lineBreaks');
  if (field.choices !== null && findRegion(country, text) === null) {
    return addressStrings('regionUnknown');
  }
  return field.name === 'postalCode' ? postalCodeProblem(country, text) : null;
}

function postalCodeProblem(country: string, text: string): string | null {
  if (!postcodeValidatorExistsForCountry(country)) return null;
  if (postcodeValidator(text, country)) return null;
  const { example } = ruleOf(country);
  return example === undefined
    ? addressStrings('postalCodeUnknown')
    : addressStrings('postalCodeInvalid', { example });
}

function countryProblem(country: string, countries: readonly string[]): string | null {
  if (country === '') return formStrings('required');
  return countries.includes(country) ? null : new Problem('shipping-country').message;
}

function clean(text: string): string {
  return text.trim().replaceAll(/ +/g, ' ');
}

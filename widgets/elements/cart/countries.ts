import type { ShippingLocation } from '../../../core/commerce/cart/index.js';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The name in the locale's language; the code if it has none. */
  readonly name: string;
}

/** The countries with their names, in the alphabetical order of the locale. */
export function listCountries(codes: readonly string[], locale: string): Country[] {
  const nameOf = namesIn(locale);
  const { compare } = new Intl.Collator(locale);
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name));
}

/** '10115 Berlin, Germany'; missing parts are left out. */
export function describePlace(
  { country, region, postalCode }: ShippingLocation,
  locale: string,
): string {
  const place = [postalCode, region].filter(Boolean).join(' ');
  return [place, namesIn(locale)(country)].filter(Boolean).join(', ');
}

function namesIn(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  return (code) => {
    // An invalid region code throws.
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
}

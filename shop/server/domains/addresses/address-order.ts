import { formatAddress } from 'localized-address-format';

export type AddressPart = 'line1' | 'city' | 'region' | 'postalCode';

const marks: Readonly<Record<string, AddressPart>> = {
  '{A}': 'line1',
  '{C}': 'city',
  '{S}': 'region',
  '{Z}': 'postalCode',
};

/** The lines of an address as they are written in the country, without its name: which parts, in which order. */
export function addressOrder(country: string): readonly (readonly AddressPart[])[] {
  const lines = formatAddress({
    postalCountry: country,
    addressLines: ['{A}'],
    locality: '{C}',
    administrativeArea: '{S}',
    postalCode: '{Z}',
  }).map((line) => (line.match(/\{[ACSZ]\}/g) ?? []).flatMap((mark) => marks[mark] ?? []));
  const found = lines.filter((line) => line.length > 0);
  if (found.some((line) => line.includes('city'))) return found;
  // If the city is part of the address line, it still has a field, next to that line.
  const at = found.findIndex((line) => line.includes('line1'));
  const isLargestFirst = found.slice(0, at).some((line) => line.includes('region'));
  return found.toSpliced(isLargestFirst ? at : at + 1, 0, ['city']);
}

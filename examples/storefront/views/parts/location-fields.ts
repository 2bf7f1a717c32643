import { countryChoices } from './countries.js';
import type { Field } from './field.js';

/** The address fields on which shipping and tax depend. */
export function locationFields(
  countries: readonly string[],
): readonly [country: Field, region: Field, postalCode: Field] {
  return [
    {
      name: 'country',
      label: 'Country or territory',
      autocomplete: 'shipping country',
      choices: countryChoices(countries),
    },
    {
      name: 'region',
      label: 'State or region',
      autocomplete: 'shipping address-level1',
      isOptional: true,
      maxLength: 60,
      size: 'half',
    },
    {
      name: 'postalCode',
      label: 'Postal code',
      autocomplete: 'shipping postal-code',
      maxLength: 20,
      size: 'half',
    },
  ];
}

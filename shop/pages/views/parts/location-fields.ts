import { addressFields, findRegion } from '../../../server/index.js';
import { countryChoices } from './countries.js';
import type { Field, Typed } from './field.js';
import { say } from '../../words/say.js';

/** The country is first, because the other fields depend on it. */
function countryField(countries: readonly string[]): Field {
  return {
    name: 'country',
    label: 'Country or territory',
    autocomplete: 'shipping country',
    choices: countryChoices(countries),
  };
}

/** The other fields of an address in the order of its country; `''` while none is chosen. */
function fieldsOfCountry(country: string): readonly Field[] {
  return addressFields(country).map(
    ({ name, label, autocomplete, isOptional, maxLength, size, choices }): Field => ({
      name,
      label,
      autocomplete: `shipping ${autocomplete}`,
      isOptional,
      size,
      ...(choices === null
        ? { maxLength }
        : { choices: [{ value: '', label: say('Choose one') }, ...choices] }),
    }),
  );
}

/** All address fields of the chosen country, which comes first. */
export function postalFields(
  countries: readonly string[],
  { country = '' }: Typed,
): readonly [Field, ...Field[]] {
  return [countryField(countries), ...fieldsOfCountry(countries.includes(country) ? country : '')];
}

/** The address fields on which shipping and tax depend. */
export function locationFields(countries: readonly string[], country: string): readonly Field[] {
  const others = fieldsOfCountry(country);
  return [
    countryField(countries),
    ...others
      .filter(({ name }) => name === 'region' || name === 'postalCode')
      .map((field): Field => ({ ...field, size: 'half' })),
  ];
}

/** The typed values with the state as its select has it. */
export function withRegion(typed: Typed): Typed {
  const { country = '', region = '' } = typed;
  const found = findRegion(country.trim().toUpperCase(), region);
  return found === null ? typed : { ...typed, region: found.value };
}

import { addressStrings } from 'vitrine/core/i18n';
import { addressOrder, type AddressPart } from './address-order.js';
import { countryRules, type CountryRule } from './country-rules.js';
import { regionsOf, type Region } from './regions.js';

/** A field of an address below its country. */
export interface AddressField {
  readonly name: AddressPart | 'line2';
  readonly label: string;
  /** The token of `autocomplete`, without `shipping`. */
  readonly autocomplete: string;
  readonly isOptional: boolean;
  readonly maxLength: number;
  readonly size: 'full' | 'half';
  /** The values of a select; null is a text field. */
  readonly choices: readonly Region[] | null;
}

const tokens = {
  line1: 'address-line1',
  line2: 'address-line2',
  city: 'address-level2',
  region: 'address-level1',
  postalCode: 'postal-code',
} as const satisfies Record<AddressField['name'], string>;

const addressLimits = {
  line1: 200,
  line2: 200,
  city: 100,
  region: 60,
  postalCode: 20,
} as const satisfies Record<AddressField['name'], number>;

/** While no country is chosen. */
const anywhere: CountryRule = { region: { label: 'region', kind: 'typed', isOptional: true } };
const anywhereOrder: readonly (readonly AddressPart[])[] = [
  ['line1'],
  ['city'],
  ['region', 'postalCode'],
];

export function ruleOf(country: string): CountryRule {
  if (country === '') return anywhere;
  return Object.hasOwn(countryRules, country) ? (countryRules[country] ?? {}) : {};
}

/**
 * The fields of an address in a country, in the order in which it is written there. `''`: the country is not chosen yet.
 */
export function addressFields(country: string): readonly AddressField[] {
  const rule = ruleOf(country);
  const order = country === '' ? anywhereOrder : addressOrder(country);
  return order.flatMap((line) =>
    line
      .filter((part) => part !== 'region' || rule.region !== undefined)
      .flatMap((part, index, parts): AddressField[] => {
        // Two fit in a row; of three the first has one of its own.
        const isHalf = parts.length > 1 ? parts.length - index <= 2 : part === 'postalCode';
        const field = fieldOf(part, rule, country, isHalf ? 'half' : 'full');
        return part === 'line1' ? [field, fieldOf('line2', rule, country, 'full')] : [field];
      }),
  );
}

function fieldOf(
  name: AddressField['name'],
  rule: CountryRule,
  country: string,
  size: AddressField['size'],
): AddressField {
  const labels = {
    line1: 'line1',
    line2: 'line2',
    city: rule.city ?? 'townOrCity',
    region: rule.region?.label ?? 'region',
    postalCode: rule.postalCode?.label ?? 'postalCode',
  } as const satisfies Record<AddressField['name'], unknown>;
  const isOptional = {
    line1: false,
    line2: true,
    city: false,
    region: rule.region?.isOptional ?? false,
    postalCode: rule.postalCode?.isOptional ?? false,
  };
  const regions = name === 'region' && rule.region?.kind === 'listed' ? regionsOf(country) : [];
  return {
    name,
    label: addressStrings(labels[name]),
    autocomplete: tokens[name],
    isOptional: isOptional[name],
    maxLength: addressLimits[name],
    size,
    choices: regions.length > 0 ? regions : null,
  };
}

import { locationParts as parts, readAddress } from '../addresses/index.js';
import type { ShippingLocation } from '../terms/index.js';
import type { CheckoutCart } from './types.js';
import type { Typed } from '../../ground/http/index.js';

export interface ReadLocation {
  /** Normalised; parts that are wrong are empty. Null without a country of the shop. */
  readonly location: ShippingLocation | null;
  readonly errors: Readonly<Partial<Record<(typeof parts)[number], string>>>;
}

/** Reads where a form ships to, however much of it is typed. */
export function readLocation(
  fields: Typed,
  { shippingCountries }: Pick<CheckoutCart, 'shippingCountries'>,
): ReadLocation {
  const { address, errors } = readAddress(fields, shippingCountries);
  const wrong = parts.flatMap((name) =>
    errors[name] === undefined ? [] : [[name, errors[name]] as const],
  );
  const right = (name: (typeof parts)[number]) => (errors[name] === undefined ? address[name] : '');
  const country = right('country');
  return {
    location:
      country === '' ? null : { country, region: right('region'), postalCode: right('postalCode') },
    errors: Object.fromEntries(wrong),
  };
}

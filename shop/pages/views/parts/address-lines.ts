import type { OrderJson } from '../../../server/index.js';
import { countryName } from './countries.js';

/** A delivery address as lines; null if nothing is delivered. */
export function addressLines(address: OrderJson['shippingAddress']): readonly string[] | null {
  if (address === null) return null;
  const { name, line1, line2, city, region, postalCode, country } = address;
  const place = [city, region, postalCode].filter(Boolean).join(', ');
  return [name, line1, line2, place, countryName(country)].filter(Boolean);
}

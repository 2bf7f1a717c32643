import { describe, expect, it } from 'vitest';
import { addressFields } from '../../../../../../shop/server/domains/addresses/index.js';
import { shippingCountries } from '../../../../../../shop/server/domains/terms/index.js';
import { shippingZones } from '../../../../../../examples/marram/terms/shipping-zones.js';

/** Labels in order; `?` is optional, `[]` a select, `/` half a row. */
const short = (country: string) =>
  addressFields(country)
    .filter(({ name }) => name !== 'line2')
    .map(
      ({ label, isOptional, choices, size }) =>
        label + (isOptional ? '?' : '') + (choices ? '[]' : '') + (size === 'half' ? '/' : ''),
    );

describe('the fields of an address', () => {
  it.each([
    ['', ['Address', 'Town or city', 'State or region?/', 'Postal code/']],
    ['US', ['Address', 'City', 'State[]/', 'ZIP code/']],
    ['CA', ['Address', 'City', 'Province[]/', 'Postal code/']],
    ['AU', ['Address', 'Suburb', 'State[]/', 'Postcode/']],
    ['JP', ['Postal code/', 'Prefecture[]', 'City or ward', 'Address']],
    ['GB', ['Address', 'Town or city', 'Postcode/']],
    ['IE', ['Address', 'Town or city', 'County?[]', 'Eircode?/']],
    ['DE', ['Address', 'Postal code/', 'Town or city/']],
    ['IT', ['Address', 'Postal code', 'Town or city/', 'Province/']],
    ['NZ', ['Address', 'Town or city/', 'Postcode/']],
    ['BR', ['Address', 'Town or city', 'Postal code/']],
    ['constructor', ['Address', 'Town or city']],
  ])('of %j', (country, fields) => {
    expect(short(country)).toEqual(fields);
  });

  it('have a second line after the first, and the right tokens', () => {
    expect(addressFields('US').map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['line1', 'address-line1'],
      ['line2', 'address-line2'],
      ['city', 'address-level2'],
      ['region', 'address-level1'],
      ['postalCode', 'postal-code'],
    ]);
  });

  it.each([
    ['US', 'NY', 'New York'],
    ['AU', 'NSW', 'New South Wales'],
    ['JP', 'Tokyo', 'Tokyo'],
  ])('in %s offer %s as %s', (country, value, label) => {
    const region = addressFields(country).find(({ name }) => name === 'region');
    expect(region?.choices).toContainEqual({ value, label });
  });

  it.each(shippingCountries({ shippingZones }))(
    'of %s ask where it is, and each once',
    (country) => {
      const names = addressFields(country).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['line1', 'line2', 'city', 'postalCode']));
    },
  );
});

import { describe, expect, it } from 'vitest';
import { shippingCountries } from '../../../../../../shop/server/domains/terms/index.js';
import { terms as shopTerms } from '../../../../../../examples/marram/terms/index.js';
import {
  isWholeLocation,
  readAddress,
} from '../../../../../../shop/server/domains/addresses/index.js';

const countries = ['US', 'CA', 'GB', 'IE', 'DE', 'IT', 'JP', 'AU', 'NL', 'SE'];
const street = { line1: '1 Quay Lane', city: 'Town' };
const read = (country: string, region: string, postalCode: string) =>
  readAddress({ ...street, country, region, postalCode }, countries);

describe('an address', () => {
  it.each([
    ['us', 'ny', '10001', 'NY', '10001'],
    ['US', ' new  York ', '10001-1234', 'NY', '10001-1234'],
    ['CA', 'québec', 'k1a 0a9', 'QC', 'K1A 0A9'],
    ['CA', 'ON', 'K1A0A9', 'ON', 'K1A0A9'],
    ['GB', 'left out', 'sw1y 4jh', '', 'SW1Y 4JH'],
    ['IE', '', '', '', ''],
    ['JP', 'tokyo', '１０００００１', 'Tokyo', '100-0001'],
    ['NL', '', '1012 ab', '', '1012 AB'],
    ['IT', 'RM', '00118', 'RM', '00118'],
  ])('%s %j %j is read as %j %j', (country, typedRegion, typedCode, region, postalCode) => {
    const { address, errors } = read(country, typedRegion, typedCode);
    expect(errors).toEqual({});
    expect(address).toMatchObject({ country: country.toUpperCase(), region, postalCode });
  });

  it.each([
    ['US', 'NY', '!!!', { postalCode: 'Please check this. It should look like 10001.' }],
    ['US', 'NY', '1234', { postalCode: 'Please check this. It should look like 10001.' }],
    ['US', '', '10001', { region: 'Required' }],
    ['US', 'Bavaria', '10001', { region: 'Please choose one from the list.' }],
    ['US', 'NY', '', { postalCode: 'Required' }],
    ['GB', '', '!!!', { postalCode: 'Please check this. It should look like SW1Y 4JH.' }],
    ['IE', '', '!!!', { postalCode: 'Please check this. It should look like D02 X285.' }],
    ['DE', '', '1\u00000115', { postalCode: 'Please write this on one line.' }],
    ['', '', '10001', { country: 'Required' }],
    ['AQ', '', '10001', { country: 'We do not ship to this country.' }],
  ])('%s %j %j is refused', (country, region, postalCode, errors) => {
    expect(read(country, region, postalCode).errors).toEqual(errors);
  });

  it.each([
    ['US', 'NY', '10001', true],
    ['US', '', '10001', false],
    ['US', 'NY', '', false],
    ['DE', '', '10115', true],
    ['IE', '', '', true],
  ])('%s %j %j is enough for delivery and tax: %s', (country, region, postalCode, isWhole) => {
    expect(isWholeLocation({ country, region, postalCode })).toBe(isWhole);
  });
});

it('shows an example that is right in each country the shop ships to', () => {
  for (const country of shippingCountries(shopTerms)) {
    const { errors } = readAddress({ country, postalCode: '!' }, [country]);
    const [, example] = /It should look like (.+)\.$/.exec(errors['postalCode'] ?? '') ?? [];
    expect([country, example]).toEqual([country, expect.any(String)]);
    const again = readAddress({ country, postalCode: example ?? '' }, [country]);
    expect([country, again.errors['postalCode']]).toEqual([country, undefined]);
  }
});

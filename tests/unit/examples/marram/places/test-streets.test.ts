import { describe, expect, it } from 'vitest';
import { readAddress } from '../../../../../shop/server/domains/addresses/index.js';
import { testPlaces } from '../../../../../examples/marram/places/test-provider.js';
import { testStreets } from '../../../../../examples/marram/places/test-streets.js';

const call = {
  session: null,
  context: { productPage: null, productSection: null },
  signal: new AbortController().signal,
};
const titles = async (input: string, country: string | null = null) =>
  (await testPlaces.suggest({ input, country, language: 'en' }, call)).map(({ title }) => title);

describe('the invented streets', () => {
  it.each(testStreets)('$street in $city is an address that a checkout takes', (street) => {
    const typed = { ...street, line1: street.street };
    const { address, errors } = readAddress(typed, [street.country]);
    expect(errors).toEqual({});
    // As it is written here: a select has this value.
    expect(address).toMatchObject({ region: street.region, postalCode: street.postalCode });
  });
});

describe('the provider of tests', () => {
  it.each<[string, string | null, string[]]>([
    ['harbour', null, ['Harbour Lane', 'Harbour Street', 'Harbour Row', 'Harbourfront Way']],
    ['harbour', 'GB', ['Harbour Row']],
    ['12 harb port', null, ['12 Harbour Lane', '12 Harbour Street']],
    ['hafeng 7b', null, ['Hafengasse 7b']],
    ['dunenweg', 'DE', ['Dünenweg']],
    ['Töpferstrasse', 'DE', ['Töpferstraße']],
    ['港町', null, ['港町通り']],
    ['123', null, []],
    ['nowhere at all', null, []],
  ])('finds for %j in %s: %j', async (input, country, expected) => {
    expect(await titles(input, country)).toEqual(expected);
  });

  it('has the parts of what it suggests, and nothing for an id of nobody', async () => {
    const [first] = await testPlaces.suggest(
      { input: '12 quay lane', country: 'GB', language: 'en' },
      call,
    );
    expect(await testPlaces.details(first?.placeId ?? '', 'en', call)).toEqual({
      placeId: first?.placeId,
      line1: '12 Quay Lane',
      city: 'Whitby',
      region: '',
      postalCode: 'YO22 4AA',
      country: 'GB',
    });
    for (const id of ['test.99.1', 'test..1', 'ChIJ', 'test.1.2.3']) {
      expect(await testPlaces.details(id, 'en', call)).toBeNull();
    }
  });
});

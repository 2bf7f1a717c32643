import { describe, expect, it } from 'vitest';
import { googlePlaces } from '../../../../../../shop/server/domains/places/index.js';

const call = {
  session: 'a-session',
  context: { productPage: 'checkout', productSection: null },
  signal: new AbortController().signal,
};
const query = { input: '12 Quay', country: 'GB', language: 'de' };

/** The provider with one answer of Google, and what was sent for it. */
function answering(body: unknown, status = 200) {
  const sent: { url: string; init: RequestInit | undefined }[] = [];
  const provider = googlePlaces({
    key: 'the-secret-key',
    fetch: (url, init) => {
      sent.push({ url: String(url instanceof Request ? url.url : url), init });
      return Promise.resolve(Response.json(body, { status }));
    },
  });
  return { provider, sent };
}

describe('googlePlaces', () => {
  it('asks for suggestions with the key in a header alone', async () => {
    const { provider, sent } = answering({
      suggestions: [
        {
          placePrediction: {
            placeId: 'ChIJ-1',
            structuredFormat: {
              mainText: { text: '12 Quay Lane' },
              secondaryText: { text: 'Whitby' },
            },
          },
        },
        { queryPrediction: {} },
      ],
    });
    expect(await provider.suggest(query, call)).toEqual([
      { placeId: 'ChIJ-1', title: '12 Quay Lane', detail: 'Whitby' },
    ]);
    expect(sent[0]?.url).toBe('https://places.googleapis.com/v1/places:autocomplete');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      redirect: 'error',
      headers: { 'X-Goog-Api-Key': 'the-secret-key' },
    });
    expect(JSON.parse(String(sent[0]?.init?.body))).toEqual({
      input: '12 Quay',
      languageCode: 'de',
      includedRegionCodes: ['GB'],
      sessionToken: 'a-session',
    });
  });

  const components = (parts: Readonly<Record<string, string>>) =>
    Object.entries(parts).map(([type, text]) => ({
      longText: `${text}`,
      shortText: `${text}`,
      types: [type, 'political'],
    }));

  it.each([
    ['US', '12 Kiln Street'],
    ['DE', 'Kiln Street 12'],
  ])('reads the parts of an address in %s', async (country, line1) => {
    const parts = {
      street_number: '12',
      route: 'Kiln Street',
      locality: 'Chicago',
      administrative_area_level_1: 'IL',
      postal_code: '60607',
      country,
    };
    const { provider, sent } = answering({ id: 'ChIJ-1', addressComponents: components(parts) });
    expect(await provider.details('ChIJ/1?', 'en', call)).toEqual({
      placeId: 'ChIJ-1',
      line1,
      city: 'Chicago',
      region: 'IL',
      postalCode: '60607',
      country,
    });
    expect(sent[0]?.url).toBe(
      'https://places.googleapis.com/v1/places/ChIJ%2F1%3F?languageCode=en&sessionToken=a-session',
    );
  });

  it('knows no place that Google does not know, and fails without its words', async () => {
    expect(await answering({}, 404).provider.details('ChIJ-1', 'en', call)).toBeNull();
    const refused = answering({ error: 'key the-secret-key is not valid' }, 403);
    await expect(refused.provider.suggest(query, call)).rejects.toThrow(
      'The provider of places answered 403.',
    );
    await expect(answering({ suggestions: 7 }).provider.suggest(query, call)).rejects.toThrow();
  });
});

import { z } from '@hono/zod-openapi';
import type { Place, PlacesCall, PlacesProvider } from '../types.js';

export interface GooglePlacesOptions {
  /** Sent in a header to `places.googleapis.com` alone; no address, page or report contains it. */
  readonly key: string;
  readonly fetch?: typeof globalThis.fetch;
}

const origin = 'https://places.googleapis.com/v1';

const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({
              mainText: z.object({ text: z.string() }),
              secondaryText: z.object({ text: z.string() }).optional(),
            }),
          })
          .optional(),
      }),
    )
    .default([]),
});

const detailsSchema = z.object({
  id: z.string(),
  addressComponents: z
    .array(z.object({ longText: z.string(), shortText: z.string(), types: z.array(z.string()) }))
    .default([]),
});

/** Google's Places API (New). */
export function googlePlaces({
  key,
  fetch = globalThis.fetch,
}: GooglePlacesOptions): PlacesProvider {
  async function call(
    path: string,
    { signal }: PlacesCall,
    init: RequestInit & { readonly headers?: Record<string, string> },
  ): Promise<unknown> {
    const response = await fetch(`${origin}/${path}`, {
      ...init,
      signal,
      redirect: 'error',
      headers: { 'X-Goog-Api-Key': key, ...init.headers },
    });
    if (response.status === 404) return null;
    // The body of a refusal may repeat the key.
    if (!response.ok) throw new Error(`The provider of places answered ${response.status}.`);
    return response.json();
  }

  return {
    attribution: 'Google Maps',
    async suggest({ input, country, language }, asked) {
      const answer = await call('places:autocomplete', asked, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          input,
          languageCode: language,
          ...(country && { includedRegionCodes: [country] }),
          ...(asked.session && { sessionToken: asked.session }),
        }),
      });
      return suggestionsSchema.parse(answer ?? {}).suggestions.flatMap(({ placePrediction }) =>
        placePrediction
          ? [
              {
                placeId: placePrediction.placeId,
                title: placePrediction.structuredFormat.mainText.text,
                detail: placePrediction.structuredFormat.secondaryText?.text ?? '',
              },
            ]
          : [],
      );
    },
    async details(placeId, language, asked) {
      const query = new URLSearchParams({
        languageCode: language,
        ...(asked.session && { sessionToken: asked.session }),
      });
      const answer = await call(`places/${encodeURIComponent(placeId)}?${query}`, asked, {
        headers: { 'X-Goog-FieldMask': 'id,addressComponents' },
      });
      return answer === null ? null : toPlace(detailsSchema.parse(answer));
    },
  };
}

/** Countries that write the number of a house after its street. */
const numberLast = [
  'DE',
  'AT',
  'CH',
  'NL',
  'BE',
  'DK',
  'SE',
  'NO',
  'FI',
  'IT',
  'ES',
  'PT',
  'PL',
  'CZ',
];

function toPlace({ id, addressComponents }: z.infer<typeof detailsSchema>): Place {
  const find = (...types: readonly string[]) =>
    addressComponents.find((part) => types.some((type) => part.types.includes(type)));
  const country = find('country')?.shortText ?? '';
  const street = find('route')?.longText ?? '';
  const number = find('street_number')?.longText ?? '';
  const line = numberLast.includes(country) ? [street, number] : [number, street];
  return {
    placeId: id,
    line1: line.filter(Boolean).join(' '),
    city: find('locality', 'postal_town', 'sublocality')?.longText ?? '',
    region: find('administrative_area_level_1')?.shortText ?? '',
    postalCode: find('postal_code')?.longText ?? '',
    country,
  };
}

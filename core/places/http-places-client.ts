import * as z from 'zod/mini';
import { defineSchema, type Http } from '../net/index.js';
import type { PlacesClient } from './places-client.js';

const schemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(z.string(), '');
  return {
    found: z.object({
      suggestions: z.array(z.object({ placeId: z.string(), title: z.string(), detail: text })),
      attribution: z.catch(z.nullable(z.string()), null),
    }),
    details: z.object({
      place: z.object({
        placeId: z.string(),
        line1: text,
        city: text,
        region: text,
        postalCode: text,
        country: text,
      }),
    }),
  };
});

const path = '/api/google-maps/places';

/** The client of the two calls of platform §7; the answers are those of docs/server/CONTRACT.md. */
export function createHttpPlacesClient(http: Pick<Http, 'request'>): PlacesClient {
  return {
    suggest: (input, country, call, signal) =>
      http.request({
        method: 'GET',
        path: `${path}/autocomplete`,
        query: { input, ...(country && { country }), ...call },
        schema: () => schemas().found,
        signal,
      }),
    async details(placeId, call, signal) {
      const { place } = await http.request({
        method: 'GET',
        path: `${path}/details`,
        query: { placeId, ...call },
        schema: () => schemas().details,
        signal,
      });
      return place;
    },
  };
}

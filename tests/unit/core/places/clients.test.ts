import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Call, Http } from '../../../../core/net/index.js';
import { createHttpPlacesClient } from '../../../../core/places/http-places-client.js';
import { getPlacesClient, noPlaces, type PlacesClient } from '../../../../core/places/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';

const call = { productPage: 'checkout', productSection: 'address', sessionToken: 's' };
const { signal } = new AbortController();

function clientOf(body: unknown) {
  const calls: Pick<Call<unknown>, 'method' | 'path' | 'query'>[] = [];
  const http: Pick<Http, 'request'> = {
    request: ({ method, path, query, schema }) => {
      calls.push({ method, path, ...(query && { query }) });
      return Promise.resolve(z.parse(schema(), body));
    },
  };
  return { calls, client: createHttpPlacesClient(http) };
}

describe('the client of places', () => {
  it('asks with the context, and with the country if there is one', async () => {
    const found = { suggestions: [{ placeId: '1', title: 'Quay', detail: 'Whitby' }] };
    const { calls, client } = clientOf(found);
    expect(await client.suggest('quay', 'GB', call, signal)).toEqual({
      ...found,
      attribution: null,
    });
    await client.suggest('quay', '', call, signal);
    const asked = { method: 'GET', path: '/api/google-maps/places/autocomplete' };
    expect(calls).toEqual([
      { ...asked, query: { input: 'quay', country: 'GB', ...call } },
      { ...asked, query: { input: 'quay', ...call } },
    ]);
  });

  it('reads the parts of an address, of which any may be missing', async () => {
    const { calls, client } = clientOf({ place: { placeId: '1', line1: 'Quay', city: null } });
    expect(await client.details('1', call, signal)).toEqual({
      placeId: '1',
      line1: 'Quay',
      city: '',
      region: '',
      postalCode: '',
      country: '',
    });
    expect(calls).toEqual([
      {
        method: 'GET',
        path: '/api/google-maps/places/details',
        query: { placeId: '1', ...call },
      },
    ]);
  });

  it.each([[{}], [{ suggestions: 'none' }], [{ suggestions: [{ title: 'Quay' }] }], ['<html>']])(
    'takes %j for no answer',
    async (body) => {
      // The mistake is thrown before there is a promise to reject.
      const asked = async () => clientOf(body).client.suggest('quay', '', call, signal);
      await expect(asked()).rejects.toThrow();
    },
  );
});

describe('the places of the page', () => {
  afterEach(() => resetRuntime());

  it('are those of `placesClient`, else of the shop', () => {
    const own: PlacesClient = {
      suggest: () => Promise.resolve(noPlaces),
      details: () => Promise.reject(new Error('Unknown.')),
    };
    configure({ placesClient: own });
    expect(getPlacesClient()).toBe(own);
    configure({ placesClient: null });
    expect(getPlacesClient()).not.toBe(own);
    expect(getPlacesClient()).toBe(getPlacesClient());
  });
});

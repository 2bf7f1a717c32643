import { describe, expect, it } from 'vitest';
import {
  placeAnswerSchema,
  placeSuggestionsSchema,
  type PlacesCall,
  type PlacesProvider,
} from '../../shop/server/domains/places/index.js';
import { testPlaces } from '../../examples/marram/places/test-provider.js';
import type { ServerOptions } from '../../shop/server/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { addPages } from './whole-shop.js';

const suggestPath = '/api/google-maps/places/autocomplete';
const detailsPath = '/api/google-maps/places/details';

const address = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`;

async function read({ visit }: OpenShop, path: string, query: Readonly<Record<string, string>>) {
  const response = await (await visit()).send(address(path, query));
  return { status: response.status, body: (await response.json()) as unknown };
}

const suggestions = async (open: OpenShop, query: Readonly<Record<string, string>>) =>
  placeSuggestionsSchema.parse((await read(open, suggestPath, query)).body).suggestions;

describeShop('Places', (shop) => {
  /** A shop with this provider, and the faults that it reported. */
  async function openWith(provider: Partial<PlacesProvider>, options: Partial<ServerOptions> = {}) {
    const faults: unknown[] = [];
    const open = await shop.open({
      placesProvider: { ...testPlaces, ...provider },
      reporter: { report: (error) => void faults.push(error), warn: () => undefined },
      ...options,
    });
    return { open, faults };
  }

  it('are suggested for what is typed, and have the parts of an address', async () => {
    const open = await shop.open();
    const { status, body } = await read(open, suggestPath, { input: ' 12 quay ', country: 'gb' });
    expect(status).toBe(200);
    const found = placeSuggestionsSchema.parse(body);
    expect(found).toEqual({
      suggestions: [
        { placeId: expect.any(String) as string, title: '12 Quay Lane', detail: 'Whitby, GB' },
      ],
      attribution: 'Invented streets, for tests',
    });
    const placeId = found.suggestions[0]?.placeId ?? '';
    const details = await read(open, detailsPath, {
      placeId,
      productPage: 'checkout',
      productSection: 'delivery-address',
    });
    expect(placeAnswerSchema.parse(details.body).place).toEqual({
      placeId,
      line1: '12 Quay Lane',
      city: 'Whitby',
      region: '',
      postalCode: 'YO22 4AA',
      country: 'GB',
    });
    // The context is expected, and a call without it is answered too.
    expect((await read(open, detailsPath, { placeId })).status).toBe(200);
  });

  it('are not asked for below three letters', async () => {
    const asked: string[] = [];
    const suggest: PlacesProvider['suggest'] = ({ input }) => {
      asked.push(input);
      return Promise.resolve([]);
    };
    const { open } = await openWith({ suggest });
    for (const input of ['', 'q', 'qu', 'qua']) await suggestions(open, { input });
    expect(asked).toEqual(['qua']);
  });

  it('get the context and the session of the call, and the language of the caller', async () => {
    const calls: unknown[] = [];
    const keep = (what: object, { session, context }: PlacesCall) =>
      void calls.push({ ...what, session, context });
    const { open } = await openWith({
      suggest: (query, call) => Promise.resolve((keep(query, call), [])),
      details: (placeId, language, call) =>
        Promise.resolve((keep({ placeId, language }, call), null)),
    });
    const context = { productPage: 'checkout', productSection: 'delivery-address' };
    const visitor = await open.visit();
    await visitor.send(address(suggestPath, { input: 'quay', ...context, sessionToken: 's-1' }), {
      headers: { 'Accept-Language': 'ar' },
    });
    const missing = await visitor.send(address(detailsPath, { placeId: 'ChIJ', ...context }));
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { code: 'place-not-found' },
    ]);
    expect(calls).toEqual([
      { input: 'quay', country: null, language: 'ar', session: 's-1', context },
      { placeId: 'ChIJ', language: 'en', session: null, context },
    ]);
  });

  it.each([
    [suggestPath, {}, 'input'],
    [suggestPath, { input: 'a'.repeat(201) }, 'input'],
    [suggestPath, { input: 'a\u0000b' }, 'input'],
    [suggestPath, { input: 'quay', country: 'GBR' }, 'country'],
    [suggestPath, { input: 'quay', sessionToken: '../..' }, 'sessionToken'],
    [suggestPath, { input: 'quay', productPage: 'a'.repeat(101) }, 'productPage'],
    [detailsPath, {}, 'placeId'],
    [detailsPath, { placeId: 'a'.repeat(301) }, 'placeId'],
    [detailsPath, { placeId: '"><script>' }, 'placeId'],
  ])('refuse %s with %.60j', async (path, query, field) => {
    const { status, body } = await read(await shop.open(), path, query);
    expect([status, body]).toMatchObject([400, { code: 'invalid-request' }]);
    expect((body as { errors: object }).errors).toHaveProperty([field]);
  });

  it('have a limit for each address', async () => {
    const open = await shop.open({ rateLimits: { places: { calls: 2, seconds: 60 } } });
    const visitor = await open.visit();
    const answers = [];
    for (const path of [suggestPath, suggestPath, detailsPath]) {
      answers.push(await visitor.send(address(path, { input: 'quay', placeId: 'test.1.' })));
    }
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(Number(answers[2]?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  describe('of a provider', () => {
    const never = () => new Promise<never>(() => undefined);
    const failing = () => Promise.reject(new Error('The provider is down.'));
    const unavailable = {
      code: 'places-unavailable',
      error: 'Addresses cannot be looked up right now. Please type yours.',
    };

    it.each([
      ['is down', failing],
      [
        'throws at once',
        () => {
          throw new Error('A mistake.');
        },
      ],
      ['never answers', never],
      ['answers no list', () => Promise.resolve('<html>' as never)],
    ])('that %s cannot be used, and the shop can', async (_, answer) => {
      const provider = { suggest: answer, details: answer };
      const { open, faults } = await openWith(provider, { placesTimeout: 50 });
      expect(await read(open, suggestPath, { input: 'quay' })).toEqual({
        status: 503,
        body: unavailable,
      });
      expect(await read(open, detailsPath, { placeId: 'ChIJ' })).toEqual({
        status: 503,
        body: unavailable,
      });
      expect(faults).toHaveLength(2);
      expect((await read(open, '/api/commerce/shopping-cart', {})).status).toBe(200);
    });

    const good = { placeId: 'ChIJ', title: 'Quay', detail: '' };
    it.each([
      [[{ ...good, placeId: 7 }]],
      [[{ ...good, placeId: '"><img>' }]],
      [[{ ...good, title: 'a'.repeat(201) }]],
      [[{ ...good, title: '' }]],
      [[{ ...good, title: 'a\u0007' }]],
      [[null]],
    ])('that answers nonsense is not passed on: case %#', async (found) => {
      const suggest = () => Promise.resolve(found as never);
      const { open } = await openWith({ suggest });
      expect((await read(open, suggestPath, { input: 'quay' })).status).toBe(503);
    });

    it('that answers too much is cut, and fields that nobody asked for are left out', async () => {
      const many = Array.from({ length: 9 }, (_, index) => ({
        ...good,
        placeId: `id-${index}`,
        key: 'the-secret-key',
      }));
      const { open } = await openWith({ suggest: () => Promise.resolve(many) });
      const { body } = await read(open, suggestPath, { input: 'quay' });
      expect(placeSuggestionsSchema.parse(body).suggestions).toHaveLength(5);
      expect(JSON.stringify(body)).not.toContain('secret');
    });
  });

  it('keep the key of their provider out of every page and answer', async () => {
    const { googlePlaces } = await import('../../shop/server/domains/places/index.js');
    const key = 'AIza-the-secret-key';
    const { open, faults } = await openWith(
      googlePlaces({
        key,
        fetch: () => Promise.resolve(Response.json({ error: key }, { status: 403 })),
      }),
    );
    const visitor = await open.visit();
    const answers = [address(suggestPath, { input: 'quay' }), '/api/openapi.json', '/api/health'];
    for (const path of answers) expect(await (await visitor.send(path)).text()).not.toContain(key);
    expect(String(faults[0])).not.toContain(key);
  });

  it('are looked up by no page of the shop until somebody types', async () => {
    const asked: unknown[] = [];
    const open = await shop.open({
      placesProvider: {
        ...testPlaces,
        suggest: (query) => Promise.resolve((asked.push(query), [])),
      },
    });
    addPages(open);
    const visitor = await open.visit();
    for (const path of ['/', '/shop', '/cart', '/checkout']) await visitor.send(path);
    expect(asked).toEqual([]);
  });
});

import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
  censusRoutes,
  createCensusClient,
  createLegacyClient,
  createPipelineClient,
  createSiteVisitorClient,
  legacyRoutes,
  pipelineRoutes,
} from '../../analytics/clients/index.js';
import { createValidationClient } from '../../analytics/clients/validation/index.js';
import type { TrackedEvent } from '../../analytics/events/index.js';
import { events } from '../../analytics/events/index.js';
import { createEventSchemas } from '../../analytics/events/schemas.js';
import {
  createClientBench,
  customEvent,
  pageId,
  routeOptions,
  sender,
  trackedEvent,
  type Sent,
} from '../support/tracked-events.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { forget, readAcknowledgement, stored, trackingOptions } from './tracking.js';
import { shopOrigin } from './visitor.js';

const items = [{ id: 'mug', name: 'Mug', sku: 'mug-red', price: 19.9, quantity: 2 }];
const values = { text: 'a "text" – ü', number: 19.9, flag: true, texts: ['a'], items };
const samples: Readonly<Record<string, unknown>> = { ...values, identifier: 'i', location: '/a?b' };

/** Every event of the catalogue with all its fields, and a custom one. */
const tracked: readonly TrackedEvent[] = [
  ...Object.entries(events).map(([name, { fields }]) => {
    const payload = Object.entries(fields as Record<string, string>).map(([field, kind]) => [
      field,
      samples[kind.replace('?', '')],
    ]);
    return trackedEvent(name, Object.fromEntries(payload) as Record<string, unknown>);
  }),
  trackedEvent('inventory.search', { area: 'inventory', action: 'search' }),
  customEvent('wishlist', { size: 3 }),
];

/** What the clients pass to the delivery. */
function take(treatment: TrackedEvent['treatment']): readonly Sent[] {
  const { options, sent } = createClientBench();
  const clients = [
    createPipelineClient(options),
    createLegacyClient(options),
    createCensusClient(options),
    createSiteVisitorClient({ ...options, hasFeature: () => true }),
  ];
  for (const event of tracked) {
    for (const client of clients) client.handle({ ...event, treatment });
  }
  return sent;
}

describeShop('What the tracking clients send', (shop) => {
  let open: OpenShop;

  beforeAll(async () => {
    open = await shop.open({ ...trackingOptions, eventSchemas: createEventSchemas() });
  });
  beforeEach(async () => {
    vi.stubGlobal('location', new URL(shopOrigin));
    await forget(open);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ['full', 'fetch', ''],
    ['full', 'beacon', ''],
    ['full', 'fetch', 'https://elsewhere.test'],
    ['cookieless', 'fetch', ''],
    ['cookieless', 'beacon', 'https://elsewhere.test'],
  ] as const)('is taken, each once: %s, by %s, to "%s"', async (treatment, shape, origin) => {
    const options = routeOptions({ origin });
    const routes = [...pipelineRoutes(options), ...legacyRoutes(options), ...censusRoutes(options)];
    const sent = take(treatment);
    expect(sent.length).toBeGreaterThan(30);

    for (const route of routes) {
      const waiting = sent.filter((wire) => wire.route === route.name);
      expect(waiting).not.toEqual([]);
      for (let from = 0; from < waiting.length; from += route.batch) {
        const batch = waiting.slice(from, from + route.batch);
        const { body, type, url = route.url() } = route.encode(batch, sender, shape);
        // Twice, as after a lost response.
        for (let time = 0; time < 2; time += 1) {
          const response = await open.app.request(url.replace(origin || shopOrigin, shopOrigin), {
            method: 'POST',
            headers: type ? { 'Content-Type': type } : {},
            body,
          });
          expect(await readAcknowledgement(response)).toMatchObject({ n: batch.length });
        }
      }
    }

    const arrived = await stored(open);
    expect(arrived.map(({ eventId }) => eventId).sort()).toEqual(sent.map(({ id }) => id).sort());
    expect(new Set(arrived.map(({ arrivals }) => arrivals))).toEqual(new Set([2]));
    expect(new Set(arrived.map((event) => event.pageId))).toEqual(new Set([pageId]));
    expect([...new Set(arrived.map(({ intake }) => intake))].sort()).toEqual([
      'button-click',
      'button-render',
      'census',
      'form-render',
      'legacy',
      'overlay',
      'pipeline',
      'quick-view',
    ]);
    const text = JSON.stringify(arrived);
    for (const personal of ['analytics-4', 'visitor-8', 'member-9', 'search.example']) {
      expect(text.includes(personal)).toBe(treatment === 'full');
    }
  });

  it('is valid by the schemas of the catalogue', async () => {
    const { options, warnings } = createClientBench();
    const answers: unknown[] = [];
    const client = createValidationClient({
      ...routeOptions(),
      ...options,
      fetch: async (url, init) => {
        const response = await open.app.request(String(url), init);
        answers.push(await response.clone().json());
        return response;
      },
    });
    const withSchema = tracked.filter(({ definition }) => definition.schema);
    for (const event of withSchema) {
      client.handle(event);
      client.handle({ ...event, treatment: 'cookieless' });
    }
    await vi.waitFor(() => expect(answers).toHaveLength(2 * withSchema.length), 20_000);
    expect(warnings).toEqual([]);
    expect(answers.every((answer) => (answer as { isValid: boolean }).isValid)).toBe(true);
    expect(await stored(open)).toEqual([]);
  });
});

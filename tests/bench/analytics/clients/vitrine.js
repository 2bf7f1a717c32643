/** The delivery with the pipeline client alone: what most of a site's events take. */
import {
  createPageReader,
  createPipelineClient,
  pipelineRoutes,
} from '../../../../analytics/clients/index.ts';
import { createDelivery } from '../../../../analytics/delivery/index.ts';

const clock = {
  now: () => Date.now(),
  setTimeout(run, ms) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
const reporter = { report() {}, warn() {} };
const definition = { schema: 'add_to_cart', priority: 'view', purpose: 'measurement', fields: {} };
const site = {
  websiteId: 'bench',
  templateId: 'bench',
  collectionId: null,
  itemId: null,
  recordType: null,
  memberAccountId: null,
  memberLocale: null,
  variantId: null,
  websiteLocale: 'en-US',
  sourceEnvironment: 'prod',
  clientName: 'vitrine',
  clientVersion: '0.1.0',
};
const identity = {
  analyticsId: 'analytics-1',
  marketingId: 'marketing-1',
  sessionId: 'session-1',
  visitorCookie: null,
};

globalThis.bench = {
  start() {
    const origin = location.origin;
    const place = { origin, environment: 'prod', reporter };
    const delivery = createDelivery({
      environment: 'prod',
      client: 'bench',
      routes: pipelineRoutes(place),
      clock,
      reporter,
    });
    const page = createPageReader();
    const client = createPipelineClient({
      delivery,
      site,
      page,
      identity: () => identity,
      reporter,
    });
    this.track = (payload) => {
      const stamps = { wall: Date.now(), monotonic: performance.now() };
      client.handle({ name: 'add-to-cart', definition, payload, stamps, treatment: 'full' });
    };
  },
};

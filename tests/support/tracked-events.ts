import type {
  ClientOptions,
  PageFacts,
  RouteOptions,
  SiteFacts,
} from '../../analytics/clients/index.js';
import type {
  Handle,
  SenderInfo,
  Stamp,
  Stamps,
  WireEvent,
} from '../../analytics/delivery/index.js';
import {
  customDefinition,
  findDefinition,
  type EventDefinition,
  type TrackedEvent,
} from '../../analytics/events/index.js';

export const pageId = 'abcdefghijklmnopqrstuv';
export const stamps: Stamps = { wall: 1_766_000_000_000, monotonic: 1250.5 };

const site: SiteFacts = {
  websiteId: 'site-1',
  templateId: 'template-7',
  variantId: 'variant-b',
  memberAccountId: 'member-9',
  memberLocale: 'de-CH',
  websiteLocale: 'en-GB',
  sourceEnvironment: 'prod',
  clientName: 'vitrine',
  clientVersion: '0.1.0',
  itemId: 'item-3',
  collectionId: 'shop-1',
  recordType: 11,
};

const facts: PageFacts = {
  href: 'https://shop.example/tea/mug/?from=mail#reviews',
  host: 'shop.example',
  path: '/tea/mug/',
  query: '?from=mail',
  hash: '#reviews',
  referrer: 'https://search.example/?q=mug',
  documentLanguage: 'en-GB',
  language: 'de',
  locale: 'de-CH',
  userAgent: 'Browser/1.0',
  screen: { width: 1920, height: 1080 },
  viewport: { width: 1280, height: 720 },
};

const ids = {
  analyticsId: 'analytics-4',
  marketingId: 'marketing-5',
  sessionId: 'session-6',
  visitorCookie: 'visitor-8|1|2|3|4',
};

export const sender: SenderInfo = {
  pageId,
  wall: stamps.wall + 2000,
  monotonic: 3250.5,
  drops: { cap: 2 },
};

/** An event of the catalogue as a client gets it. */
export function trackedEvent(
  name: string,
  payload: Record<string, unknown> = {},
  changes: Partial<TrackedEvent> = {},
): TrackedEvent {
  const definition = findDefinition(name);
  if (!definition) throw new Error(`No event ${name}`);
  return { name, definition, payload, stamps, treatment: 'full', ...changes };
}

export function customEvent(schema: string, payload: Record<string, unknown>): TrackedEvent {
  return {
    name: schema,
    definition: customDefinition(schema),
    payload,
    stamps,
    treatment: 'full',
  };
}

export function definedEvent(definition: Partial<EventDefinition>, payload = {}): TrackedEvent {
  const whole: EventDefinition = {
    priority: 'view',
    purpose: 'measurement',
    fields: {},
    ...definition,
  };
  return { name: 'something', definition: whole, payload, stamps, treatment: 'full' };
}

export interface Sent extends WireEvent {
  readonly route: string;
  readonly priority: string;
}

export interface ClientBench {
  readonly options: ClientOptions;
  /** What was handed to the delivery. */
  readonly sent: Sent[];
  readonly warnings: string[];
  readonly faults: unknown[];
  /** Changes what the page says from now on. */
  change(facts: Partial<PageFacts>): void;
  identify(changes: Partial<typeof ids>): void;
}

/** Everything a client needs, with a delivery that only keeps what it is given. */
export function createClientBench(changes: Partial<SiteFacts> = {}): ClientBench {
  const sent: Sent[] = [];
  const warnings: string[] = [];
  const faults: unknown[] = [];
  let present = facts;
  let known = ids;

  function send(
    route: string,
    priority: string,
    build: (stamp: Stamp) => unknown,
    at: Stamps = stamps,
  ): Handle {
    const sequence = sent.length + 1;
    const stamp = { id: `${pageId}.${sequence}`, pageId, sequence, ...at };
    sent.push({ ...stamp, text: String(build(stamp)), route, priority });
    return {
      id: stamp.id,
      state: 'stored',
      reason: null,
      isDurable: true,
      reached: () => Promise.resolve('stored'),
    };
  }

  return {
    sent,
    warnings,
    faults,
    change: (next) => (present = { ...present, ...next }),
    identify: (next) => (known = { ...known, ...next }),
    options: {
      delivery: { send },
      site: { ...site, ...changes },
      page: { facts: () => present, title: () => 'Mug – Shop', stop: () => undefined },
      identity: () => known,
      reporter: {
        warn: (message) => warnings.push(message),
        report: (error) => faults.push(error),
      },
    },
  };
}

export function routeOptions(changes: Partial<RouteOptions> = {}): RouteOptions {
  return {
    origin: '',
    environment: 'prod',
    acknowledgement: 'counted',
    reporter: { warn: () => undefined },
    ...changes,
  };
}

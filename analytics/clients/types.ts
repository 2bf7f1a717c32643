import type { Reporter } from '../../core/runtime/index.js';
import type { Delivery, Handle, SourceEnvironment } from '../delivery/index.js';
import type { Purpose, TrackedEvent } from '../events/index.js';
import type { VisitorIds } from '../session/index.js';

export type ClientName =
  'pipeline' | 'legacy' | 'census' | 'pixel' | 'tag' | 'dataLayer' | 'siteVisitor';

/** Sends tracked events to one destination. */
export interface TrackingClient {
  readonly name: ClientName;
  /** Needs consent in addition to the event's own purpose; the stricter treatment applies. */
  readonly purpose: Purpose;
  /**
   * Sends the event if its definition names this client. Returns a handle per queued request; a client that calls a
   * function of the page returns none.
   */
  handle(event: TrackedEvent): readonly Handle[];
}

/** Facts that do not change during a page. */
export interface SiteFacts {
  readonly websiteId: string;
  readonly templateId: string;
  readonly variantId: string | null;
  /** The signed-in site member. */
  readonly memberAccountId: string | null;
  readonly memberLocale: string | null;
  readonly websiteLocale: string;
  readonly sourceEnvironment: SourceEnvironment;
  /** `vitrine` and the library's version. */
  readonly clientName: string;
  readonly clientVersion: string;
  /** The item and the collection that the page shows, and the item's record type (platform §3). */
  readonly itemId: string | null;
  readonly collectionId: string | null;
  readonly recordType: number | null;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Facts about browser and page. The same object until one of them changes. */
export interface PageFacts {
  readonly href: string;
  readonly host: string;
  readonly path: string;
  /** With its `?`; empty when there is none. */
  readonly query: string;
  /** With its `#`; empty when there is none. */
  readonly hash: string;
  readonly referrer: string;
  /** The document's `lang`; empty if absent. */
  readonly documentLanguage: string;
  /** `navigator.language`. */
  readonly language: string;
  /** The locale that `Intl` formats in. */
  readonly locale: string;
  readonly userAgent: string;
  readonly screen: Size;
  readonly viewport: Size;
}

export interface PageReader {
  /** Cheap: reads only the address unless something has changed. */
  facts(): PageFacts;
  /** Not cached: pages change the title late. */
  title(): string;
  stop(): void;
}

/** Returns the visitor's ids; null where consent allows none. Cheap; the same object until an id changes. */
export type IdentityReader = () => VisitorIds;

/** The destination of a client's calls. */
export interface RouteOptions {
  /** Such as `https://events.example`; empty: the page's own. */
  origin: string;
  environment: SourceEnvironment;
  /** `status` for servers that return an empty 200 or 202. */
  acknowledgement: 'counted' | 'status';
  reporter: Pick<Reporter, 'warn'>;
}

/** The sources of event contents. */
export interface ContentOptions {
  site: SiteFacts;
  page: PageReader;
  identity: IdentityReader;
  reporter: Reporter;
}

/** Options of clients that send requests. */
export interface ClientOptions extends ContentOptions {
  delivery: Pick<Delivery, 'send'>;
}

/** Options of clients that call functions of the page. */
export interface PageClientOptions {
  reporter: Reporter;
  /** Has the global functions, which are looked up at each event; the window by default. */
  target?: object;
}

import type { Reporter } from '../../core/runtime/index.js';
import type { Delivery, Handle, SourceEnvironment } from '../delivery/index.js';
import type { Purpose, TrackedEvent } from '../events/index.js';
import type { VisitorIds } from '../session/index.js';

export type ClientName =
  'pipeline' | 'legacy' | 'census' | 'pixel' | 'tag' | 'dataLayer' | 'siteVisitor';

/** Takes tracked events to one place. */
export interface TrackingClient {
  readonly name: ClientName;
  /** Consent for it is needed besides the one for the event's own purpose; the stricter treatment counts. */
  readonly purpose: Purpose;
  /**
   * Hands the event on when its definition names this client, and does nothing otherwise. A client that calls a
   * function of the page has no handles to give.
   */
  handle(event: TrackedEvent): readonly Handle[];
}

/** What stays the same as long as the page lives. */
export interface SiteFacts {
  readonly websiteId: string;
  readonly templateId: string;
  readonly variantId: string | null;
  /** The signed-in site member. */
  readonly memberAccountId: string | null;
  readonly memberLocale: string | null;
  readonly websiteLocale: string;
  readonly sourceEnvironment: SourceEnvironment;
  /** Name and version of what tracks: `vitrine` and the library's version. */
  readonly clientName: string;
  readonly clientVersion: string;
  /** The item and the collection that the page shows, and the item's record type (platform §3). */
  readonly itemId: string | null;
  readonly collectionId: string | null;
  readonly recordType: number | null;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a browser says about itself and the page. The same object as long as nothing of it changes. */
export interface PageFacts {
  readonly href: string;
  readonly host: string;
  readonly path: string;
  /** With its `?`; empty when there is none. */
  readonly query: string;
  /** With its `#`; empty when there is none. */
  readonly hash: string;
  readonly referrer: string;
  /** The document's `lang`; empty when it says none. */
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
  /** Cheap: reads the address, and everything else only when something has changed. */
  facts(): PageFacts;
  /** Read when asked: pages change it late. */
  title(): string;
  stop(): void;
}

/** Who is there; nulls where consent allows no id. Cheap, and the same object as long as nothing of it changes. */
export type IdentityReader = () => VisitorIds;

/** Where a client's calls go. */
export interface RouteOptions {
  /** Such as `https://events.example`; empty: the page's own. One for each environment where they differ (platform §7). */
  origin: string | Readonly<Partial<Record<SourceEnvironment, string>>>;
  environment: SourceEnvironment;
  /** `status` for servers that answer with an empty 200 or 202. */
  acknowledgement: 'counted' | 'status';
  reporter: Pick<Reporter, 'warn'>;
}

/** What the contents of events are made of. */
export interface ContentOptions {
  site: SiteFacts;
  page: PageReader;
  identity: IdentityReader;
  reporter: Reporter;
}

/** What the clients that send something are made with. */
export interface ClientOptions extends ContentOptions {
  delivery: Pick<Delivery, 'send'>;
}

/** What the clients that call functions of the page are made with. */
export interface PageClientOptions {
  reporter: Reporter;
  /** Where the global functions are looked up, at each event; the window by default. */
  target?: object;
}

/** platform §3: source environments. Each is a store of its own: the same event id may be in several. */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
export type SourceEnvironment = (typeof sourceEnvironments)[number];

/** By which call an event came in. */
export const intakes = [
  'pipeline',
  'legacy',
  'census',
  'button-click',
  'button-render',
  'form-render',
  'overlay',
  'quick-view',
  'errors',
  'performance',
] as const;
export type Intake = (typeof intakes)[number];

/** Why a page gave up an event, and how many. The words are the page's own. */
export type Drops = Readonly<Record<string, number>>;

/** The page that sends, at the moment of sending. */
export interface SenderStamps {
  readonly pageId: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly sentAt: number;
  /** Milliseconds since the page began. */
  readonly monotonic: number;
  /** Since the page began, so that a repeat of them adds nothing. */
  readonly drops: Drops;
}

/** What a call brought, before it is stored. */
export interface SentEvent {
  readonly environment: SourceEnvironment;
  readonly intake: Intake;
  readonly name: string;
  /** Null for an event without an id of its own, which is then stored as often as it comes. */
  readonly id: { readonly pageId: string; readonly sequence: number } | null;
  /** Milliseconds since 1970, by the visitor's clock; null when the event does not say. */
  readonly wall: number | null;
  /** Milliseconds since its page began; null when the event does not say. */
  readonly monotonic: number | null;
  /** JSON text of an object, kept as it was sent. */
  readonly content: string;
  /** What came beside it: further fields of the request. */
  readonly extras: Readonly<Record<string, string>>;
  /** Whose event it is, as far as it says. */
  readonly visitor: string | null;
  /** What summaries are counted from. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export interface StoredEvent {
  /** `{pageId}.{sequence}`, or one that this server gave. */
  readonly eventId: string;
  /** Null, like `sequence`, for an event that brought no id. */
  readonly pageId: string | null;
  readonly sequence: number | null;
  readonly intake: Intake;
  readonly name: string;
  /** When it happened, by this server's clock. Milliseconds since 1970, like the others. */
  readonly occurredAt: number;
  /** When it happened, by the visitor's clock; null when the event did not say. */
  readonly claimedAt: number | null;
  /** When it was here for the first time. */
  readonly receivedAt: number;
  /** How often it came: 1, and more where an answer was lost. */
  readonly arrivals: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly extras: Readonly<Record<string, string>>;
}

export interface EventPage {
  /** In the order in which they came to be stored. */
  readonly events: readonly StoredEvent[];
  /** For `after` of the next page; at the end the place from which later events go on. */
  readonly next: string;
}

export interface EventQuery {
  readonly environment: SourceEnvironment;
  /** `next` of the page before; null from the beginning. */
  readonly after?: string | null | undefined;
  /** 1 to 500; 100 by default. */
  readonly limit?: number;
}

export interface LatestEvent {
  readonly eventId: string;
  readonly intake: Intake;
  readonly name: string;
  readonly occurredAt: number;
  readonly receivedAt: number;
  readonly arrivals: number;
  /** Of the page where it happened, as far as the event says. */
  readonly path: string | null;
}

/** From `since` up to `until`, both milliseconds since 1970, by the time at which events happened. */
export interface Period {
  readonly environment: SourceEnvironment;
  readonly since: number;
  readonly until: number;
}

export interface NameCount {
  readonly intake: Intake;
  readonly name: string;
  readonly count: number;
  readonly series: readonly number[];
}

export const funnelSteps = ['view', 'add', 'checkout', 'purchase'] as const;
/** Visitors who took this step and all before it, in whatever order. */
export type Funnel = Readonly<Record<(typeof funnelSteps)[number], number>>;

export interface ExperimentCount {
  readonly name: string;
  /** `exposures`: distinct units that were shown the variant. */
  readonly variants: readonly { readonly variant: string; readonly exposures: number }[];
  /** Units that were shown more than one variant: they are counted in each. */
  readonly crossed: number;
}

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export interface VitalSummary {
  readonly metric: VitalMetric;
  /** Metrics by their id, each with its last value. */
  readonly samples: number;
  /** Milliseconds; CLS has no unit. */
  readonly p75: number;
  readonly good: number;
  readonly needsImprovement: number;
  readonly poor: number;
}

/** Errors of one name, message and first line of the stack. */
export interface ErrorGroup {
  readonly message: string;
  readonly name: string;
  /** Of the last one. */
  readonly stack: string | null;
  readonly count: number;
  readonly pageLoads: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** What did not arrive, or more than once. */
export interface Losses {
  readonly arrivals: number;
  readonly duplicates: number;
  /** Sequence numbers that are not there below the highest of their page; those on their way are among them. */
  readonly missing: number;
  readonly pagesWithGaps: number;
  readonly drops: Drops;
}

/** Counts are of events, each once however often it arrived; calls without ids count as often as they come. */
export interface TrafficTotals {
  readonly events: number;
  readonly pageLoads: number;
  /** Those who are known by an id; where there is none each page load counts as one. */
  readonly visitors: number;
  readonly lastReceivedAt: number | null;
}

export interface AnalyticsOverview extends TrafficTotals {
  /** Events in equal slices of the period. */
  readonly series: readonly number[];
  /** The twelve most frequent. */
  readonly names: readonly NameCount[];
  /** Of the pipeline's events alone, so that five clients do not count five times. */
  readonly funnel: Funnel;
  readonly experiments: readonly ExperimentCount[];
  /** Those that there are values of. */
  readonly vitals: readonly VitalSummary[];
  /** The ten most frequent. */
  readonly errors: readonly ErrorGroup[];
  readonly losses: Losses;
}

/** The missing sequence numbers of a page. */
export interface PageGaps {
  readonly pageId: string;
  /** The highest number that is there. */
  readonly last: number;
  readonly missing: readonly (readonly [first: number, last: number])[];
}

export interface AnalyticsSummary extends Losses {
  readonly events: number;
  readonly pageLoads: number;
  /** The first hundred pages with gaps. */
  readonly gaps: readonly PageGaps[];
}

/** What a request with events is answered. */
export interface Acknowledgement {
  /** Events of the request that are stored now, whether or not they were before. */
  readonly n: number;
  /** When the request came in. Milliseconds since 1970. */
  readonly serverTime: number;
}

/** Sequence numbers of a page, first and last of each range included. */
export type Ranges = readonly (readonly [first: number, last: number])[];
export type PageRanges = Readonly<Record<string, Ranges>>;

/** Tracked events: taken in once each, and told to the owner. */
export interface Analytics {
  /** Stores what is not there yet and counts the arrival of what is. `receivedAt`: when the request came in. */
  record(
    events: readonly SentEvent[],
    sender: SenderStamps | null,
    receivedAt: number,
  ): Promise<Acknowledgement>;
  /** Which of these are stored. */
  receipts(environment: SourceEnvironment, pages: PageRanges): Promise<PageRanges>;
  /** What is wrong with the content of an event; null for a schema that this server does not know. */
  validate(schemaName: string, content: unknown): readonly string[] | null;
  events(query: EventQuery): Promise<EventPage>;
  /** The newest first. */
  latest(query: {
    readonly environment: SourceEnvironment;
    readonly limit: number;
  }): Promise<readonly LatestEvent[]>;
  summary(query: {
    readonly environment: SourceEnvironment;
    readonly since: number;
  }): Promise<AnalyticsSummary>;
  overview(query: Period & { readonly buckets: number }): Promise<AnalyticsOverview>;
  /** The first numbers of an overview, at a fraction of its work. */
  totals(period: Period): Promise<TrafficTotals>;
}

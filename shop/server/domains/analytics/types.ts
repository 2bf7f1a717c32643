/** platform §3: source environments. Each stores events separately, so an event id can occur in several. */
export const sourceEnvironments = ['dev', 'qa', 'staging', 'prod'] as const;
export type SourceEnvironment = (typeof sourceEnvironments)[number];

/** The calls by which events are received. */
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

/** How many events a page dropped, by reason. The page chooses the reasons. */
type Drops = Readonly<Record<string, number>>;

/** State of the sending page at the moment of sending. */
export interface SenderStamps {
  readonly pageId: string;
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly sentAt: number;
  /** Milliseconds since the page started. */
  readonly monotonic: number;
  /** Totals since the page started, so that a repeated request adds nothing. */
  readonly drops: Drops;
}

/** An event as received, before it is stored. */
export interface SentEvent {
  readonly environment: SourceEnvironment;
  readonly intake: Intake;
  readonly name: string;
  /** Null for an event without an id, which is stored each time it is received. */
  readonly id: { readonly pageId: string; readonly sequence: number } | null;
  /** Milliseconds since 1970, by the visitor's clock; null if the event does not contain it. */
  readonly wall: number | null;
  /** Milliseconds since its page started; null if the event does not contain it. */
  readonly monotonic: number | null;
  /** JSON text of an object, unchanged. */
  readonly content: string;
  /** Further fields of the request. */
  readonly extras: Readonly<Record<string, string>>;
  /** The visitor's id, or null if the event has none. */
  readonly visitor: string | null;
  /** Values by which reports group events. */
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** An event with an id: its own, or one that this server has given it. */
export interface NamedEvent extends SentEvent {
  readonly id: NonNullable<SentEvent['id']>;
}

/** The events of one request, as they were received. */
export interface IntakeRequest {
  readonly events: readonly NamedEvent[];
  readonly sender: SenderStamps | null;
  /** Milliseconds since 1970, by the clock of the server that received it. */
  readonly receivedAt: number;
}

export interface StoredEvent {
  /** `{pageId}.{sequence}`, or an id assigned by this server. */
  readonly eventId: string;
  /** Null, like `sequence`, for an event sent without an id. */
  readonly pageId: string | null;
  readonly sequence: number | null;
  readonly intake: Intake;
  readonly name: string;
  /** When it happened, by this server's clock. Milliseconds since 1970, like the others. */
  readonly occurredAt: number;
  /** When it happened, by the visitor's clock; null if the event did not contain it. */
  readonly claimedAt: number | null;
  /** When it was first received. */
  readonly receivedAt: number;
  /** How often it was received; more than 1 after a lost response. */
  readonly arrivals: number;
  readonly content: Readonly<Record<string, unknown>>;
  readonly extras: Readonly<Record<string, string>>;
}

export interface EventPage {
  /** In the order in which they were stored. */
  readonly events: readonly StoredEvent[];
  /** Pass as `after` for the next page. On the last page, later events follow from here. */
  readonly next: string;
}

export interface EventQuery {
  readonly environment: SourceEnvironment;
  /** `next` of the previous page; null for the first page. */
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
  /** The page where it happened; null if the event does not contain it. */
  readonly path: string | null;
}

/** Events that happened from `since` to before `until`, both in milliseconds since 1970. */
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

/** How many visitors completed a step and all steps before it, in any order. */
export type Funnel = Readonly<Record<'view' | 'add' | 'checkout' | 'purchase', number>>;

export interface ExperimentCount {
  readonly name: string;
  /** `exposures`: distinct units that were shown the variant. */
  readonly variants: readonly { readonly variant: string; readonly exposures: number }[];
  /** Units that saw more than one variant; each of these variants counts them. */
  readonly crossed: number;
}

export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type VitalMetric = (typeof vitalMetrics)[number];

export interface VitalSummary {
  readonly metric: VitalMetric;
  /** Distinct metric ids; each counts with its last value. */
  readonly samples: number;
  /** Milliseconds; CLS has no unit. */
  readonly p75: number;
  readonly good: number;
  readonly needsImprovement: number;
  readonly poor: number;
}

/** Errors with the same name, message and first stack line. */
export interface ErrorGroup {
  readonly message: string;
  readonly name: string;
  /** The stack of the latest one. */
  readonly stack: string | null;
  readonly count: number;
  readonly pageLoads: number;
  readonly firstAt: number;
  readonly lastAt: number;
}

/** Lost and duplicate events. */
export interface Losses {
  readonly arrivals: number;
  readonly duplicates: number;
  /** Sequence numbers that are missing below the last one of their page within the period, including those still in transit. */
  readonly missing: number;
  readonly pagesWithGaps: number;
  readonly drops: Drops;
}

/** Counts events once each, however often they arrived. Events without an id count each time. */
export interface TrafficTotals {
  readonly events: number;
  readonly pageLoads: number;
  /** Distinct visitor ids; a page load without one counts as a visitor. */
  readonly visitors: number;
  readonly lastReceivedAt: number | null;
}

export interface AnalyticsOverview extends TrafficTotals {
  /** Events in equal slices of the period. */
  readonly series: readonly number[];
  /** The twelve most frequent. */
  readonly names: readonly NameCount[];
  /** From pipeline events only, so that an action counts once although several clients track it. */
  readonly funnel: Funnel;
  readonly experiments: readonly ExperimentCount[];
  /** Only metrics with values. */
  readonly vitals: readonly VitalSummary[];
  /** The ten most frequent. */
  readonly errors: readonly ErrorGroup[];
  readonly losses: Losses;
}

/** The missing sequence numbers of a page. */
export interface PageGaps {
  readonly pageId: string;
  /** The highest stored number of the period. */
  readonly last: number;
  readonly missing: readonly (readonly [first: number, last: number])[];
}

export interface AnalyticsSummary extends Losses {
  readonly events: number;
  readonly pageLoads: number;
  /** The first hundred pages with gaps. */
  readonly gaps: readonly PageGaps[];
}

/** The response to a request with events. */
export interface Acknowledgement {
  /** How many events of the request are stored, including those stored earlier. */
  readonly n: number;
  /** When the request was received, in milliseconds since 1970. */
  readonly serverTime: number;
}

/** Sequence numbers of a page as inclusive ranges. */
type Ranges = readonly (readonly [first: number, last: number])[];
export type PageRanges = Readonly<Record<string, Ranges>>;

/** Stores tracked events, each once, and reports them to the owner. */
export interface Analytics {
  /** Stores new events and counts repeated arrivals. `receivedAt`: when the request was received. */
  record(
    events: readonly SentEvent[],
    sender: SenderStamps | null,
    receivedAt: number,
  ): Promise<Acknowledgement>;
  /** Which of these are stored. */
  receipts(environment: SourceEnvironment, pages: PageRanges): Promise<PageRanges>;
  /** Validation errors of an event's content; null for an unknown schema. */
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
  /** The totals of an overview alone, which cost much less. */
  totals(period: Period): Promise<TrafficTotals>;
  /** The host that the buyer of each tracked order came from; orders without a known one are missing. */
  orderSources(
    period: Period,
  ): Promise<readonly { readonly number: number; readonly source: string }[]>;
}

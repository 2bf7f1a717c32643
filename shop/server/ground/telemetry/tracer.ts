/** A measured piece of work in a trace. */
export interface Span {
  /** Starts a span within this one. */
  child(name: string, attributes?: SpanAttributes): Span;
  /** Ends it, with further attributes. `isFailed` marks a fault of the server. */
  end(result?: {
    readonly name?: string;
    readonly attributes?: SpanAttributes;
    readonly isFailed?: boolean;
  }): void;
}

export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Tracer {
  /** Starts the span of a request. `parent`: the header `traceparent`, if it came with the request. */
  request(parent: string | undefined): Span;
  /** Sends what has not been sent, and ends. */
  close(): Promise<void>;
}

const noSpan: Span = { child: () => noSpan, end: () => undefined };

/** Traces nothing. */
export const noTracer: Tracer = { request: () => noSpan, close: () => Promise.resolve() };

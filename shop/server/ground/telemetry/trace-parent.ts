export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
  readonly isSampled: boolean;
}

/** Parses a `traceparent` header (W3C Trace Context); null if it is absent, malformed or of an unknown version `ff`. */
export function parseTraceParent(header: string | undefined): TraceParent | null {
  const match = /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header ?? '');
  const [, version = '', traceId = '', spanId = '', flags = '', rest] = match ?? [];
  const isKnown = version !== 'ff' && !(version === '00' && rest !== undefined);
  if (match === null || !isKnown || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, isSampled: (parseInt(flags, 16) & 1) === 1 };
}

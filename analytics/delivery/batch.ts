import type { CircuitBreaker } from './circuit-breaker.js';
import type { QueuedEvent } from './event.js';
import type { Encoded, Route } from './types.js';

/** A route and the circuit breaker of its host. */
export interface Endpoint {
  readonly route: Route;
  readonly breaker: CircuitBreaker;
}

/** A request and the events it is about. */
export interface Batch {
  readonly breaker: CircuitBreaker;
  readonly events: readonly QueuedEvent[];
  readonly url: string;
  readonly encoded: Encoded;
  /** Of the body. */
  readonly bytes: number;
  /** In ms. */
  readonly timeout: number;
  /** Encodes the events for a beacon; without it, no beacon is tried. */
  encode?(shape: 'beacon'): Encoded;
}

/** An upper estimate of how much longer a text becomes when it is encoded as a form. */
const encodingGrowth = 1.6;

/** The bytes that an event takes in a request, estimated without encoding it. */
export const estimateBytes = ({ text }: QueuedEvent) => text.length * encodingGrowth;

/** Chooses the events of one batch: about `maxBytes`, within the limits of the route and of the events. */
export function chooseEvents(
  ready: readonly QueuedEvent[],
  route: Route,
  maxBytes: number,
): readonly QueuedEvent[] {
  const chosen: QueuedEvent[] = [];
  let limit = route.batch;
  let size = 0;
  for (const event of ready) {
    if (event.route !== route.name) continue;
    size += estimateBytes(event);
    if (chosen.length >= limit || (chosen.length > 0 && size > maxBytes)) break;
    if (chosen.length >= event.limit) continue;
    limit = Math.min(limit, event.limit);
    chosen.push(event);
  }
  return chosen;
}

export function toRequestInit(
  { body, type, headers }: Encoded,
  { signal }: AbortController,
): RequestInit {
  return {
    method: 'POST',
    body,
    headers: { ...(type && { 'Content-Type': type }), ...headers },
    signal,
  };
}

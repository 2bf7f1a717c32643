import type { IntakeRequest, NamedEvent } from '../types.js';
import { eventDay } from './event-day.js';
import { timeEvent, type EventTimes } from './event-times.js';

/** A row of `tracked_events` that is about to be stored. */
export interface EventRow extends EventTimes {
  readonly event: NamedEvent;
  readonly day: number;
  /** By the visitor's clock, in whole milliseconds; null if the event does not contain it. */
  readonly claimedAt: number | null;
  /** When the request was received that brought it first. */
  readonly receivedAt: number;
  /** How often it occurs in these requests. */
  readonly arrivals: number;
}

/** When pages started, by the server's clock; by `pageKey`. */
export type PageStarts = ReadonlyMap<string, number>;

export function pageKey(environment: string, pageId: string): string {
  return `${environment} ${pageId}`;
}

/** The rows of several requests, each key once, sorted, so that two statements with the same events cannot deadlock. */
export function toEventRows(
  requests: readonly IntakeRequest[],
  starts: PageStarts,
): readonly EventRow[] {
  const rows = new Map<string, EventRow>();
  for (const { events, sender, receivedAt } of requests) {
    for (const event of events) {
      const day = eventDay(event, receivedAt);
      const key = rowKey(event, day);
      const known = rows.get(key);
      const start = starts.get(pageKey(event.environment, event.id.pageId)) ?? null;
      rows.set(
        key,
        known
          ? { ...known, arrivals: known.arrivals + 1 }
          : {
              event,
              day,
              claimedAt: event.wall === null ? null : Math.round(event.wall),
              receivedAt,
              arrivals: 1,
              ...timeEvent(event, sender, receivedAt, start),
            },
      );
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Pads the sequence number, so that keys sort numerically. */
function rowKey({ environment, id }: NamedEvent, day: number): string {
  const sequence = String(id.sequence).padStart(10, '0');
  return `${pageKey(environment, id.pageId)} ${sequence} ${day}`;
}

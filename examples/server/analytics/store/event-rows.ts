import type { IntakeRequest, NamedEvent } from '../types.js';
import { eventDay } from './event-day.js';
import { timeEvent, type EventTimes } from './event-times.js';

/** A row of `tracked_events` that is about to be stored. */
export interface EventRow extends EventTimes {
  readonly event: NamedEvent;
  readonly pageId: string;
  readonly sequence: number;
  readonly day: number;
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
      const { pageId, sequence } = event.id;
      const day = eventDay(event, receivedAt);
      const key = rowKey({ event, pageId, sequence, day });
      const known = rows.get(key);
      const start = starts.get(pageKey(event.environment, pageId)) ?? null;
      rows.set(
        key,
        known
          ? { ...known, arrivals: known.arrivals + 1 }
          : {
              event,
              pageId,
              sequence,
              day,
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
function rowKey(row: Pick<EventRow, 'event' | 'pageId' | 'sequence' | 'day'>): string {
  const sequence = String(row.sequence).padStart(10, '0');
  return `${pageKey(row.event.environment, row.pageId)} ${sequence} ${row.day}`;
}

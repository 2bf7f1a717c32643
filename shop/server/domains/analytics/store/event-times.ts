import type { SenderStamps, SentEvent } from '../types.js';

/** In milliseconds: longer than most requests take, shorter than most machines sleep. */
const slowest = 10_000;
/** Clock differences up to this many milliseconds are ignored, because a slow request causes them too. */
const tolerance = 2000;

export interface EventTimes {
  /** By this server's clock; never later than the request. */
  readonly occurredAt: number;
  /** When the event's page started, by this server's clock; null if another page sent the event. */
  readonly pageStartedAt: number | null;
}

/**
 * Calculates when an event happened. An event sent by its own page is timed by the page's monotonic clock, which changes
 * of the visitor's wall clock do not affect. An event of an earlier page has only the wall clock, corrected by the offset
 * of the sending page's clock, unless an earlier request of that page gave its start (`knownStart`). `knownStart` also
 * reduces the error of network delay: the fastest request of a page gives the best estimate of its start.
 */
export function timeEvent(
  { id, wall, monotonic }: Pick<SentEvent, 'id' | 'wall' | 'monotonic'>,
  sender: SenderStamps | null,
  receivedAt: number,
  knownStart: number | null = null,
): EventTimes {
  const isOwn = id !== null && id.pageId === sender?.pageId;
  if (isOwn && monotonic !== null) {
    const sentAt = Math.min(receivedAt, sender.sentAt + offsetOf(sender, receivedAt));
    const estimate = sentAt - sender.monotonic;
    const isFaster =
      knownStart !== null && knownStart < estimate && estimate - knownStart < slowest;
    const start = isFaster ? knownStart : estimate;
    return {
      occurredAt: Math.round(start + Math.min(monotonic, sender.monotonic)),
      pageStartedAt: Math.round(start),
    };
  }
  const occurredAt =
    knownStart !== null && monotonic !== null
      ? knownStart + monotonic
      : wall === null
        ? receivedAt
        : wall + offsetOf(sender, receivedAt);
  return { occurredAt: Math.round(Math.min(occurredAt, receivedAt)), pageStartedAt: null };
}

/** How far the sender's clock is behind ours, in milliseconds; 0 for a small difference. */
function offsetOf(sender: SenderStamps | null, receivedAt: number): number {
  const offset = sender === null ? 0 : receivedAt - sender.sentAt;
  return Math.abs(offset) > tolerance ? offset : 0;
}

import type { SenderStamps, SentEvent } from './types.js';

/** Longer than the way of most requests, and shorter than most machines sleep. */
const slowest = 10_000;
/** A clock that is no further off is believed: what looks like that may be the way of a slow request. */
const believed = 2000;

export interface EventTimes {
  /** By this server's clock, never after the receipt. */
  readonly occurredAt: number;
  /** When the event's page began, by this server's clock, where its own page sent it. */
  readonly pageStartedAt: number | null;
}

/**
 * When an event happened. What its own page sends is placed by the page's running time before the sending, which no
 * change of the visitor's clock touches. Of a page that is gone only the clock is left, and the sending page shows how
 * far that is off; unless this server has heard from the page itself and knows when it began (`knownStart`). That also
 * takes the way out of what the page itself sends: of its requests the fastest tells best.
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
    const told = sentAt - sender.monotonic;
    const isFaster = knownStart !== null && knownStart < told && told - knownStart < slowest;
    const start = isFaster ? knownStart : told;
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

/** What the sender's clock is behind ours, as far as it is not to be believed. */
function offsetOf(sender: SenderStamps | null, receivedAt: number): number {
  const offset = sender === null ? 0 : receivedAt - sender.sentAt;
  return Math.abs(offset) > believed ? offset : 0;
}

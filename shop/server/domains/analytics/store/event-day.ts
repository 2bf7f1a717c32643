import type { NamedEvent } from '../types.js';
import { isSentId } from './event-id.js';

const day = 24 * 60 * 60 * 1000;
/** Days that the column holds. */
const most = 2_147_483_647;

/** The day of a time, in days since 1970 (UTC). */
export function dayOf(time: number): number {
  return Math.max(-most, Math.min(most, Math.floor(time / day)));
}

/**
 * The day under which an event is kept: part of its key, so it has to be the same however often the event arrives. The
 * day is that of the visitor's clock, or 0 for an event whose id comes without a time. An event without an id has the
 * day of its receipt.
 */
export function eventDay(
  { id, wall }: Pick<NamedEvent, 'id' | 'wall'>,
  receivedAt: number,
): number {
  if (!isSentId(id)) return dayOf(receivedAt);
  return wall === null ? 0 : dayOf(Math.round(wall));
}

import type { Queryable } from '../database/index.js';

const day = 24 * 60 * 60 * 1000;

/** Pages keep what they could not send for a week; a day more, and no event is taken for a new one. */
export const leastRetention = 8;
export const defaultRetention = 90;

/** @throws Error for a retention, in days, after which old events could be counted again. */
export function requireRetention(days: number): number {
  if (Number.isFinite(days) && days >= leastRetention) return days;
  throw new Error(`Tracked events must be kept for at least ${leastRetention} days, not ${days}.`);
}

/** Deletes events, and what pages told of dropped ones, that came in more than `days` ago. */
export async function purgeEvents(database: Queryable, now: number, days: number): Promise<void> {
  const until = [now - days * day];
  await database.query('delete from tracked_events where received_at < $1', until);
  await database.query('delete from tracked_drops where told_at < $1', until);
}

import type { Queryable } from '../../../ground/database/index.js';

const day = 24 * 60 * 60 * 1000;

/** In days. Pages resend events for a week; a day more ensures that no resent event counts as new. */
const leastRetention = 8;
export const defaultRetention = 90;

/** @throws Error if the retention, in days, is so short that resent events would be counted twice. */
export function requireRetention(days: number): number {
  if (Number.isFinite(days) && days >= leastRetention) return days;
  throw new Error(`Tracked events must be kept for at least ${leastRetention} days, not ${days}.`);
}

/** Events received before this time are not kept; in milliseconds since 1970. */
export function retentionLimit(now: number, days: number): number {
  return now - days * day;
}

/** Deletes events and drop counts received before `limit` (ms). */
export async function purgeEvents(database: Queryable, limit: number): Promise<void> {
  await database.query('delete from tracked_events where received_at < $1', [limit]);
  await database.query('delete from tracked_drops where told_at < $1', [limit]);
}

import type { Queryable } from '../../../ground/database/index.js';
import { dayOf } from './event-day.js';

/** Days in advance, for visitors whose clock is fast and for a server whose timer is late. */
const inAdvance = 2;

/**
 * Makes the partitions of yesterday, today and the next two days. An event of another day goes to `tracked_events_other`
 * until its day has a partition, so a failure costs order, not events.
 */
export async function createEventDays(transaction: Queryable, now: number): Promise<void> {
  const today = dayOf(now);
  await limitLockWait(transaction);
  await transaction.query(
    'select create_event_day(day) from generate_series($1::int, $2::int) as days (day)',
    [today - 1, today + inAdvance],
  );
}

/**
 * Drops the partitions of days before `limit` (ms) whose events were all received before it, which takes no longer for a
 * million events. Those of visitors whose clock was slow are deleted by row.
 */
export async function dropEventDays(transaction: Queryable, limit: number): Promise<void> {
  await limitLockWait(transaction);
  const { rows } = await transaction.query<{ name: string }>(
    `select child.relname as name from pg_inherits
     join pg_class child on child.oid = inhrelid
     where inhparent = 'tracked_events'::regclass and child.relname ~ '_\\d{8}$'
       and to_date(right(child.relname, 8), 'YYYYMMDD') - date '1970-01-01' < $1::int
     order by name`,
    [dayOf(limit)],
  );
  for (const { name } of rows) {
    const found = await transaction.query(`select 1 from ${name} where received_at >= $1 limit 1`, [
      limit,
    ]);
    if (found.rowCount === 0) await transaction.query(`drop table ${name}`);
  }
}

/** A long report must not make all visitors wait behind this transaction; an hour later it is tried again. */
async function limitLockWait(transaction: Queryable): Promise<void> {
  await transaction.query(`select set_config('lock_timeout', '3s', true)`);
}

import { DatabaseError, type Queryable } from '../../../ground/database/index.js';
import type { IntakeRequest } from '../types.js';
import { toEventRows, type EventRow } from './event-rows.js';
import { readPageStarts } from './page-starts.js';
import { recordDrops } from './record-drops.js';

/** SQLSTATE. */
const checkViolation = '23514';

/** Id of the advisory lock, an arbitrary constant. Writers take it shared, a reader of the list takes it exclusively. */
export const listLock = 7_471_205;

/**
 * Stores the new events of the requests and counts repeated arrivals of known ones: three statements at most, however
 * many the requests are. A repetition after a failure adds nothing.
 * @returns How many events are new.
 */
export async function recordRequests(
  database: Queryable,
  requests: readonly IntakeRequest[],
): Promise<number> {
  try {
    return await record(database, requests);
  } catch (error) {
    // The partition of a day was made while its rows were on their way to the one of all other days.
    if (!(error instanceof DatabaseError && error.state === checkViolation)) throw error;
    return record(database, requests);
  }
}

async function record(database: Queryable, requests: readonly IntakeRequest[]): Promise<number> {
  const rows = toEventRows(requests, await readPageStarts(database, requests));
  const column = <Value>(read: (row: EventRow) => Value) => rows.map(read);
  const { rows: counted } = await database.query<{ added: number }>(
    `with turn as materialized (select pg_advisory_xact_lock_shared(${listLock})),
     sent as materialized (
       select e.* from unnest($1::text[], $2::text[], $3::int[], $4::int[], $5::text[], $6::text[], $7::bigint[],
         $8::bigint[], $9::bigint[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[], $15::int[])
         with ordinality as e (environment, page_id, sequence, day, intake, name, occurred_at, claimed_at,
         received_at, page_started_at, visitor, facts, content, extras, arrivals, turn)
     ),
     stored as (
       insert into tracked_events (environment, page_id, sequence, day, intake, name, occurred_at, claimed_at,
         received_at, page_started_at, visitor, facts, content, extras, arrivals)
       select e.environment, e.page_id, e.sequence, e.day, e.intake, e.name, e.occurred_at, e.claimed_at,
         e.received_at, e.page_started_at, e.visitor, e.facts::jsonb, e.content, e.extras, e.arrivals
       from turn cross join sent e order by e.turn
       on conflict (environment, page_id, sequence, day)
         do update set arrivals = tracked_events.arrivals + excluded.arrivals
       returning environment, page_id, sequence, day, arrivals
     )
     select count(*)::int as added from stored join sent using (environment, page_id, sequence, day)
     where stored.arrivals = sent.arrivals`,
    [
      column(({ event }) => event.environment),
      column(({ event }) => event.id.pageId),
      column(({ event }) => event.id.sequence),
      column(({ day }) => day),
      column(({ event }) => event.intake),
      column(({ event }) => event.name),
      column(({ occurredAt }) => occurredAt),
      column(({ claimedAt }) => claimedAt),
      column(({ receivedAt }) => receivedAt),
      column(({ pageStartedAt }) => pageStartedAt),
      column(({ event }) => event.visitor),
      column(({ event }) => JSON.stringify(event.facts)),
      column(({ event }) => event.content),
      column(({ event }) => JSON.stringify(event.extras)),
      column(({ arrivals }) => arrivals),
    ],
  );
  await recordDrops(database, requests);
  return counted[0]?.added ?? 0;
}

import { randomBytes } from 'node:crypto';
import type { Queryable } from '../database/index.js';
import { timeEvent, type EventTimes } from './event-times.js';
import { recordDrops } from './record-drops.js';
import type { Acknowledgement, SenderStamps, SentEvent } from './types.js';

/** Id of the advisory lock, an arbitrary constant. Writers take it shared, a reader of the list takes it exclusively. */
export const listLock = 7_471_205;

interface Row extends EventTimes {
  readonly event: SentEvent;
  readonly pageId: string;
  readonly sequence: number;
  readonly arrivals: number;
}

/**
 * Stores new events and counts repeated arrivals of known ones, all in one statement. Rows are sorted, so that two
 * requests with the same events cannot deadlock.
 */
export async function recordEvents(
  database: Queryable,
  events: readonly SentEvent[],
  sender: SenderStamps | null,
  now: number,
): Promise<Acknowledgement & { readonly added: number }> {
  const starts = await readPageStarts(database, events);
  const rows = toRows(events, sender, now, starts);
  const column = <Value>(read: (row: Row) => Value) => rows.map(read);
  const { rows: outcomes } = await database.query<{ is_new: boolean }>(
    `with turn as materialized (select pg_advisory_xact_lock_shared(${listLock}))
     insert into tracked_events (environment, page_id, sequence, intake, name, occurred_at, claimed_at,
       received_at, page_started_at, visitor, facts, content, extras, arrivals)
     select e.environment, e.page_id, e.sequence, e.intake, e.name, e.occurred_at, e.claimed_at,
       $1::bigint, e.page_started_at, e.visitor, e.facts::jsonb, e.content, e.extras, e.arrivals
     from turn cross join unnest($2::text[], $3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[],
       $8::bigint[], $9::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::int[])
       with ordinality as e (environment, page_id, sequence, intake, name, occurred_at,
       claimed_at, page_started_at, visitor, facts, content, extras, arrivals, turn)
     order by e.turn
     on conflict (environment, page_id, sequence)
       do update set arrivals = tracked_events.arrivals + excluded.arrivals
     returning xmax = 0 as is_new`,
    [
      now,
      column(({ event }) => event.environment),
      column(({ pageId }) => pageId),
      column(({ sequence }) => sequence),
      column(({ event }) => event.intake),
      column(({ event }) => event.name),
      column(({ occurredAt }) => occurredAt),
      column(({ event }) => (event.wall === null ? null : Math.round(event.wall))),
      column(({ pageStartedAt }) => pageStartedAt),
      column(({ event }) => event.visitor),
      column(({ event }) => JSON.stringify(event.facts)),
      column(({ event }) => event.content),
      column(({ event }) => JSON.stringify(event.extras)),
      column(({ arrivals }) => arrivals),
    ],
  );
  await recordDrops(database, events[0]?.environment ?? 'prod', sender, now);
  const added = outcomes.filter(({ is_new: isNew }) => isNew).length;
  return { n: events.length, serverTime: now, added };
}

function toRows(
  events: readonly SentEvent[],
  sender: SenderStamps | null,
  now: number,
  starts: ReadonlyMap<string, number>,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const event of events) {
    const { pageId, sequence } = event.id ?? { pageId: createPageId(), sequence: 1 };
    const key = keyOf({ event, pageId, sequence });
    const known = rows.get(key);
    const start = starts.get(`${event.environment} ${pageId}`) ?? null;
    rows.set(
      key,
      known
        ? { ...known, arrivals: known.arrivals + 1 }
        : { event, pageId, sequence, arrivals: 1, ...timeEvent(event, sender, now, start) },
    );
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Pads the sequence number, so that keys sort numerically. */
function keyOf({ event, pageId, sequence }: Pick<Row, 'event' | 'pageId' | 'sequence'>): string {
  return `${event.environment} ${pageId} ${String(sequence).padStart(10, '0')}`;
}

/** An id for an event without one: 22 characters, with a leading `-` that no page's id has. */
function createPageId(): string {
  return `-${randomBytes(16).toString('base64url').slice(0, 21)}`;
}

/** The known start times of the events' pages. */
async function readPageStarts(
  database: Queryable,
  events: readonly SentEvent[],
): Promise<ReadonlyMap<string, number>> {
  const pages = events.flatMap(({ environment, id, monotonic }) =>
    id === null || monotonic === null ? [] : [{ environment, ...id }],
  );
  if (pages.length === 0) return new Map();
  const { rows } = await database.query<{
    environment: string;
    page_id: string;
    started_at: number | string;
  }>(
    `select environment, page_id, min(page_started_at) as started_at from tracked_events
     where environment = any($1::text[]) and page_id = any($2::text[]) and page_started_at is not null
     group by environment, page_id`,
    [
      [...new Set(pages.map(({ environment }) => environment))],
      [...new Set(pages.map(({ pageId }) => pageId))],
    ],
  );
  return new Map(
    rows.map((row) => [`${row.environment} ${row.page_id}`, Number(row.started_at)] as const),
  );
}

import type { Database } from '../../ground/database/index.js';
import { readPosition, writePosition } from '../../ground/http/index.js';
import { listLock } from './store/index.js';
import type {
  EventPage,
  EventQuery,
  Intake,
  LatestEvent,
  SourceEnvironment,
  StoredEvent,
} from './types.js';

interface EventRow {
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  position: number | string;
  page_id: string;
  sequence: number;
  intake: Intake;
  name: string;
  occurred_at: number | string;
  claimed_at: number | string | null;
  received_at: number | string;
  arrivals: number;
}

const columns =
  'position, page_id, sequence, intake, name, occurred_at, claimed_at, received_at, arrivals';

/**
 * Events in the order in which they were stored. The lock waits for pending writers, so that no event appears later
 * before a position that somebody has already read.
 */
export function listEvents(
  database: Database,
  { environment, after = null, limit = 100 }: EventQuery,
): Promise<EventPage> {
  const place = readPosition(after) ?? '0';
  return database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock($1)', [listLock]);
    const { rows } = await transaction.query<EventRow & { content: string; extras: string }>(
      `select ${columns}, content, extras from tracked_events
       where environment = $1 and position > $2::bigint order by position limit $3`,
      [environment, place, limit],
    );
    return { events: rows.map(toEvent), next: writePosition(rows.at(-1)?.position ?? place) };
  });
}

/** The newest events, newest first. */
export async function listLatest(
  database: Database,
  environment: SourceEnvironment,
  limit: number,
): Promise<readonly LatestEvent[]> {
  const { rows } = await database.query<EventRow & { path: string | null }>(
    `select ${columns}, facts->>'path' as path from tracked_events
     where environment = $1 order by position desc limit $2`,
    [environment, limit],
  );
  return rows.map((row) => ({
    eventId: eventIdOf(row),
    intake: row.intake,
    name: row.name,
    occurredAt: Number(row.occurred_at),
    receivedAt: Number(row.received_at),
    arrivals: row.arrivals,
    path: row.path,
  }));
}

function toEvent(row: EventRow & { content: string; extras: string }): StoredEvent {
  const isNamed = !row.page_id.startsWith('-');
  return {
    eventId: eventIdOf(row),
    pageId: isNamed ? row.page_id : null,
    sequence: isNamed ? row.sequence : null,
    intake: row.intake,
    name: row.name,
    occurredAt: Number(row.occurred_at),
    claimedAt: row.claimed_at === null ? null : Number(row.claimed_at),
    receivedAt: Number(row.received_at),
    arrivals: row.arrivals,
    content: JSON.parse(row.content),
    extras: JSON.parse(row.extras),
  };
}

function eventIdOf({ page_id: pageId, sequence }: EventRow): string {
  return `${pageId}.${sequence}`;
}

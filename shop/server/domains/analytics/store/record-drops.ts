import type { Queryable } from '../../../ground/database/index.js';
import type { IntakeRequest } from '../types.js';

interface DropRow {
  readonly environment: string;
  readonly pageId: string;
  readonly reason: string;
  readonly dropped: number;
  readonly toldAt: number;
}

/** The highest count of each page and reason, sorted. The counts of a page only grow. */
export function toDropRows(requests: readonly IntakeRequest[]): readonly DropRow[] {
  const rows = new Map<string, DropRow>();
  for (const { events, sender, receivedAt: toldAt } of requests) {
    if (sender === null) continue;
    const { pageId } = sender;
    const environment = events[0]?.environment ?? 'prod';
    for (const [reason, dropped] of Object.entries(sender.drops)) {
      const key = JSON.stringify([environment, pageId, reason]);
      if (dropped <= (rows.get(key)?.dropped ?? 0)) continue;
      rows.set(key, { environment, pageId, reason, dropped, toldAt });
    }
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
}

/** Stores what pages have dropped, so that a repeated request adds nothing. */
export async function recordDrops(
  database: Queryable,
  requests: readonly IntakeRequest[],
): Promise<void> {
  const rows = toDropRows(requests);
  if (rows.length === 0) return;
  const column = <Value>(read: (row: DropRow) => Value) => rows.map(read);
  await database.query(
    `insert into tracked_drops (environment, page_id, reason, dropped, told_at)
     select d.environment, d.page_id, d.reason, d.dropped, d.told_at
     from unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::bigint[])
       with ordinality as d (environment, page_id, reason, dropped, told_at, turn) order by d.turn
     on conflict (environment, page_id, reason)
       do update set dropped = excluded.dropped, told_at = excluded.told_at
       where tracked_drops.dropped < excluded.dropped`,
    [
      column(({ environment }) => environment),
      column(({ pageId }) => pageId),
      column(({ reason }) => reason),
      column(({ dropped }) => dropped),
      column(({ toldAt }) => toldAt),
    ],
  );
}

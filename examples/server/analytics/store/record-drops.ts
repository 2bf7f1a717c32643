import type { Queryable } from '../database/index.js';
import type { SenderStamps, SourceEnvironment } from './types.js';

/** Stores the highest count a page has sent for each reason. Counts only grow, so a repeated request adds nothing. */
export async function recordDrops(
  database: Queryable,
  environment: SourceEnvironment,
  sender: SenderStamps | null,
  now: number,
): Promise<void> {
  const drops = Object.entries(sender?.drops ?? {})
    .filter(([, dropped]) => dropped > 0)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  if (sender === null || drops.length === 0) return;
  await database.query(
    `insert into tracked_drops (environment, page_id, reason, dropped, told_at)
     select $1::text, $2::text, d.reason, d.dropped, $3::bigint
     from unnest($4::text[], $5::int[]) with ordinality as d (reason, dropped, turn) order by d.turn
     on conflict (environment, page_id, reason)
       do update set dropped = excluded.dropped, told_at = excluded.told_at
       where tracked_drops.dropped < excluded.dropped`,
    [
      environment,
      sender.pageId,
      now,
      drops.map(([reason]) => reason),
      drops.map(([, dropped]) => dropped),
    ],
  );
}

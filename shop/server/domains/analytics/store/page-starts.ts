import type { Queryable } from '../../../ground/database/index.js';
import type { IntakeRequest } from '../types.js';
import { eventDay } from './event-day.js';
import { isSentId } from './event-id.js';
import { pageKey, type PageStarts } from './event-rows.js';

/**
 * The known start times of the events' pages. Only the days of these events and the days before are searched, which keeps
 * the statement to two or three partitions; a page that was silent for longer counts as unknown.
 */
export async function readPageStarts(
  database: Queryable,
  requests: readonly IntakeRequest[],
): Promise<PageStarts> {
  const environments = new Set<string>();
  const pages = new Set<string>();
  const days = new Set<number>();
  for (const { events, receivedAt } of requests) {
    for (const event of events) {
      if (!isSentId(event.id) || event.monotonic === null) continue;
      const day = eventDay(event, receivedAt);
      environments.add(event.environment);
      pages.add(event.id.pageId);
      days.add(day).add(day - 1);
    }
  }
  if (pages.size === 0) return new Map();
  const { rows } = await database.query<{
    environment: string;
    page_id: string;
    started_at: number | string;
  }>(
    `select environment, page_id, min(page_started_at) as started_at from tracked_events
     where environment = any($1::text[]) and page_id = any($2::text[]) and day = any($3::int[])
       and page_started_at is not null
     group by environment, page_id`,
    [[...environments], [...pages], [...days]],
  );
  return new Map(
    rows.map((row) => [pageKey(row.environment, row.page_id), Number(row.started_at)] as const),
  );
}

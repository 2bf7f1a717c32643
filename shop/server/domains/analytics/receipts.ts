import type { Queryable } from '../../ground/database/index.js';
import type { PageRanges, SourceEnvironment } from './types.js';

/** Which of the requested sequence numbers are stored, as ranges. The result contains every requested page. */
export async function findReceipts(
  database: Queryable,
  environment: SourceEnvironment,
  pages: PageRanges,
): Promise<PageRanges> {
  const asked = Object.entries(pages).flatMap(([pageId, ranges]) =>
    ranges.map(([first, last]) => ({ pageId, first, last })),
  );
  const { rows } = await database.query<{ page_id: string; first: number; last: number }>(
    `with stored as (
       select distinct e.page_id, e.sequence
       from unnest($2::text[], $3::int[], $4::int[]) as asked (page_id, first, last)
       join tracked_events e on e.environment = $1 and e.page_id = asked.page_id
         and e.sequence between asked.first and asked.last
     ), numbered as (
       select page_id, sequence,
         sequence - row_number() over (partition by page_id order by sequence) as island
       from stored
     )
     select page_id, min(sequence) as first, max(sequence) as last from numbered
     group by page_id, island order by page_id, first`,
    [
      environment,
      asked.map(({ pageId }) => pageId),
      asked.map(({ first }) => first),
      asked.map(({ last }) => last),
    ],
  );
  const have = new Map<string, [number, number][]>(Object.keys(pages).map((id) => [id, []]));
  for (const { page_id: pageId, first, last } of rows) have.get(pageId)?.push([first, last]);
  return Object.fromEntries(have);
}

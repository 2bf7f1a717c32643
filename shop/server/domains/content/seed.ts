import { stripTags } from 'vitrine/core/content';
import { prepareOnce, type Database } from '../../ground/database/index.js';
import { checkSeeds } from './check-seeds.js';
import type { ContentSeed } from './types.js';

/** Updates the stored content to `seeds`. @throws ContentError */
export async function seedContent(
  database: Database,
  seeds: readonly ContentSeed[],
): Promise<void> {
  const rows = checkSeeds(seeds).map(toRow);
  await prepareOnce(database, async (transaction) => {
    await transaction.query(
      'delete from content_items where id not in (select value->>0 from jsonb_array_elements($1::jsonb))',
      [JSON.stringify(rows.map(({ id }) => [id]))],
    );
    await transaction.query(
      `insert into content_items (id, collection, url_id, status, publish_on, starts_on, details, words)
       select id, collection, url_id, status, publish_on, starts_on, details,
         setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', labels), 'B')
           || to_tsvector('english', text)
       from jsonb_to_recordset($1::jsonb) as seed (
         id text, collection text, url_id text, status text, publish_on bigint, starts_on bigint,
         details jsonb, title text, labels text, text text)
       on conflict (id) do update set
         collection = excluded.collection, url_id = excluded.url_id, status = excluded.status,
         publish_on = excluded.publish_on, starts_on = excluded.starts_on, details = excluded.details,
         words = excluded.words`,
      [JSON.stringify(rows)],
    );
  });
}

function toRow({ collection, status, item }: ContentSeed) {
  return {
    id: item.id,
    collection,
    url_id: item.urlId,
    status,
    publish_on: item.publishOn,
    starts_on: item.startDate ?? null,
    details: item,
    title: item.title,
    labels: [...item.categories, ...item.tags, item.author.displayName].join(' '),
    text: stripTags(`${item.excerpt} ${item.body}`),
  };
}

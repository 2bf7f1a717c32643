import { prepareOnce, type Database } from '../../ground/database/index.js';
import type { ReviewSeed } from './types.js';

/** Updates the stored reviews to `reviews`, except those of unknown products. */
export function seedReviews(database: Database, reviews: readonly ReviewSeed[]): Promise<void> {
  return prepareOnce(database, async (transaction) => {
    const rows = JSON.stringify(reviews.map(toRow));
    await transaction.query(
      'delete from reviews where not is_written and id not in (select value->>0 from jsonb_array_elements($1::jsonb))',
      [JSON.stringify(reviews.map(({ id }) => [id]))],
    );
    await transaction.query(
      `insert into reviews (id, product_id, source, rating, written_at, helpful_count, details)
       select seed.id, seed.product_id, seed.source, seed.rating, seed.written_at, seed.helpful_count, seed.details
       from jsonb_to_recordset($1::jsonb) as seed (
         id text, product_id text, source text, rating integer, written_at bigint, helpful_count integer, details jsonb)
       join products p on p.id = seed.product_id
       on conflict (id) do update set
         product_id = excluded.product_id, source = excluded.source, rating = excluded.rating,
         written_at = excluded.written_at, helpful_count = excluded.helpful_count, details = excluded.details`,
      [rows],
    );
  });
}

function toRow({ id, productId, source, rating, writtenAt, helpfulCount, ...details }: ReviewSeed) {
  return {
    id,
    product_id: productId,
    source,
    rating,
    written_at: writtenAt,
    helpful_count: helpfulCount,
    details,
  };
}

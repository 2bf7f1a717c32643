import { z } from '@hono/zod-openapi';
import {
  attributesInCallerWords,
  callerWords,
  nameAttributes,
  type Catalogue,
} from '../catalogue/index.js';
import type { Database } from '../../ground/database/index.js';
import { createCursors, toPageBy } from '../../ground/http/index.js';
import type { ReviewJson, ReviewPageJson, ReviewSummaryJson } from './schemas.js';
import type { ReviewSeed, ReviewSort, ReviewSource } from './types.js';

interface ReviewQuery {
  readonly sort: ReviewSort;
  /** 1 to 5; null for all. */
  readonly rating: number | null;
  /** Null for both. */
  readonly source: ReviewSource | null;
  readonly cursor: string | null;
  /** Reviews per page. */
  readonly limit: number;
}

const defaultReviewQuery: ReviewQuery = {
  sort: 'newest',
  rating: null,
  source: null,
  cursor: null,
  limit: 5,
};

export interface Reviews {
  /** Reads a page of reviews; empty for a product without reviews. @throws Problem `invalid-request` for a wrong cursor. */
  read(productId: string, query?: Partial<ReviewQuery>): Promise<ReviewPageJson>;
}

interface ReviewRow {
  id: string;
  source: ReviewSource;
  rating: number;
  rank: number;
  /** One database driver returns 64-bit integers as strings, the other as numbers. */
  age: number | string;
  helpful_count: number;
  details: Pick<
    ReviewSeed,
    'importedFrom' | 'author' | 'title' | 'text' | 'isVerified' | 'variant' | 'photos' | 'reply'
  >;
}

/** SQL expressions that sort reviews in ascending order; equal ranks are sorted newest first. */
const ranks: Readonly<Record<ReviewSort, string>> = {
  newest: '0',
  highest: '-rating',
  lowest: 'rating',
  helpful: '-helpful_count',
};

/** The order, then the rank, the age and the id of the last review of a page. */
const cursors = createCursors(
  z.tuple([z.string(), z.int(), z.int(), z.string().min(1).max(200)]),
  'Not a cursor of this order.',
);

/** @param catalogue Names the variants that buyers wrote about. */
export function createReviews(database: Database, catalogue: Pick<Catalogue, 'kept'>): Reviews {
  async function summarize(
    productId: string,
    source: ReviewSource | null,
  ): Promise<ReviewSummaryJson> {
    const { rows } = await database.query<{ rating: number; count: number }>(
      `select rating, count(*)::int as count from reviews
       where product_id = $1 and state = 'approved' and ($2::text is null or source = $2) group by rating`,
      [productId, source],
    );
    const distribution = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
    for (const { rating, count } of rows) Object.assign(distribution, { [rating]: count });
    return {
      count: rows.reduce((sum, row) => sum + row.count, 0),
      ratingSum: rows.reduce((sum, row) => sum + row.rating * row.count, 0),
      distribution,
    };
  }

  return {
    async read(productId, changes = {}) {
      const { sort, rating, source, cursor, limit } = { ...defaultReviewQuery, ...changes };
      const place = cursors.read(cursor, ([ofSort]) => ofSort === sort);
      const summary = await summarize(productId, source);
      const { rows } = await database.query<ReviewRow>(
        `select * from (
           select id, source, rating, helpful_count, details, (${ranks[sort]})::int as rank, -written_at as age
           from reviews
           where product_id = $1 and state = 'approved' and ($2::text is null or source = $2) and ($3::int is null or rating = $3)
         ) as sorted
         where $4::int is null or (rank, age, id) > ($4::int, $5::bigint, $6::text)
         order by rank, age, id limit $7`,
        [productId, source, rating, ...(place?.slice(1) ?? [null, null, null]), limit + 1],
      );
      const { shown, nextPageCursor } = toPageBy(rows, limit, ({ rank, age, id }) =>
        cursors.write([sort, rank, Number(age), id]),
      );
      return {
        summary,
        matching: rating === null ? summary.count : countOf(summary, rating),
        reviews: await inCallerWords(catalogue, productId, shown.map(toJson)),
        nextCursor: nextPageCursor,
      };
    },
  };
}

/** The reviews as they were written, with the names of variants in the language of the caller. */
async function inCallerWords(
  catalogue: Pick<Catalogue, 'kept'>,
  productId: string,
  reviews: ReviewJson[],
): Promise<ReviewJson[]> {
  if (callerWords() === null) return reviews;
  const variants = (await catalogue.kept()).byId(productId)?.variants ?? [];
  const names = new Map(
    variants.map(({ attributes }) => [
      nameAttributes(attributes),
      nameAttributes(attributesInCallerWords(attributes)),
    ]),
  );
  return reviews.map((review) => ({
    ...review,
    variant: review.variant === null ? null : (names.get(review.variant) ?? review.variant),
  }));
}

function countOf({ distribution }: ReviewSummaryJson, rating: number): number {
  const counts: Readonly<Record<string, number>> = distribution;
  return counts[rating] ?? 0;
}

function toJson({ id, source, rating, age, helpful_count, details }: ReviewRow): ReviewJson {
  const { photos, ...rest } = details;
  return {
    id,
    source,
    rating,
    ...rest,
    photos: [...photos],
    writtenAt: -Number(age),
    helpfulCount: helpful_count,
  };
}

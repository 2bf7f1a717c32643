import type { Http } from '../../net/index.js';
import {
  ratings,
  type Review,
  type ReviewPage,
  type ReviewPhoto,
  type ReviewQuery,
  type ReviewSource,
} from './review.js';
import { reviewSchemas, type WirePage, type WireReview } from './schema.js';

export interface PageQuery extends ReviewQuery {
  /** The kinds that the store displays; at least one. */
  readonly sources: readonly ReviewSource[];
  /** Reviews of one page, 1 to 50. */
  readonly limit: number;
  readonly cursor: string | null;
}

export interface ReviewsClient {
  /** Rejects with a NetError. */
  read(productId: string, query: PageQuery, signal: AbortSignal): Promise<ReviewPage>;
}

/** Creates a client; URLs of photos are resolved against `origin`, the API's. */
export function createReviewsClient(http: Pick<Http, 'request'>, origin: string): ReviewsClient {
  return {
    async read(productId, { sort, rating, sources, limit, cursor }, signal) {
      const [source, ...others] = sources;
      const page = await http.request({
        method: 'GET',
        path: `/api/commerce/products/${encodeURIComponent(productId)}/reviews`,
        query: {
          sort,
          limit,
          rating: rating ?? undefined,
          source: others.length === 0 ? source : undefined,
          cursor: cursor ?? undefined,
        },
        schema: () => reviewSchemas().page,
        signal,
      });
      return toPage(page, origin);
    },
  };
}

function toPage({ summary, matching, reviews, nextCursor }: WirePage, origin: string): ReviewPage {
  const { distribution, ...totals } = summary;
  return {
    summary: {
      ...totals,
      distribution: ratings.map((rating) => ({ rating, count: distribution[rating] ?? 0 })),
    },
    matching,
    reviews: reviews.map((review) => toReview(review, origin)),
    nextCursor,
  };
}

function toReview({ text, photos, reply, ...review }: WireReview, origin: string): Review {
  return {
    ...review,
    paragraphs: toParagraphs(text),
    photos: photos.flatMap((photo) => toPhoto(photo, origin)),
    reply: reply && {
      author: reply.author,
      writtenAt: reply.writtenAt,
      paragraphs: toParagraphs(reply.text),
    },
  };
}

function toPhoto(photo: ReviewPhoto, origin: string): readonly ReviewPhoto[] {
  const base = origin || undefined;
  if (!URL.canParse(photo.url, base)) return [];
  const url = new URL(photo.url, base);
  return /^https?:$/.test(url.protocol) ? [{ ...photo, url: url.href }] : [];
}

/** Splits a text into paragraphs at line breaks. */
function toParagraphs(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

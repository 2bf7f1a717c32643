import * as z from 'zod/mini';
import type { ReviewPage } from '../../../../../core/commerce/reviews/index.js';
import type { Call, Http } from '../../../../../core/net/index.js';

/** A review as the server writes it. */
export function wireReview(id: string, changes: object = {}) {
  return {
    id,
    source: 'native',
    importedFrom: null,
    rating: 5,
    author: `Author of ${id}`,
    title: null,
    text: `Text of ${id}.`,
    writtenAt: Date.UTC(2026, 10, 12, 12),
    isVerified: false,
    variant: null,
    photos: [],
    reply: null,
    helpfulCount: 0,
    ...changes,
  };
}

/** A page as the server writes it: 128 reviews, 4.6 stars. */
export function wirePage(ids: readonly string[], changes: object = {}) {
  return {
    summary: {
      count: 128,
      ratingSum: 589,
      distribution: { '1': 2, '2': 3, '3': 5, '4': 22, '5': 96 },
    },
    matching: 128,
    reviews: ids.map((id) => wireReview(id)),
    nextCursor: null,
    ...changes,
  };
}

/** Answers one body after the other; an error is thrown, a promise is waited for. */
export function answering(...answers: unknown[]) {
  const calls: Call<unknown>[] = [];
  const http: Pick<Http, 'request'> = {
    async request<T>(call: Call<T>): Promise<T> {
      calls.push(call);
      const answer = await answers.shift();
      if (answer instanceof Error) throw answer;
      return z.parse(call.schema(), answer);
    },
  };
  return { http, calls };
}

export const idsOf = ({ reviews }: Pick<ReviewPage, 'reviews'>) => reviews.map(({ id }) => id);

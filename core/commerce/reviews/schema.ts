import * as z from 'zod/mini';
import { defineSchema, numberWithin, wholeWithin } from '../../net/index.js';
import { ratings, reviewSources } from './review.js';

/** The wire's names (docs/server/CONTRACT.md). Lenient: a missing field does not hide a review. */
export const reviewSchemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(z.string(), '');
  const nullableText = z.catch(z.nullable(z.string()), null);
  const count = wholeWithin(0);
  /** The range of a JavaScript date. */
  const time = numberWithin(0, 8.64e15);
  const pixels = z.catch(z.nullable(wholeWithin(1)), null);

  const photo = z.object({ url: z.string(), alt: text, width: pixels, height: pixels });
  const reply = z.object({ author: text, text: z.string(), writtenAt: time });

  const review = z.object({
    id: z.string(),
    source: z.enum(reviewSources),
    importedFrom: nullableText,
    rating: wholeWithin(1, 5),
    author: text,
    title: nullableText,
    text,
    writtenAt: time,
    isVerified: z.catch(z.boolean(), false),
    variant: nullableText,
    photos: z.catch(z.array(photo), []),
    reply: z.catch(z.nullable(reply), null),
    helpfulCount: z.catch(count, 0),
  });

  const distribution = z.object(
    Object.fromEntries(ratings.map((rating) => [String(rating), z._default(count, 0)])),
  );

  return {
    page: z.object({
      summary: z.object({ count, ratingSum: count, distribution }),
      matching: count,
      reviews: z.array(review),
      nextCursor: nullableText,
    }),
  };
});

type Schemas = ReturnType<typeof reviewSchemas>;
export type WirePage = z.output<Schemas['page']>;
export type WireReview = WirePage['reviews'][number];

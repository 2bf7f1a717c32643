import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';
import { ratings, reviewSources } from './review.js';

/** The wire's own names (examples/server/CONTRACT.md); what is missing there is no reason to show nothing. */
export const reviewSchemas = /* @__PURE__ */ defineSchema(() => {
  const text = z.catch(z.string(), '');
  const nullableText = z.catch(z.nullable(z.string()), null);
  const count = z.int().check(z.nonnegative());
  /** As far as a date can be. */
  const time = z.number().check(z.minimum(0), z.maximum(8.64e15));
  const pixels = z.catch(z.nullable(z.int().check(z.positive())), null);

  const photo = z.object({ url: z.string(), alt: text, width: pixels, height: pixels });
  const reply = z.object({ author: text, text: z.string(), writtenAt: time });

  const review = z.object({
    id: z.string(),
    source: z.enum(reviewSources),
    importedFrom: nullableText,
    rating: z.int().check(z.minimum(1), z.maximum(5)),
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

import { z } from '@hono/zod-openapi';
import { reviewSources } from './types.js';

const time = z.int().openapi({ description: 'Milliseconds since 1970.' });
const count = z.int().nonnegative();

export const reviewSchema = z
  .object({
    id: z.string(),
    source: z.enum(reviewSources),
    importedFrom: z.string().nullable(),
    rating: z.int().min(1).max(5),
    author: z.string(),
    title: z.string().nullable(),
    text: z.string().openapi({ description: 'Plain text; a line break starts a paragraph.' }),
    writtenAt: time,
    isVerified: z.boolean(),
    variant: z.string().nullable(),
    photos: z.array(
      z.object({ url: z.string(), alt: z.string(), width: z.int(), height: z.int() }),
    ),
    reply: z.object({ author: z.string(), text: z.string(), writtenAt: time }).nullable(),
    helpfulCount: count,
  })
  .openapi('Review');

const reviewSummarySchema = z
  .object({
    count,
    ratingSum: count.openapi({
      description: 'Sum of all ratings; divided by the count it is the exact average.',
    }),
    distribution: z
      .object({ '1': count, '2': count, '3': count, '4': count, '5': count })
      .openapi({ description: 'Number of reviews by stars.' }),
  })
  .openapi('ReviewSummary');

export const reviewPageSchema = z
  .object({
    summary: reviewSummarySchema.openapi({
      description: 'Of all reviews of the requested source.',
    }),
    matching: count.openapi({ description: 'How many of them have the requested rating.' }),
    reviews: z.array(reviewSchema),
    nextCursor: z.string().nullable(),
  })
  .openapi('ReviewPage');

export type ReviewJson = z.infer<typeof reviewSchema>;
export type ReviewSummaryJson = z.infer<typeof reviewSummarySchema>;
export type ReviewPageJson = z.infer<typeof reviewPageSchema>;

import { createRoute, z } from '@hono/zod-openapi';
import { problem, response, tooManyCalls } from '../../ground/routing/index.js';
import { reviewPageSchema } from './schemas.js';
import { reviewSorts, reviewSources } from './types.js';

const whole = (text: z.ZodString, min: number, max: number) =>
  text
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

const reviewParams = z.object({
  itemId: z
    .string()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]+$/u),
});

const reviewQuery = z.object({
  sort: z.enum(reviewSorts).default('newest'),
  rating: whole(z.string(), 1, 5)
    .optional()
    .openapi({ type: 'integer', description: 'Only reviews with this number of stars, 1 to 5.' }),
  source: z
    .enum(reviewSources)
    .optional()
    .openapi({ description: 'Only reviews of this source, as the store displays them.' }),
  cursor: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: '`nextCursor` of the previous page.' }),
  limit: whole(z.string(), 1, 50)
    .default(5)
    .openapi({ type: 'integer', description: 'Page size, 1 to 50; 5 by default.' }),
});

export const reviewsRoute = createRoute({
  tags: ['Reviews'],
  summary: 'The reviews of a product, by page, order and rating.',
  method: 'get',
  path: '/api/commerce/products/{itemId}/reviews',
  request: { params: reviewParams, query: reviewQuery },
  responses: {
    200: response(reviewPageSchema, 'A page of reviews with the summary of all.'),
    400: problem('The query is not valid.'),
    404: problem('There is no such item.'),
    429: tooManyCalls,
  },
});

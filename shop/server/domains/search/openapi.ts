import { createRoute, z } from '@hono/zod-openapi';
import { problem, response, tooManyCalls } from '../../ground/routing/index.js';

const money = z.object({ value: z.string(), currency: z.string() });

const searchQuery = z.object({
  q: z
    .string()
    .max(200)
    .default('')
    .openapi({ description: 'What the shopper typed. Its last word may be unfinished.' }),
  limit: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(20))
    .default(6)
    .openapi({ type: 'integer', description: 'The most products, 1 to 20; 6 by default.' }),
  currency: z.string().optional().openapi({ description: 'Currency of the prices.' }),
});

const searchResponse = z.object({
  match: z.enum(['all', 'corrected', 'some']).openapi({
    description:
      '`all`: every word as typed. `corrected`: as it was probably meant. `some`: not every word was found.',
  }),
  words: z.string().openapi({ description: 'What was searched for.' }),
  total: z.int().openapi({ description: 'How many products were found.' }),
  products: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      url: z.string(),
      imageUrl: z.string().nullable(),
      priceMoney: money.openapi({ description: 'The lowest price without a sale.' }),
      salePriceMoney: money.openapi({ description: 'The lowest price to pay.' }),
      onSale: z.boolean(),
      hasSeveralPrices: z
        .boolean()
        .openapi({ description: 'Whether the variants differ in the price to pay.' }),
    }),
  ),
  categories: z.array(z.object({ title: z.string(), url: z.string(), count: z.int() })),
  posts: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      kind: z.enum(['journal', 'events', 'albums', 'pages']),
    }),
  ),
});

export const searchRoute = createRoute({
  tags: ['Products'],
  summary: 'Products, categories and posts by a few words, while they are typed.',
  method: 'get',
  path: '/api/commerce/search',
  request: { query: searchQuery },
  responses: {
    200: response(searchResponse, 'What was found, the best first.'),
    400: problem('The query is not valid.'),
    429: tooManyCalls,
  },
});

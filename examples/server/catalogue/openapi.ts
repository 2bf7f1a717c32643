import { createRoute, z } from '@hono/zod-openapi';
import { answer, problem } from '../routing/responses.js';
import { idSchema } from '../routing/schemas.js';

export const itemParams = z.object({ itemId: idSchema });
const limited = problem('Too many calls; Retry-After tells the seconds to wait.');
const unknownItem = problem('There is no such item.');

/** What pages print for `vitrine-product`; CONTRACT.md has its fields. */
const productAnswer = z.looseObject({ id: z.string(), title: z.string() }).openapi('Product');

export const productRoute = createRoute({
  method: 'get',
  path: '/api/commerce/products/{itemId}',
  request: {
    params: itemParams,
    query: z.object({
      currency: z.string().optional().openapi({ description: 'Currency of the prices. Ours.' }),
    }),
  },
  responses: {
    200: answer(productAnswer, 'The product, as pages print it.'),
    400: problem('The item id is not valid.'),
    404: unknownItem,
    429: limited,
  },
});

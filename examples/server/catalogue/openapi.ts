import { createRoute, z } from '@hono/zod-openapi';
import { idSchema, problem, response, tooManyCalls } from '../routing/index.js';

const itemParams = z.object({ itemId: idSchema });
const unknownItem = problem('There is no such item.');

/** What pages print for `vitrine-product`; CONTRACT.md lists its fields. */
const productResponse = z.looseObject({ id: z.string(), title: z.string() }).openapi('Product');

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
    200: response(productResponse, 'The product, as pages print it.'),
    400: problem('The item id is not valid.'),
    404: unknownItem,
    429: tooManyCalls,
  },
});

const stockResponse = z.object({
  results: z.array(z.object({ unlimited: z.boolean(), qtyInStock: z.int(), sku: z.string() })),
});

export const stockRoute = createRoute({
  method: 'get',
  path: '/api/commerce/inventory/stock/',
  request: { query: itemParams },
  responses: {
    200: response(stockResponse, 'One result for each variant.'),
    400: problem('The item id is missing.'),
    404: unknownItem,
    429: tooManyCalls,
  },
});

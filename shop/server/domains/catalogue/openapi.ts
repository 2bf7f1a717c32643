import { createRoute, z } from '@hono/zod-openapi';
import { productSorts } from 'vitrine/core/product';
import { idSchema, problem, response, tooManyCalls } from '../../ground/routing/index.js';

const itemParams = z.object({ itemId: idSchema });

/** Comma-separated ids or handles. */
const idList = z
  .string()
  .max(8000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(idSchema).min(1).max(100));
const unknownItem = problem('There is no such item.');

/** The product that pages print for `vitrine-product`; CONTRACT.md lists its fields. */
const productResponse = z.looseObject({ id: z.string(), title: z.string() }).openapi('Product');

export const productRoute = createRoute({
  tags: ['Products'],
  summary: 'A product by its id or handle, with variants, prices and stock.',
  method: 'get',
  path: '/api/commerce/products/{itemId}',
  request: {
    params: z.object({
      itemId: idSchema.openapi({ description: 'The id or the handle of the product.' }),
    }),
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

const listQuery = z.object({
  collection: idSchema
    .optional()
    .openapi({ description: 'Slug of a category or of a tag; one without products is empty.' }),
  ids: idList.optional().openapi({
    type: 'string',
    description: 'At most 100 ids or handles, separated by commas; unknown ones are left out.',
  }),
  search: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Words that a product contains, without regard to case and accents.' }),
  sort: z
    .enum(productSorts)
    .default('featured')
    .openapi({ description: "`featured` is the shop's own order, or that of `ids`." }),
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(100))
    .default(24)
    .openapi({ type: 'integer', description: 'Page size, 1 to 100; 24 by default.' }),
  cursor: z
    .string()
    .max(2000)
    .optional()
    .openapi({ description: '`nextCursor` of the previous page with the same query.' }),
  currency: z.string().optional().openapi({ description: 'Currency of the prices.' }),
});

export const productsRoute = createRoute({
  tags: ['Products'],
  summary: 'The products of a collection, a search or a list of ids, by page.',
  method: 'get',
  path: '/api/commerce/products',
  request: { query: listQuery },
  responses: {
    200: response(
      z.object({ products: z.array(productResponse), nextCursor: z.string().nullable() }),
      'A page of products, as pages print them. `nextCursor` is null on the last page.',
    ),
    400: problem('The query is not valid.'),
    429: tooManyCalls,
  },
});

const stockResponse = z.object({
  results: z.array(z.object({ unlimited: z.boolean(), qtyInStock: z.int(), sku: z.string() })),
});

export const stockRoute = createRoute({
  tags: ['Products'],
  summary: 'What is in stock of each variant of a product.',
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

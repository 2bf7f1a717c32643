import { createRoute } from '@hono/zod-openapi';
import { json, problem, response, tooManyCalls } from '../../ground/routing/index.js';
import {
  orderParams,
  ordersQuery,
  productsQuery,
  stockBody,
  stockParams,
  stockSchema,
  storeOrderSchema,
  storeOrdersSchema,
  storeProductsSchema,
} from './schemas.js';

const tags = ['Other programs of the owner'];
const storePath = '/api/store';

const keyProblems = {
  400: problem('The request is not valid.'),
  401: problem('No key was sent, or it was deleted: `Authorization: Bearer vitrine_…`.'),
  403: problem('The key may not do this.'),
  429: tooManyCalls,
};

export const storeOrdersRoute = createRoute({
  tags,
  summary: 'With an API key: orders.',
  method: 'get',
  path: `${storePath}/orders`,
  request: { query: ordersQuery },
  responses: { 200: response(storeOrdersSchema, 'A page of orders.'), ...keyProblems },
});

export const storeOrderRoute = createRoute({
  tags,
  summary: 'With an API key: one order.',
  method: 'get',
  path: `${storePath}/orders/{orderId}`,
  request: { params: orderParams },
  responses: {
    200: response(storeOrderSchema, 'The order.'),
    ...keyProblems,
    404: problem('There is no such order.'),
  },
});

export const storeProductsRoute = createRoute({
  tags,
  summary: 'With an API key: products with their prices and stock, hidden ones included.',
  method: 'get',
  path: `${storePath}/products`,
  request: { query: productsQuery },
  responses: { 200: response(storeProductsSchema, 'A page of products.'), ...keyProblems },
});

export const setStockRoute = createRoute({
  tags,
  summary: 'With an API key: sets the stock of a variant.',
  method: 'put',
  path: `${storePath}/stock/{sku}`,
  request: { params: stockParams, body: { required: true, content: json(stockBody) } },
  responses: {
    200: response(stockSchema, 'The stock as it is now.'),
    ...keyProblems,
    404: problem('There is no such variant.'),
    413: problem('The body is larger than 64 kB.'),
    415: problem('The content type is not supported.'),
  },
});

import { createRoute } from '@hono/zod-openapi';
import {
  answer,
  cartProblems,
  changeProblems,
  formContent,
  json,
  problem,
  seeOther,
} from '../routing/responses.js';
import {
  addAnswer,
  addBody,
  additionalFieldsBody,
  cartQuery,
  changeHeaders,
  entryParams,
  healthAnswer,
  quantityBody,
  changeAnswer,
  stockAnswer,
  stockQuery,
  updateAnswer,
} from '../routing/schemas.js';
import { cartSchema } from './index.js';

/** Every call of this server as the OpenAPI document tells it. */
const cartPath = '/api/commerce/shopping-cart';
const entryPath = `${cartPath}/entries/{entryId}` as const;

export const cartRoute = createRoute({
  method: 'get',
  path: cartPath,
  request: { query: cartQuery },
  responses: { 200: answer(cartSchema, 'The cart.'), ...cartProblems },
});

export const addRoute = createRoute({
  method: 'post',
  path: `${cartPath}/entries`,
  request: {
    headers: changeHeaders,
    body: {
      content: {
        ...json(addBody),
        ...formContent,
      },
    },
  },
  responses: {
    200: answer(addAnswer, 'The cart with the entry.'),
    303: seeOther,
    ...changeProblems,
  },
});

export const additionalFieldsRoute = createRoute({
  method: 'put',
  path: `${entryPath}/additionalFields`,
  request: {
    headers: changeHeaders,
    params: entryParams,
    body: { required: true, content: json(additionalFieldsBody) },
  },
  responses: { 200: answer(updateAnswer, 'The cart and the entry.'), ...changeProblems },
});

export const quantityRoute = createRoute({
  method: 'put',
  path: entryPath,
  request: {
    headers: changeHeaders,
    params: entryParams,
    body: { required: true, content: json(quantityBody) },
  },
  responses: { 200: answer(updateAnswer, 'The cart and the entry.'), ...changeProblems },
});

export const removeRoute = createRoute({
  method: 'delete',
  path: entryPath,
  request: { headers: changeHeaders, params: entryParams },
  responses: { 200: answer(changeAnswer, 'The cart without the entry.'), ...changeProblems },
});

/** The cart page's own forms, for pages without script. */
export const entryFormRoute = createRoute({
  method: 'post',
  path: '/cart/entries/{entryId}',
  request: {
    params: entryParams,
    body: { required: true, content: formContent },
  },
  responses: { 303: seeOther },
});

export const stockRoute = createRoute({
  method: 'get',
  path: '/api/commerce/inventory/stock/',
  request: { query: stockQuery },
  responses: {
    200: answer(stockAnswer, 'One result for each variant.'),
    400: problem('The item id is missing.'),
    404: problem('There is no such item.'),
    429: cartProblems[429],
  },
});

export const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  responses: {
    200: answer(healthAnswer, 'The server and its database answer.'),
    500: problem('The database does not answer.'),
  },
});

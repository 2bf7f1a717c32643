import { createRoute } from '@hono/zod-openapi';
import {
  cartProblems,
  changeHeaders,
  changeProblems,
  formContent,
  json,
  response,
  seeOtherResponse,
} from '../../ground/routing/index.js';
import {
  addBody,
  additionalFieldsBody,
  addResponse,
  cartQuery,
  changeResponse,
  entryParams,
  handOffResponse,
  quantityBody,
  updateResponse,
} from './route-schemas.js';
import { cartSchema } from './schemas.js';

const cartPath = '/api/commerce/shopping-cart';
const entryPath = `${cartPath}/entries/{entryId}` as const;

export const cartRoute = createRoute({
  tags: ['Cart'],
  summary: 'The visitor’s cart with its totals.',
  method: 'get',
  path: cartPath,
  request: { query: cartQuery },
  responses: { 200: response(cartSchema, 'The cart.'), ...cartProblems },
});

export const addRoute = createRoute({
  tags: ['Cart'],
  summary: 'Adds an item. Under one idempotency key it is added once.',
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
    200: response(addResponse, 'The cart with the entry.'),
    303: seeOtherResponse,
    ...changeProblems,
  },
});

export const handOffRoute = createRoute({
  tags: ['Cart'],
  summary: 'Makes a code that brings the cart of another origin to the shop, once.',
  method: 'post',
  path: `${cartPath}/hand-off`,
  request: { headers: changeHeaders },
  responses: {
    200: response(handOffResponse, 'Addresses of the shop’s pages with this cart. Ours.'),
    ...cartProblems,
  },
});

export const additionalFieldsRoute = createRoute({
  tags: ['Cart'],
  summary: 'Replaces the answers of an entry to its product’s form.',
  method: 'put',
  path: `${entryPath}/additionalFields`,
  request: {
    headers: changeHeaders,
    params: entryParams,
    body: { required: true, content: json(additionalFieldsBody) },
  },
  responses: { 200: response(updateResponse, 'The cart and the entry.'), ...changeProblems },
});

export const quantityRoute = createRoute({
  tags: ['Cart'],
  summary: 'Sets the quantity of an entry.',
  method: 'put',
  path: entryPath,
  request: {
    headers: changeHeaders,
    params: entryParams,
    body: { required: true, content: json(quantityBody) },
  },
  responses: { 200: response(updateResponse, 'The cart and the entry.'), ...changeProblems },
});

export const removeRoute = createRoute({
  tags: ['Cart'],
  summary: 'Removes an entry.',
  method: 'delete',
  path: entryPath,
  request: { headers: changeHeaders, params: entryParams },
  responses: { 200: response(changeResponse, 'The cart without the entry.'), ...changeProblems },
});

/** The forms of the cart page without script. */
export const entryFormRoute = createRoute({
  tags: ['Cart'],
  summary: 'Changes or removes an entry by a plain form of the cart page.',
  method: 'post',
  path: '/cart/entries/{entryId}',
  request: {
    params: entryParams,
    body: { required: true, content: formContent },
  },
  responses: { 303: seeOtherResponse },
});

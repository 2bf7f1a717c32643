import { createRoute, type z } from '@hono/zod-openapi';
import {
  changeHeaders,
  changeProblems,
  formContent,
  json,
  response,
  seeOtherResponse,
} from '../../ground/routing/index.js';
import { expressBody, giftCardBody, purchaseResponse, subscriptionBody } from './route-schemas.js';

/** Routes of direct purchases, which leave the visitor's cart alone. */
const request = <Body extends z.ZodType>(body: Body) => ({
  headers: changeHeaders,
  body: { content: { ...json(body), ...formContent } },
});

const responses = {
  200: response(purchaseResponse, 'The cart of this purchase.'),
  303: seeOtherResponse,
  ...changeProblems,
};

export const expressRoute = createRoute({
  tags: ['Purchases'],
  summary: 'Makes a cart of its own with one item, for a checkout past the visitor’s cart.',
  method: 'post',
  path: '/api/commerce/express-checkout',
  request: request(expressBody),
  responses,
});

export const subscriptionRoute = createRoute({
  tags: ['Purchases'],
  summary: 'Makes a cart of its own with a subscription.',
  method: 'post',
  path: '/api/3/commerce/cart/subscription',
  request: request(subscriptionBody),
  responses,
});

export const giftCardRoute = createRoute({
  tags: ['Purchases'],
  summary: 'Makes a cart of its own with a gift card and who it is for.',
  method: 'post',
  path: '/api/commerce/gift-card',
  request: request(giftCardBody),
  responses,
});

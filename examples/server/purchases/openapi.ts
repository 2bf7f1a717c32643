import { createRoute, type z } from '@hono/zod-openapi';
import { answer, changeProblems, formContent, json, seeOther } from '../routing/responses.js';
import { expressBody, giftCardBody, purchaseAnswer, subscriptionBody } from './route-schemas.js';
import { changeHeaders } from '../routing/schemas.js';

/** The purchases that leave the visitor's cart alone, as the OpenAPI document tells them. */
const request = <Body extends z.ZodType>(body: Body) => ({
  headers: changeHeaders,
  body: { content: { ...json(body), ...formContent } },
});

const responses = {
  200: answer(purchaseAnswer, 'The cart of this purchase.'),
  303: seeOther,
  ...changeProblems,
};

export const expressRoute = createRoute({
  method: 'post',
  path: '/api/commerce/express-checkout',
  request: request(expressBody),
  responses,
});

export const subscriptionRoute = createRoute({
  method: 'post',
  path: '/api/3/commerce/cart/subscription',
  request: request(subscriptionBody),
  responses,
});

export const giftCardRoute = createRoute({
  method: 'post',
  path: '/api/commerce/gift-card',
  request: request(giftCardBody),
  responses,
});

import { createRoute, z } from '@hono/zod-openapi';
import {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './index.js';
import {
  answer,
  cartProblems,
  formContent,
  json,
  problem,
  seeOther,
} from '../routing/responses.js';
import { groupsQuery, sendAllBody, sendBody, signUpBody, variantQuery } from './route-schemas.js';
import { changeHeaders } from '../routing/schemas.js';

const path = '/api/site-users/account/notifications/restock';
const crumbHeaders = changeHeaders.pick({ 'x-csrf-token': true });

const bodyProblems = {
  400: problem('The request is not valid.'),
  403: cartProblems[403],
  404: problem('There is no such variant.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: cartProblems[429],
};

const ownerProblems = {
  400: problem('The request is not valid.'),
  401: problem('Only the owner may ask for this.'),
  403: problem('The origin may not call.'),
  404: problem('There is no such variant.'),
  429: cartProblems[429],
};

export const signUpRoute = createRoute({
  method: 'post',
  path,
  request: {
    headers: changeHeaders.pick({ 'x-csrf-token': true, 'x-cart-token': true }),
    body: { content: { ...json(signUpBody), ...formContent } },
  },
  responses: {
    200: answer(z.object({}), 'The signup is remembered.'),
    303: seeOther,
    ...bodyProblems,
    409: problem('The variant is in stock again.'),
  },
});

export const groupsRoute = createRoute({
  method: 'get',
  path: `${path}/groups`,
  request: { query: groupsQuery },
  responses: {
    200: answer(signUpGroupsSchema, 'The variants that somebody waits for.'),
    ...ownerProblems,
  },
});

export const signUpsRoute = createRoute({
  method: 'get',
  path,
  request: { query: variantQuery },
  responses: { 200: answer(signUpsSchema, 'Who waits for the variant.'), ...ownerProblems },
});

export const notificationsRoute = createRoute({
  method: 'get',
  path: `${path}/sent`,
  request: { query: variantQuery },
  responses: { 200: answer(notificationsSchema, 'Who has been notified.'), ...ownerProblems },
});

export const sendRoute = createRoute({
  method: 'post',
  path: `${path}/send`,
  request: { headers: crumbHeaders, body: { required: true, content: json(sendBody) } },
  responses: {
    200: answer(sendResultSchema, 'How many were notified, and how many are left.'),
    ...bodyProblems,
    401: ownerProblems[401],
  },
});

export const sendAllRoute = createRoute({
  method: 'post',
  path: `${path}/send/all`,
  request: { headers: crumbHeaders, body: { required: true, content: json(sendAllBody) } },
  responses: {
    200: answer(sendAllSchema, 'The same for each variant.'),
    ...bodyProblems,
    401: ownerProblems[401],
  },
});

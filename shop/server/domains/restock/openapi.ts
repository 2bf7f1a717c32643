import { createRoute, z } from '@hono/zod-openapi';
import {
  cartProblems,
  changeHeaders,
  crumbHeaders,
  formContent,
  json,
  problem,
  response,
  seeOtherResponse,
  tooManyCalls,
} from '../../ground/routing/index.js';
import {
  notificationsSchema,
  sendAllSchema,
  sendResultSchema,
  signUpGroupsSchema,
  signUpsSchema,
} from './schemas.js';
import { groupsQuery, sendAllBody, sendBody, signUpBody, variantQuery } from './route-schemas.js';

const path = '/api/site-users/account/notifications/restock';

const bodyProblems = {
  400: problem('The request is not valid.'),
  403: cartProblems[403],
  404: problem('There is no such variant.'),
  413: problem('The body is larger than 64 kB.'),
  415: problem('The content type is not supported.'),
  429: tooManyCalls,
};

const ownerProblems = {
  400: problem('The request is not valid.'),
  401: problem('Only the owner may call this.'),
  403: problem('The origin may not call.'),
  404: problem('There is no such variant.'),
  429: tooManyCalls,
};

export const signUpRoute = createRoute({
  tags: ['Restock'],
  summary: 'Signs up for a message when a variant is back.',
  method: 'post',
  path,
  request: {
    headers: changeHeaders.pick({ 'x-csrf-token': true, 'x-cart-token': true }),
    body: { content: { ...json(signUpBody), ...formContent } },
  },
  responses: {
    200: response(z.object({}), 'The signup is stored.'),
    303: seeOtherResponse,
    ...bodyProblems,
    409: problem('The variant is in stock again.'),
  },
});

export const groupsRoute = createRoute({
  tags: ['Restock'],
  summary: 'For the owner: the sold-out variants with the number of signups.',
  method: 'get',
  path: `${path}/groups`,
  request: { query: groupsQuery },
  responses: {
    200: response(signUpGroupsSchema, 'The variants with open signups.'),
    ...ownerProblems,
  },
});

export const signUpsRoute = createRoute({
  tags: ['Restock'],
  summary: 'For the owner: the signups for a variant.',
  method: 'get',
  path,
  request: { query: variantQuery },
  responses: {
    200: response(signUpsSchema, 'The open signups for the variant.'),
    ...ownerProblems,
  },
});

export const notificationsRoute = createRoute({
  tags: ['Restock'],
  summary: 'For the owner: the messages that were sent.',
  method: 'get',
  path: `${path}/sent`,
  request: { query: variantQuery },
  responses: {
    200: response(notificationsSchema, 'The notifications that were sent.'),
    ...ownerProblems,
  },
});

export const sendRoute = createRoute({
  tags: ['Restock'],
  summary: 'For the owner: sends the messages of the signups for one variant.',
  method: 'post',
  path: `${path}/send`,
  request: { headers: crumbHeaders, body: { required: true, content: json(sendBody) } },
  responses: {
    200: response(sendResultSchema, 'How many were notified, and how many remain.'),
    ...bodyProblems,
    401: ownerProblems[401],
  },
});

export const sendAllRoute = createRoute({
  tags: ['Restock'],
  summary: 'For the owner: sends the messages of the signups for several variants.',
  method: 'post',
  path: `${path}/send/all`,
  request: { headers: crumbHeaders, body: { required: true, content: json(sendAllBody) } },
  responses: {
    200: response(sendAllSchema, 'The same for each variant.'),
    ...bodyProblems,
    401: ownerProblems[401],
  },
});

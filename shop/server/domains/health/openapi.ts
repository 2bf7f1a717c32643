import { createRoute, z } from '@hono/zod-openapi';
import { problem, response } from '../../ground/routing/index.js';

const status = z.object({ status: z.literal('ok') });

export const liveRoute = createRoute({
  tags: ['Health'],
  summary: 'Whether the process answers.',
  method: 'get',
  path: '/api/health/live',
  responses: { 200: response(status, 'The process answers.') },
});

const ready = {
  200: response(status, 'The server takes requests and its database can write.'),
  503: problem('Send requests elsewhere; `error` names the cause.'),
};

export const readyRoute = createRoute({
  tags: ['Health'],
  summary: 'Whether the server can take requests: its database answers and it is not stopping.',
  method: 'get',
  path: '/api/health/ready',
  responses: ready,
});

/** The same as `readyRoute`. */
export const healthRoute = createRoute({
  tags: ['Health'],
  summary: 'The same as ready, under its older name.',
  method: 'get',
  path: '/api/health',
  responses: ready,
});

/** The groups of calls, in the order in which a reader needs them. */
export const callGroups = [
  { name: 'Products', description: 'What the shop sells.' },
  { name: 'Cart', description: 'The visitor’s cart: every change answers with the cart.' },
  { name: 'Purchases', description: 'Checkouts past the visitor’s cart.' },
  { name: 'Forms', description: 'Website forms, newsletters and captchas.' },
  { name: 'Reviews', description: 'What shoppers say of a product.' },
  { name: 'Likes and comments', description: 'What readers think of an item.' },
  {
    name: 'Other programs of the owner',
    description:
      'Orders, products and stock, for programs that have an API key: `Authorization: Bearer vitrine_…`. Ours, for `/owner/api-keys`.',
  },
  {
    name: 'Languages, header and footer',
    description: 'What the owner chooses for the whole site.',
  },
  { name: 'Places', description: 'Addresses that are being typed.' },
  { name: 'Restock', description: 'Messages about variants that are back.' },
  { name: 'Members and owner', description: 'Plain forms of the shop’s pages.' },
  { name: 'Tracking', description: 'Events, performance records and error reports.' },
  { name: 'Health', description: 'For balancers.' },
];

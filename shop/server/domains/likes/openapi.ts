import { createRoute, z } from '@hono/zod-openapi';
import {
  crumbHeaders,
  idSchema,
  idsSchema,
  problem,
  response,
  tooManyCalls,
} from '../../ground/routing/index.js';
import { likeSchema, likesSchema } from './schemas.js';

/** The name of a browser that sends no cookies; it makes one itself. */
const liker = z
  .string()
  .regex(/^[\w-]{22,64}$/)
  .optional()
  .openapi({
    description:
      'From a page of another origin: an unguessable name of the browser, such as a UUID.',
  });

const likesQuery = z.object({
  itemIds: idsSchema,
  liker,
});

const likeProblems = {
  400: problem('The request is not valid.'),
  403: problem('The crumb is missing or stale, or the origin is not allowed.'),
  404: problem('There is no such item.'),
  429: tooManyCalls,
};

const change = {
  tags: ['Likes and comments'],
  path: '/api/content/likes/{itemId}',
  request: {
    params: z.object({ itemId: idSchema }),
    query: z.object({ liker }),
    headers: crumbHeaders,
  },
  responses: { 200: response(likeSchema, 'The likes of the item.'), ...likeProblems },
};

export const likesRoute = createRoute({
  tags: change.tags,
  summary: 'How many browsers like items, and whether this one does.',
  method: 'get',
  path: '/api/content/likes',
  request: { query: likesQuery },
  responses: {
    200: response(likesSchema, 'The likes in the order of the ids; 0 for an unknown item.'),
    400: likeProblems[400],
    429: tooManyCalls,
  },
});

export const likeRoute = createRoute({
  ...change,
  summary: 'Likes an item, once for each browser.',
  method: 'put',
});

export const unlikeRoute = createRoute({
  ...change,
  summary: 'Takes the like of this browser back.',
  method: 'delete',
});

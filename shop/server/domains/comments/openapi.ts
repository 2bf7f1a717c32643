import { createRoute, z } from '@hono/zod-openapi';
import {
  changeHeaders,
  changeProblems,
  crumbHeaders,
  idSchema,
  idsSchema,
  json,
  problem,
  response,
  tooManyCalls,
} from '../../ground/routing/index.js';
import {
  commentCountsSchema,
  commentPageSchema,
  decideBody,
  decisionSchema,
  moderatedCommentsSchema,
  writeBody,
  writtenCommentSchema,
} from './schemas.js';
import { moderationStates } from './types.js';

const path = '/api/content/comments';
const tags = ['Likes and comments'];
const cursor = z
  .string()
  .max(500)
  .optional()
  .openapi({ description: '`nextPageCursor` of the previous page.' });

const invalid = problem('The request is not valid.');

const ownerProblems = {
  400: invalid,
  401: problem('Only the owner may call this.'),
  403: problem('The crumb is missing or stale, or the origin is not allowed.'),
  404: problem('There is no such comment.'),
  429: tooManyCalls,
};

export const commentsRoute = createRoute({
  tags,
  summary: 'The public comments of an item or a collection, by page.',
  method: 'get',
  path,
  request: { query: z.object({ itemId: idSchema, cursor }) },
  responses: {
    200: response(commentPageSchema, 'A page of comments, newest first.'),
    400: invalid,
    404: problem('There is no such item.'),
    429: tooManyCalls,
  },
});

export const commentCountsRoute = createRoute({
  tags,
  summary: 'How many public comments items have.',
  method: 'get',
  path: `${path}/counts`,
  request: {
    query: z.object({
      itemIds: idsSchema,
    }),
  },
  responses: {
    200: response(
      commentCountsSchema,
      'The counts in the order of the ids; 0 for an unknown item.',
    ),
    400: invalid,
    429: tooManyCalls,
  },
});

export const writeCommentRoute = createRoute({
  tags,
  summary: 'Writes a comment, which may wait for the owner before it is public.',
  method: 'post',
  path,
  request: {
    headers: changeHeaders.omit({ 'intent-order': true }),
    body: { required: true, content: json(writeBody) },
  },
  responses: {
    200: response(writtenCommentSchema, 'The comment is stored.'),
    400: problem('The request is not valid, or a text is blank or too long.'),
    403: ownerProblems[403],
    404: problem('There is no such item.'),
    409: problem('The item takes no comments.'),
    413: changeProblems[413],
    415: changeProblems[415],
    422: changeProblems[422],
    429: tooManyCalls,
  },
});

export const moderatedCommentsRoute = createRoute({
  tags,
  summary: 'For the owner: the comments in a state.',
  method: 'get',
  path: `${path}/moderation`,
  request: {
    query: z.object({
      state: z
        .enum(moderationStates)
        .default('pending')
        .openapi({ description: 'The state of the comments.' }),
      cursor,
    }),
  },
  responses: {
    200: response(moderatedCommentsSchema, 'A page of comments, newest first.'),
    ...ownerProblems,
  },
});

export const decideCommentRoute = createRoute({
  tags,
  summary: 'For the owner: decides on a comment.',
  method: 'post',
  path: `${path}/moderation`,
  request: { headers: crumbHeaders, body: { required: true, content: json(decideBody) } },
  responses: {
    200: response(decisionSchema, 'The state is stored.'),
    ...ownerProblems,
    413: changeProblems[413],
    415: changeProblems[415],
  },
});

import { defineDomain, type Ground } from '../../ground/domain.js';
import type { FindItem } from '../content/index.js';
import { createComments } from './comments.js';
import { decideCommentRoute, moderatedCommentsRoute } from './openapi.js';
import { addCommentRoutes } from './routes.js';

export interface CommentOptions {
  /** The site setting for comments (platform §4); on by default. Off, none are shown or taken. */
  readonly commentsEnabled?: boolean;
  /** Whether comments wait for the owner's approval; they do by default. */
  readonly commentsModerated?: boolean;
}

interface Given extends Ground {
  readonly findItem: FindItem;
}

export const comments = defineDomain({
  name: 'comments',
  uses: ['content', 'owners'],
  open: ({ database, clock, findItem }: Given, options: CommentOptions) => ({
    comments: createComments({
      database,
      clock,
      findItem,
      commentsEnabled: options.commentsEnabled ?? true,
      isModerated: options.commentsModerated ?? true,
    }),
  }),
  routes: addCommentRoutes,
  limits: {
    /** Comments, accepted or not. */
    comments: { calls: 20, seconds: 600 },
  },
  ownerCalls: [{ area: 'comments', routes: [moderatedCommentsRoute, decideCommentRoute] }],
});

import type { OpenAPIHono } from '@hono/zod-openapi';
import { Problem, readBody, type Environment } from '../../ground/http/index.js';
import type { Owners } from '../owners/index.js';
import {
  countCall,
  isFormPost,
  readChangeHeaders,
  runChange,
  type RouteContext,
} from '../../ground/routing/index.js';
import type { Comments } from './comments.js';
import {
  commentCountsRoute,
  commentsRoute,
  decideCommentRoute,
  moderatedCommentsRoute,
  writeCommentRoute,
} from './openapi.js';
import { decideBody, writeBody } from './schemas.js';

export interface CommentRouteContext extends RouteContext<'comments'> {
  readonly comments: Comments;
  readonly owners: Owners;
}

/** Comments on items and collections, and for the owner their moderation; calls of our own. */
export function addCommentRoutes(
  app: OpenAPIHono<Environment>,
  context: CommentRouteContext,
): void {
  const { callers, comments, crumbs, limiter, owners, visitors } = context;

  app.openapi(commentsRoute, async (c) => {
    await countCall(context, c, 'reads', visitors.identify(c));
    const { itemId, cursor } = c.req.valid('query');
    return c.json(await comments.read(itemId, cursor), 200);
  });

  app.openapi(commentCountsRoute, async (c) => {
    await countCall(context, c, 'reads', visitors.identify(c));
    return c.json({ counts: await comments.counts(c.req.valid('query').itemIds) }, 200);
  });

  app.openapi(writeCommentRoute, async (c) => {
    // A plain form could come from another site, and has no crumb.
    if (isFormPost(c)) throw new Problem('unsupported-media-type');
    const visitor = visitors.identify(c);
    const { crumb, key } = readChangeHeaders(c);
    if (visitor.usesCookies) crumbs.check(c, crumb);
    // By address: somebody who writes spam takes a new cookie for each comment.
    await limiter.count('comments', `address:${callers.address(c)}`);
    const { itemId, ...typed } = readBody(writeBody, c.req.valid('json'));
    const texts = await comments.check(itemId, typed);
    // A writer on another page may have no cart, or get one before the repeat. The key is unguessable, and a repeat sends
    // the same texts, so that nobody reads more than they wrote.
    const scope = 'comments';
    const change = { crumb, key, scope, content: { itemId, ...texts } };
    const { result } = await runChange(context, c, visitor, change, {
      change: (transaction) => comments.write(transaction, itemId, texts),
      answer: (transaction, id) => comments.find(transaction, id),
    });
    return c.json(result, 200);
  });

  app.openapi(moderatedCommentsRoute, async (c) => {
    const { state, cursor } = c.req.valid('query');
    return c.json(await comments.list(state, cursor), 200);
  });

  app.openapi(decideCommentRoute, async (c) => {
    const { id, state } = readBody(decideBody, c.req.valid('json'));
    await comments.decide(id, state, await owners.recorder(c, 'comments', 'comment-moderated'));
    return c.json({ id, state }, 200);
  });
}

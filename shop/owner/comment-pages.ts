import type { Hono } from 'hono';
import { Problem, productUrl, readCurrency, seeOther } from '../server/index.js';
import { readForm } from '../pages/read-form.js';
import type { PageCall } from '../pages/rendering.js';
import type { PageVariables } from '../pages/security-headers.js';
import {
  commentsPath,
  ownerCommentsView,
  readState,
  type CommentedItem,
} from './views/comments.js';
import { readProblem, withCursor } from './list-pages.js';
import type { OwnerParts } from './owner-parts.js';

/** Comments of visitors on products and content: those that wait, those that are public, and spam. */
export function addCommentPages(app: Hono<PageVariables>, parts: OwnerParts): void {
  const { catalogue, comments, content, crumbs, owners } = parts.services;

  async function findItem(c: PageCall, id: string): Promise<CommentedItem | null> {
    const product = await catalogue.byId(id, readCurrency(c));
    if (product !== null) return { title: product.title, url: productUrl(product.urlId) };
    const item = await content.byId(id);
    return item === null ? null : { title: item.title, url: item.fullUrl };
  }

  app.get(commentsPath, (c) =>
    withCursor(parts, c, async (cursor) => {
      const state = readState(c.req.query('state')) ?? 'pending';
      const page = await comments.list(state, cursor);
      const ids = [...new Set(page.comments.map(({ itemId }) => itemId))];
      const items = await Promise.all(ids.map(async (id) => [id, await findItem(c, id)] as const));
      const view = ownerCommentsView({
        crumb: crumbs.issue(c),
        problem: readProblem(c),
        state,
        page,
        counts: await comments.stateCounts(),
        items: new Map(items),
        done: c.req.query('done'),
      });
      return parts.render(c, 'owner-comments', view, { cache: 'no-store' });
    }),
  );

  app.post(`${commentsPath}/decide`, async (c) => {
    const { crumb, id = '', decision, state = '' } = await readForm(c);
    const back = new URLSearchParams({ ...(state !== '' && { state }) });
    try {
      crumbs.check(c, crumb);
      const to = readState(decision);
      if (to === undefined) throw new Problem('invalid-request');
      await comments.decide(id, to, await owners.recorder(c, 'comment-moderated'));
      back.set('done', to);
    } catch (error) {
      if (!(error instanceof Problem) || error.status >= 500) throw error;
      back.set('problem', error.code);
    }
    return c.redirect(`${commentsPath}?${back}`, seeOther);
  });
}

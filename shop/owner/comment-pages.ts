import { Problem, productUrl, readCurrency } from '../server/index.js';
import {
  commentsPath,
  ownerCommentsView,
  readState,
  type CommentedItem,
} from './views/comments.js';
import { inState } from './list-pages.js';
import { ownerPage } from './owner-page.js';
import type { OwnerCall } from './page-description.js';

const back = inState(commentsPath);

/** Comments of visitors on products and content: those that wait, those that are public, and spam. */
export const commentPages = ownerPage({
  path: commentsPath,
  place: 'Comments',
  area: 'comments',
  template: 'owner-comments',
  async view({ crumb, problem, done, cursor, ...call }) {
    const { comments } = call.services;
    const state = readState(call.c.req.query('state')) ?? 'pending';
    const page = await comments.list(state, cursor);
    const ids = [...new Set(page.comments.map(({ itemId }) => itemId))];
    const items = await Promise.all(ids.map(async (id) => [id, await findItem(call, id)] as const));
    const counts = await comments.stateCounts();
    return ownerCommentsView({ crumb, problem, state, page, counts, items: new Map(items), done });
  },
  forms: {
    decide: {
      action: 'comment-moderated',
      back,
      async work({ services, typed, record }) {
        const to = readState(typed['decision']);
        if (to === undefined) throw new Problem('invalid-request');
        await services.comments.decide(typed['id'] ?? '', to, record);
        return inState(commentsPath, to)({ typed });
      },
    },
  },
});

async function findItem({ c, services }: OwnerCall, id: string): Promise<CommentedItem | null> {
  const product = await services.catalogue.byId(id, readCurrency(c));
  if (product !== null) return { title: product.title, url: productUrl(product.urlId) };
  const item = await services.content.byId(id);
  return item === null ? null : { title: item.title, url: item.fullUrl };
}

import { getHttp, getRuntime } from '../../runtime/index.js';
import { createCommentsClient } from './client.js';
import { createCommentsStore, type CommentsStore } from './store.js';

/** The page's comments of an item or a collection.
 *
 * @example
 * const comments = getComments('post-1');
 * await comments.read();
 * await comments.write({ author: 'Ada', text: 'How lovely.' }); */
// Bound, because a minifier moves a function of one use into its caller, a hook: the store would keep its component.
export const getComments = /* @__PURE__ */ openComments.bind(null);

function openComments(itemId: string): CommentsStore {
  const runtime = getRuntime();
  return runtime.shared(`comments ${runtime.apiOrigin} ${itemId}`, () =>
    createCommentsStore({
      client: createCommentsClient(getHttp()),
      itemId,
      reporter: () => runtime.reporter,
    }),
  );
}

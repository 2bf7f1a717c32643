import { getHttp, getRuntime } from '../../runtime/index.js';
import { createReviewsClient } from './client.js';
import { createReviewsStore, type ReviewsStore, type ReviewsStoreOptions } from './store.js';

export type ReviewsChoice = Pick<ReviewsStoreOptions, 'productId' | 'sources' | 'limit' | 'sort'>;

/** The page's store of a product's reviews: one for each combination of options.
 *
 * @example
 * const reviews = getReviewsStore({ productId: 'mug', sources: ['native'], limit: 10, sort: 'newest' });
 * await reviews.load(); */
// Bound, because a minifier moves a function of one use into its caller, a hook: the store would keep its component.
export const getReviewsStore = /* @__PURE__ */ openStore.bind(null);

function openStore(choice: ReviewsChoice): ReviewsStore {
  const runtime = getRuntime();
  const { apiOrigin: origin } = runtime;
  const { productId, sources, limit, sort } = choice;
  const name = ['reviews', origin, productId, sources.join(), limit, sort].join(' ');
  return runtime.shared(name, () =>
    createReviewsStore({
      ...choice,
      client: createReviewsClient(getHttp(), origin),
      reporter: () => runtime.reporter,
    }),
  );
}

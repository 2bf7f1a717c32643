import { getHttp, getRuntime } from '../../runtime/index.js';
import { createReviewsClient } from './client.js';
import { createReviewsStore, type ReviewsStore, type ReviewsStoreOptions } from './store.js';

export type ReviewsChoice = Pick<ReviewsStoreOptions, 'productId' | 'sources' | 'limit' | 'sort'>;

/** The page's store for the reviews of a product: one for each way of reading them. */
export function getReviewsStore(choice: ReviewsChoice): ReviewsStore {
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

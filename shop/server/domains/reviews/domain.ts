import { defineDomain, type Ground } from '../../ground/domain.js';
import { mentions } from '../../ground/personal-data.js';
import type { Catalogue } from '../catalogue/index.js';
import type { OrderAccess } from '../orders/index.js';
import { openPhotoFolder } from './photos/index.js';
import { createReviews } from './reviews.js';
import { addReviewRoutes } from './routes.js';
import { seedReviews } from './seed.js';
import type { ReviewSeed } from './types.js';
import { createWrittenReviews, type WrittenReviews } from './written/index.js';

export interface ReviewOptions {
  /** The product reviews; none by default. */
  readonly reviews?: readonly ReviewSeed[];
  /** Folder of the photos that come with written reviews; without one the form takes none. */
  readonly reviewPhotosDir?: string | null;
}

interface Given extends Ground {
  readonly catalogue: Catalogue;
  readonly orderAccess: OrderAccess;
}

/** How long a refused review can still be approved. */
const refusedLifetime = 30 * 24 * 60 * 60 * 1000;

export const reviews = defineDomain({
  name: 'reviews',
  uses: ['catalogue', 'orders'],
  seed: (database, options: ReviewOptions) => seedReviews(database, options.reviews ?? []),
  open: (given: Given, { reviewPhotosDir }: ReviewOptions) => ({
    reviews: createReviews(given.database, given.catalogue),
    writtenReviews: createWrittenReviews({
      ...given,
      photos: reviewPhotosDir ? openPhotoFolder(reviewPhotosDir) : null,
      ordersOf: (c) => given.orderAccess.ordersOf(c),
    }),
  }),
  routes: addReviewRoutes,
  limits: {
    /** Reviews, accepted or not. */
    reviews: { calls: 20, seconds: 600 },
    /** Reviews with photos, so that no address fills the disk: at most 18 MB each. */
    reviewPhotos: { calls: 20, seconds: 86_400 },
  },
  personal: [
    {
      name: 'Reviews that wait',
      rows: 'select product_id, details, email from reviews where lower(email) = $1',
      erase: ['delete from reviews where lower(email) = $1'],
    },
    {
      name: 'Reviews that were not sent',
      rows: `select product_id, draft from review_drafts where ${mentions('draft')}`,
      erase: [`delete from review_drafts where ${mentions('draft')}`],
    },
  ],
  expired: [
    { table: 'review_drafts', where: 'expires_at <= $1' },
    { table: 'reviews', where: "state = 'refused' and decided_at <= $1", after: refusedLifetime },
  ],
  settle: ({ writtenReviews }: { readonly writtenReviews: WrittenReviews }) =>
    writtenReviews.purgePhotos(),
});

import { ratedText } from 'vitrine/core/reviews';
import { reviewPageStrings } from 'vitrine/core/i18n';
import type { ModeratedReview, ModeratedReviews, ReviewState } from '../../server/index.js';
import { toAddress } from '../../pages/views/address.js';
import { starsView } from '../../pages/views/parts/stars.js';
import { momentView } from './moment.js';
import { ownerView, type ShownPage } from './page.js';

export const reviewsPath = '/owner/reviews';

export interface OwnerReviewsPage extends ShownPage {
  readonly state: ReviewState;
  readonly page: ModeratedReviews;
  readonly counts: Readonly<Record<ReviewState, number>>;
  /** The last decision. */
  readonly done: string | undefined;
}

const tabs = [
  { state: 'pending', title: 'Waiting' },
  { state: 'approved', title: 'Approved' },
  { state: 'refused', title: 'Refused' },
] as const satisfies readonly { state: ReviewState; title: string }[];

const notices: ReadonlyMap<string | undefined, string> = new Map([
  ['approve', 'The review is on its product’s page now.'],
  ['refuse', 'The review is refused. It is deleted in 30 days.'],
]);

const empties: Readonly<Record<ReviewState, string>> = {
  pending: 'No review waits for you.',
  approved: 'None of the written reviews is approved.',
  refused: 'No review is refused.',
};

/** Written reviews in one state, each with what can be decided about it. */
export function ownerReviewsView(given: OwnerReviewsPage) {
  const { crumb, problem, state, page, counts, done } = given;
  const notice = notices.get(done) ?? null;
  return {
    ...ownerView({ heading: 'Reviews', crumb, problem, notice }),
    state,
    tabs: tabs.map((tab) => ({
      title: `${tab.title} (${counts[tab.state]})`,
      url: toAddress(addressOf(tab.state)),
      isCurrent: tab.state === state,
    })),
    reviews: page.reviews.map((review) => reviewView(review, state)),
    empty: empties[state],
    newest: null,
    next:
      page.nextPageCursor === null
        ? null
        : {
            url: toAddress(`${addressOf(state)}&cursor=${encodeURIComponent(page.nextPageCursor)}`),
          },
  };
}

const addressOf = (state: ReviewState) => `${reviewsPath}?state=${state}`;

function reviewView(review: ModeratedReview, state: ReviewState) {
  const { id, author, rating, title, text, email, orderNumber, isVerified } = review;
  return {
    id,
    decide: { url: toAddress(`${reviewsPath}/decide`) },
    product: { title: review.productTitle, url: toAddress(review.productUrl) },
    stars: starsView(rating * 10, String(rating)),
    rated: ratedText(String(rating)),
    author,
    headline: title,
    paragraphs: text.split('\n'),
    time: momentView(review.writtenAt),
    email,
    /** Why it may or may not be a buyer's. */
    proof: proofText(isVerified, orderNumber),
    isVerified,
    photos: review.photos.map(({ url, width, height }) => ({
      url: toAddress(url),
      alt: reviewPageStrings('photo', { author }),
      width,
      height,
    })),
    canApprove: state !== 'approved',
    canRefuse: state !== 'refused',
  };
}

function proofText(isVerified: boolean, orderNumber: number | null): string {
  if (isVerified) return 'Sent from a browser that has opened an order with this product.';
  if (orderNumber !== null) {
    return `Order ${orderNumber} with this product has the same e-mail. Anybody can type an address, so this is no proof.`;
  }
  return 'No order with this product is known for it.';
}

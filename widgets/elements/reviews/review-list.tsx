import { countText, starsText, type ShownReviews } from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { ReviewItem } from './review-item.js';

export interface ReviewListProps {
  shown: ShownReviews;
  /** BCP 47. */
  locale: string;
  /** The first review of those that were added last. */
  firstNewId: string | null;
  /** Whether others are on their way. */
  isBusy: boolean;
}

export function ReviewList({ shown, locale, firstNewId, isBusy }: ReviewListProps) {
  if (shown.reviews.length === 0) return <p>{reviewStrings('noneMatching')}</p>;
  return (
    <ul className={isBusy ? 'list busy' : 'list'} aria-busy={isBusy}>
      {shown.reviews.map((review) => (
        <li key={review.id}>
          <ReviewItem review={review} locale={locale} isFirstNew={review.id === firstNewId} />
        </li>
      ))}
    </ul>
  );
}

/** 'Showing 5 of 23 reviews, 2 stars. Newest first.' */
export function describeShown({ query, matching, reviews }: ShownReviews, locale: string): string {
  const total = describeMatching({ query, matching }, locale);
  const order = reviewStrings(query.sort);
  return reviewStrings('showing', { shown: reviews.length, total, order }, locale);
}

/** '23 reviews, 2 stars', or '128 reviews' without a filter (ux §10). */
export function describeMatching(
  { query, matching }: Pick<ShownReviews, 'query' | 'matching'>,
  locale: string,
): string {
  const reviews = countText(matching, locale);
  return query.rating === null
    ? reviews
    : reviewStrings('filtered', { reviews, stars: starsText(query.rating) });
}

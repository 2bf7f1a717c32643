import { countText, starsText, type ReviewSummary } from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';

export interface DistributionProps {
  summary: ReviewSummary;
  /** The rating that is filtered by. */
  rating: number | null;
  /** BCP 47. */
  locale: string;
  onFilter(rating: number | null): void;
}

/** How many gave so many stars; each bar is a button that shows only those. */
export function Distribution({ summary, rating: chosen, locale, onFilter }: DistributionProps) {
  return (
    <div className="distribution" role="group" aria-label={reviewStrings('filterGroup')}>
      {summary.distribution.map(({ rating, count }) => {
        const isPressed = rating === chosen;
        const stars = starsText(rating);
        const reviews = countText(count, locale);
        const isOff = count === 0 && !isPressed;
        return (
          <button
            key={rating}
            part="filter"
            className="filter"
            type="button"
            aria-label={reviewStrings('filter', { stars, reviews })}
            aria-pressed={isPressed}
            aria-disabled={isOff || undefined}
            onClick={() => !isOff && onFilter(isPressed ? null : rating)}
          >
            <span className="filter-stars">{stars}</span>{' '}
            <svg part="bar" className="bar" aria-hidden="true">
              <rect className="track" width="100%" height="100%" />
              <rect width={`${(count / summary.count) * 100}%`} height="100%" />
            </svg>{' '}
            <span className="filter-count">{reviews}</span>
          </button>
        );
      })}
    </div>
  );
}

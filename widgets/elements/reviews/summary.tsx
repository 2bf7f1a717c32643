import { useRef } from 'react';
import { averageTenths, averageText, summaryText } from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';
import { Distribution, type DistributionProps } from './distribution.js';
import { Stars } from './stars.js';
import { WriteLink } from './write-link.js';

/** The summary of all reviews, before any of them. */
export function Summary({ writeUrl, ...props }: DistributionProps & { writeUrl: string }) {
  const { summary, locale, rating, onFilter } = props;
  const filters = useRef<HTMLDivElement>(null);

  /** The button is removed, so the focus moves to its rating bar. */
  function showAll(): void {
    filters.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
    onFilter(null);
  }

  return (
    <div part="summary" className="summary">
      <div className="overall">
        <p part="average" className="average">
          <Stars tenths={averageTenths(summary)} rating={averageText(summary, locale)} />{' '}
          <span>{summaryText(summary, locale)}</span>
        </p>
        <WriteLink url={writeUrl} label={reviewStrings('write')} />
      </div>
      <div ref={filters}>
        <Distribution {...props} />
        {rating !== null && (
          <button part="show-all" className="link-button" type="button" onClick={showAll}>
            {reviewStrings('showAll')}
          </button>
        )}
      </div>
    </div>
  );
}

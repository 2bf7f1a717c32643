import { reviewSorts, type ReviewSort } from '../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../core/i18n/index.js';

export interface SortChoiceProps {
  sort: ReviewSort;
  onSort(sort: ReviewSort): void;
}

export function SortChoice({ sort, onSort }: SortChoiceProps) {
  function choose(value: string): void {
    const chosen = reviewSorts.find((candidate) => candidate === value);
    if (chosen) onSort(chosen);
  }
  return (
    <label className="sort">
      <span>{reviewStrings('sortLabel')}</span>
      <select
        part="sort"
        className="vitrine-select"
        value={sort}
        onChange={({ target }) => choose(target.value)}
      >
        {reviewSorts.map((value) => (
          <option key={value} value={value}>
            {reviewStrings(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

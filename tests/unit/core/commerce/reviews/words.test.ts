import { describe, expect, it } from 'vitest';
import {
  averageTenths,
  countText,
  dateText,
  dateValue,
  helpfulText,
  ratedText,
  sourceText,
  starsText,
  summaryText,
} from '../../../../../core/commerce/reviews/index.js';
import { reviewStrings } from '../../../../../core/i18n/index.js';

const summary = (count: number, ratingSum: number) => ({ count, ratingSum, distribution: [] });

describe('averageTenths', () => {
  it.each([
    [128, 589, 46],
    [1, 5, 50],
    [3, 10, 33],
    [3, 11, 37],
    // 4.65 is a little less as a float.
    [20, 93, 47],
    [20, 23, 12],
    [0, 0, 0],
  ])('of %i reviews with %i stars in all is %i', (count, ratingSum, tenths) => {
    expect(averageTenths({ count, ratingSum })).toBe(tenths);
  });
});

describe('the words', () => {
  // ux §10: 'average and count ("4.6 out of 5, 128 reviews")'.
  it('sum up', () => {
    expect(summaryText(summary(128, 589), 'en-US')).toBe('4.6 out of 5, 128 reviews');
    expect(summaryText(summary(1, 5), 'en-US')).toBe('5.0 out of 5, 1 review');
    // Danish has numbers of its own, and no texts of the library.
    expect(summaryText(summary(1280, 5890), 'da-DK')).toBe('4,6 out of 5, 1.280 reviews');
  });

  // ux §10: 'each a filter button ("5 stars, 96 reviews, filter")'; 'Filters announce "23 reviews, 2 stars"'.
  it('name filters and what they gave', () => {
    const reviews = countText(96, 'en-US');
    expect(reviewStrings('filter', { stars: starsText(5), reviews })).toBe(
      '5 stars, 96 reviews, filter',
    );
    expect(
      reviewStrings('filtered', { reviews: countText(23, 'en-US'), stars: starsText(2) }),
    ).toBe('23 reviews, 2 stars');
    expect(starsText(1)).toBe('1 star');
    expect(countText(1, 'en-US')).toBe('1 review');
    expect(countText(0, 'en-US')).toBe('0 reviews');
    expect(ratedText('4.6')).toBe('4.6 out of 5 stars');
  });

  it('tell the date as the locale does, the same day everywhere', () => {
    const noon = Date.UTC(2026, 10, 12, 12);
    expect(dateText(noon, 'en-US')).toBe('November 12, 2026');
    expect(dateText(noon, 'de-DE')).toBe('12. November 2026');
    expect(dateValue(noon)).toBe('2026-11-12');
    expect(dateText(Date.UTC(2026, 10, 12), 'en-US')).toBe('November 12, 2026');
  });

  it('tell where an imported review comes from', () => {
    expect(sourceText({ source: 'native', importedFrom: null })).toBe('');
    expect(sourceText({ source: 'imported', importedFrom: 'The market' })).toBe(
      'Imported from The market',
    );
    expect(sourceText({ source: 'imported', importedFrom: null })).toBe('Imported review');
  });

  it('tell how many found it helpful', () => {
    expect(helpfulText(0, 'en-US')).toBe('');
    expect(helpfulText(1, 'en-US')).toBe('1 person found this helpful');
    expect(helpfulText(14, 'en-US')).toBe('14 people found this helpful');
  });
});

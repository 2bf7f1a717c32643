import { numberFormat } from '../../base/index.js';
import { reviewPageStrings } from '../../i18n/index.js';
import type { Review, ReviewSummary } from './review.js';

// Texts that a server renders too, so nothing here may need a browser.

/** The average in tenths of a star, halves rounded up: 46 is 4.6. 0 without a review. */
export function averageTenths({ count, ratingSum }: Pick<ReviewSummary, 'count' | 'ratingSum'>) {
  // In integers, because 4.65 as a float is slightly less.
  return count === 0 ? 0 : Math.floor((ratingSum * 20 + count) / (count * 2));
}

/** '4.6', in the format of the locale. */
export function averageText(summary: ReviewSummary, locale: string): string {
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return numberFormat(locale, options)(averageTenths(summary) / 10);
}

/** '4.6 out of 5, 128 reviews' (ux §10). */
export function summaryText(summary: ReviewSummary, locale: string): string {
  const average = averageText(summary, locale);
  return reviewPageStrings('summary', { average, count: summary.count }, locale);
}

/** '4.6 out of 5 stars': the text alternative of the stars. */
export function ratedText(rating: string): string {
  return reviewPageStrings('rated', { rating });
}

/** '2 stars'. */
export function starsText(rating: number): string {
  return reviewPageStrings('stars', { rating });
}

/** '96 reviews'. */
export function countText(count: number, locale: string): string {
  return reviewPageStrings('count', { count }, locale);
}

/** '14 people found this helpful'; empty for none. */
export function helpfulText(count: number, locale: string): string {
  return count === 0 ? '' : reviewPageStrings('helpfulCount', { count }, locale);
}

/** The source of an imported review; empty for one written in this shop. */
export function sourceText({ source, importedFrom }: Pick<Review, 'source' | 'importedFrom'>) {
  if (source === 'native') return '';
  return importedFrom
    ? reviewPageStrings('importedFrom', { source: importedFrom })
    : reviewPageStrings('imported');
}

/** 'November 12, 2026', as the locale writes it; in UTC, so that a server says the same. */
export function dateText(writtenAt: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(writtenAt);
}

/** '2026-11-12', for a `datetime` attribute. */
export function dateValue(writtenAt: number): string {
  return new Date(writtenAt).toISOString().slice(0, 10);
}

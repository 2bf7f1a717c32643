import {
  averageTenths,
  averageText,
  countText,
  dateText,
  dateValue,
  helpfulText,
  ratings,
  sourceText,
  starsText,
  summaryText,
  type ReviewSummary,
} from 'vitrine/core/reviews';
import { reviewPageStrings } from 'vitrine/core/i18n';
import type { ReviewJson, ReviewPageJson, ReviewSummaryJson } from '../../../server/index.js';
import { pageLocale } from '../../words/languages.js';
import { toAddress, type Address } from '../address.js';
import { starsView } from './stars.js';

/** The server-rendered reviews of a product, which `vitrine-reviews` enhances. */
export function reviewsView(page: ReviewPageJson, moreUrl: Address | null, writeUrl: Address) {
  const summary = toSummary(page.summary);
  const isEmpty = summary.count === 0;
  return {
    title: reviewPageStrings('reviews'),
    writeUrl,
    empty: isEmpty
      ? { text: reviewPageStrings('empty'), url: writeUrl, label: reviewPageStrings('writeFirst') }
      : null,
    summary: isEmpty
      ? null
      : {
          ...summaryView(summary),
          write: { url: writeUrl, label: reviewPageStrings('write') },
        },
    reviews: page.reviews.map(reviewView),
    /** Link to all reviews, if the page does not show all. */
    more:
      page.nextCursor !== null && moreUrl
        ? { url: moreUrl, label: reviewPageStrings('all', { count: summary.count }) }
        : null,
  };
}

/** The average beside the product's title, which leads to the reviews; null without a review. */
export function vitalsView(page: ReviewPageJson) {
  const summary = toSummary(page.summary);
  if (summary.count === 0) return null;
  const { stars, text } = summaryView(summary);
  return { stars, text };
}

/** Converts the server's summary to the type of core/commerce/reviews. */
function toSummary({ count, ratingSum, distribution }: ReviewSummaryJson): ReviewSummary {
  const counts: Readonly<Record<string, number>> = distribution;
  return {
    count,
    ratingSum,
    distribution: ratings.map((rating) => ({ rating, count: counts[rating] ?? 0 })),
  };
}

function summaryView(summary: ReviewSummary) {
  return {
    stars: starsView(averageTenths(summary), averageText(summary, pageLocale())),
    text: summaryText(summary, pageLocale()),
    bars: summary.distribution.map(({ rating, count }) => ({
      stars: starsText(rating),
      reviews: countText(count, pageLocale()),
      width: (count / summary.count) * 100,
    })),
  };
}

function reviewView(review: ReviewJson) {
  const { author, rating, title, text, writtenAt, reply, photos } = review;
  return {
    stars: starsView(rating * 10, String(rating)),
    title: title ?? author,
    /** Null if it is the title. */
    author: title === null ? null : author,
    ...dateView(writtenAt),
    facts: factsOf(review),
    helpful: helpfulText(review.helpfulCount, pageLocale()),
    paragraphs: text.split('\n'),
    photos: photos.map((photo) => ({
      ...photo,
      alt: photo.alt || reviewPageStrings('photo', { author }),
      url: toAddress(photo.url),
    })),
    reply: reply && {
      title: reviewPageStrings('replyFrom', { author: reply.author }),
      ...dateView(reply.writtenAt),
      paragraphs: reply.text.split('\n'),
    },
  };
}

/** Facts about the review, such as 'Verified buyer'. */
function factsOf(review: ReviewJson): string[] {
  const { isVerified, variant } = review;
  return [
    isVerified ? reviewPageStrings('verified') : '',
    variant === null ? '' : reviewPageStrings('bought', { variant }),
    sourceText(review),
  ].filter((fact) => fact !== '');
}

function dateView(time: number) {
  return { date: dateText(time, pageLocale()), dateValue: dateValue(time) };
}

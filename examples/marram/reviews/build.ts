import type { ReviewSeed } from 'vitrine-shop';
import type { ReviewPhoto } from '../seeds.js';

interface WrittenReview {
  readonly stars: 1 | 2 | 3 | 4 | 5;
  readonly by: string;
  /** `2026-09-14`. */
  readonly on: string;
  readonly title?: string;
  readonly text: string;
  /** A verified purchase: the name of the variant, or true for a product without variants. */
  readonly bought?: string | true;
  /** Name of the source of an imported review. */
  readonly from?: string;
  readonly helpful?: number;
  readonly photos?: readonly ReviewPhoto[];
  readonly reply?: { readonly on: string; readonly text: string };
}

const shop = 'Marram';

/** The reviews of one product. Ids are derived from the order, so add new ones at the end. */
export function reviewsOf(urlId: string, reviews: readonly WrittenReview[]): ReviewSeed[] {
  return reviews.map((review, index) => ({
    id: `review-${urlId}-${index + 1}`,
    productId: `item-${urlId}`,
    source: review.from === undefined ? 'native' : 'imported',
    importedFrom: review.from ?? null,
    rating: review.stars,
    author: review.by,
    title: review.title ?? null,
    text: review.text,
    writtenAt: noonOf(review.on),
    isVerified: review.bought !== undefined,
    variant: typeof review.bought === 'string' ? review.bought : null,
    photos: review.photos ?? [],
    reply: review.reply
      ? { author: shop, text: review.reply.text, writtenAt: noonOf(review.reply.on) }
      : null,
    helpfulCount: review.helpful ?? 0,
  }));
}

/** A photo, taken from the pictures of the shop. */
export function photo(name: string, alt: string): ReviewPhoto {
  return { url: `/images/${name}.svg`, alt, width: 800, height: 1000 };
}

/** Noon UTC, so that it is the same day in most time zones. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`);
}

export const reviewSources = ['native', 'imported'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Star ratings from best to worst, in the order of a distribution. */
export const ratings = [5, 4, 3, 2, 1] as const;

export interface ReviewPhoto {
  /** Absolute. */
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface ReviewReply {
  readonly author: string;
  readonly paragraphs: readonly string[];
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

export interface Review {
  readonly id: string;
  /** Written in this shop, or imported. */
  readonly source: ReviewSource;
  /** The display name of an imported review's source. */
  readonly importedFrom: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly author: string;
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly isVerified: boolean;
  /** The name of the variant that was bought. */
  readonly variant: string | null;
  readonly photos: readonly ReviewPhoto[];
  readonly reply: ReviewReply | null;
  readonly helpfulCount: number;
}

export interface ReviewSummary {
  readonly count: number;
  /** The sum of all ratings; divided by the count it is the exact average. */
  readonly ratingSum: number;
  /** The number of reviews by stars, from 5 down to 1. */
  readonly distribution: readonly { readonly rating: number; readonly count: number }[];
}

export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Only reviews with this number of stars; null for all. */
  readonly rating: number | null;
}

export interface ReviewPage {
  /** The summary of all displayed reviews, whatever the rating filter. */
  readonly summary: ReviewSummary;
  /** The number of reviews that match the rating filter. */
  readonly matching: number;
  readonly reviews: readonly Review[];
  /** The cursor of the next page; null on the last. */
  readonly nextCursor: string | null;
}

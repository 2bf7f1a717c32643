export const reviewSources = ['native', 'imported'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** From best to worst, as a distribution shows them. */
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
  /** Written in this shop, or taken over from elsewhere. */
  readonly source: ReviewSource;
  /** Where an imported one comes from, in words. */
  readonly importedFrom: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly author: string;
  readonly title: string | null;
  readonly paragraphs: readonly string[];
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  readonly isVerified: boolean;
  /** The variant that was bought, in words. */
  readonly variant: string | null;
  readonly photos: readonly ReviewPhoto[];
  readonly reply: ReviewReply | null;
  readonly helpfulCount: number;
}

export interface ReviewSummary {
  readonly count: number;
  /** Of all ratings; with the count it is the average, exactly. */
  readonly ratingSum: number;
  /** How many gave so many stars; from 5 down to 1. */
  readonly distribution: readonly { readonly rating: number; readonly count: number }[];
}

export interface ReviewQuery {
  readonly sort: ReviewSort;
  /** Only reviews with so many stars; null for all. */
  readonly rating: number | null;
}

export interface ReviewPage {
  /** Of all reviews that the store displays, whatever the rating asked for. */
  readonly summary: ReviewSummary;
  /** How many have the rating asked for. */
  readonly matching: number;
  readonly reviews: readonly Review[];
  /** Names the next page; null on the last. */
  readonly nextCursor: string | null;
}

/** Whether a review was written in this shop or imported. */
export const reviewSources = ['native', 'imported'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewSorts = ['newest', 'highest', 'lowest', 'helpful'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export interface ReviewPhoto {
  readonly url: string;
  readonly alt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

interface ReviewReply {
  readonly author: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** A review of the example shop, stored when the server starts. */
export interface ReviewSeed {
  /** Unique and never reused. */
  readonly id: string;
  readonly productId: string;
  readonly source: ReviewSource;
  /** Name of the source of an imported review. */
  readonly importedFrom: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly author: string;
  readonly title: string | null;
  /** Plain text; a line break starts a paragraph. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Whether the author bought the product in this shop. */
  readonly isVerified: boolean;
  /** Name of the purchased variant. */
  readonly variant: string | null;
  readonly photos: readonly ReviewPhoto[];
  readonly reply: ReviewReply | null;
  /** How many people found it helpful. */
  readonly helpfulCount: number;
}

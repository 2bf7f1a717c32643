/** Where a review was written: here, or somewhere it was taken over from. */
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

export interface ReviewReply {
  readonly author: string;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
}

/** What a person writes to fill the shop; the server puts it into the database when it starts. */
export interface ReviewSeed {
  /** Unique and never reused. */
  readonly id: string;
  readonly productId: string;
  readonly source: ReviewSource;
  /** Where an imported one comes from, in words. */
  readonly importedFrom: string | null;
  /** 1 to 5. */
  readonly rating: number;
  readonly author: string;
  readonly title: string | null;
  /** Plain text; a line break begins a paragraph. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly writtenAt: number;
  /** Whether the author bought it here. */
  readonly isVerified: boolean;
  /** The variant that was bought, in words. */
  readonly variant: string | null;
  readonly photos: readonly ReviewPhoto[];
  readonly reply: ReviewReply | null;
  /** How many people found it helpful. */
  readonly helpfulCount: number;
}

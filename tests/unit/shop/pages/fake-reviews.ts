import type { ReviewPageJson } from '../../../../shop/server/index.js';

const none = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };

export const unreviewed: ReviewPageJson = {
  summary: { count: 0, ratingSum: 0, distribution: none },
  matching: 0,
  reviews: [],
  nextCursor: null,
};

/** One review of four stars. */
export const reviewed: ReviewPageJson = {
  summary: { count: 1, ratingSum: 4, distribution: { ...none, '4': 1 } },
  matching: 1,
  reviews: [
    {
      id: 'review-1',
      source: 'native',
      importedFrom: null,
      rating: 4,
      author: 'Bo',
      title: 'Warm',
      text: 'It keeps its heat.',
      writtenAt: Date.UTC(2026, 9, 1),
      isVerified: true,
      variant: null,
      photos: [],
      reply: null,
      helpfulCount: 0,
    },
  ],
  nextCursor: null,
};

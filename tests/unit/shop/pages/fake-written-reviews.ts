import { getCookie } from 'hono/cookie';
import type { OwnerServices } from '../../../../shop/owner/index.js';

/** One review waits. The cookie `DRAFT=yes` has a draft with a mistake; a review without a text is refused. */
export function createFakeWrittenReviews(): OwnerServices['writtenReviews'] {
  return {
    takesPhotos: true,
    drafts: {
      keep: () => Promise.resolve(),
      take: (c) =>
        Promise.resolve(
          getCookie(c, 'DRAFT') === 'yes'
            ? {
                typed: { rating: '4', text: '', author: '<b>Ada</b>' },
                errors: { text: 'Write a few words.' },
              }
            : null,
        ),
      drop: () => Promise.resolve(),
    },
    write: (_, { fields }) => Promise.resolve(fields['text'] ? {} : { text: 'Write a few words.' }),
    list: () =>
      Promise.resolve({
        reviews: [
          {
            id: 'written-1',
            productTitle: 'Dune Mug',
            productUrl: '/shop/dune-mug',
            rating: 4,
            author: '<i>Ada</i>',
            title: 'Good',
            text: 'First.\n<script>alert(1)</script>',
            writtenAt: Date.UTC(2026, 10, 22, 9),
            photos: [{ url: '/review-photos/a.jpg', alt: '', width: 8, height: 8 }],
            isVerified: true,
            email: 'ada@example.com',
            orderNumber: null,
          },
        ],
        nextPageCursor: 'Mg',
      }),
    count: (state) => Promise.resolve(state === 'pending' ? 1 : 0),
    decide: () => Promise.resolve(),
    photo: () => Promise.resolve(null),
  };
}

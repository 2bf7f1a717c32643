import { describe, expect, it } from 'vitest';
import { createReviewsClient, type PageQuery } from '../../../../../core/commerce/reviews/index.js';
import { answering, wirePage, wireReview } from './sample-reviews.js';

const query: PageQuery = {
  sort: 'newest',
  rating: null,
  sources: ['native', 'imported'],
  limit: 5,
  cursor: null,
};

function read(answer: unknown, changes: Partial<PageQuery> = {}, productId = 'mug') {
  const { http, calls } = answering(answer);
  const client = createReviewsClient(http, 'https://api.test');
  const { signal } = new AbortController();
  return { calls, page: client.read(productId, { ...query, ...changes }, signal) };
}

describe('createReviewsClient', () => {
  it('asks for a page', async () => {
    const { calls, page } = read(wirePage([]), { rating: 2, cursor: 'next' }, 'a/b');
    await page;
    expect(calls[0]).toMatchObject({
      method: 'GET',
      path: '/api/commerce/products/a%2Fb/reviews',
      query: { sort: 'newest', rating: 2, limit: 5, cursor: 'next', source: undefined },
    });
  });

  it('asks for the one source that the store displays', async () => {
    const { calls, page } = read(wirePage([]), { sources: ['imported'] });
    await page;
    expect(calls[0]?.query).toMatchObject({ source: 'imported', rating: undefined });
  });

  it('reads a page, with the best rating first in the distribution', async () => {
    const reply = { author: 'The shop', text: 'Thanks.', writtenAt: 7 };
    const photo = { url: '/images/mug.svg', alt: 'A mug', width: 800, height: 1000 };
    const text = 'One.\n\n Two. \r\nThree.';
    const review = wireReview('r1', { text, reply, photos: [photo], isVerified: true });
    const page = await read(wirePage([], { reviews: [review], nextCursor: 'next' })).page;
    expect(page.summary).toEqual({
      count: 128,
      ratingSum: 589,
      distribution: [
        { rating: 5, count: 96 },
        { rating: 4, count: 22 },
        { rating: 3, count: 5 },
        { rating: 2, count: 3 },
        { rating: 1, count: 2 },
      ],
    });
    expect(page.nextCursor).toBe('next');
    expect(page.reviews[0]).toMatchObject({
      id: 'r1',
      paragraphs: ['One.', 'Two.', 'Three.'],
      reply: { author: 'The shop', paragraphs: ['Thanks.'], writtenAt: 7 },
      photos: [{ ...photo, url: 'https://api.test/images/mug.svg' }],
      isVerified: true,
    });
  });

  it('does without what a server leaves out', async () => {
    const bare = { id: 'r1', source: 'native', rating: 4, writtenAt: 0 };
    const page = await read(wirePage([], { reviews: [bare] })).page;
    expect(page.reviews[0]).toEqual({
      ...bare,
      importedFrom: null,
      author: '',
      title: null,
      paragraphs: [],
      isVerified: false,
      variant: null,
      photos: [],
      reply: null,
      helpfulCount: 0,
    });
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml,x', 'https://'])(
    'leaves out a photo at %s',
    async (url) => {
      const photos = [{ url, alt: '', width: null, height: null }];
      const page = await read(wirePage([], { reviews: [wireReview('r1', { photos })] })).page;
      expect(page.reviews[0]?.photos).toEqual([]);
    },
  );

  it.each([
    ['a rating beyond 5', { rating: 6 }],
    ['half a star', { rating: 4.5 }],
    ['a date that is none', { writtenAt: 1e20 }],
    ['a source it does not know', { source: 'bought' }],
  ])('refuses an answer with %s', async (_, changes) => {
    const reviews = [wireReview('r1', changes)];
    await expect(read(wirePage([], { reviews })).page).rejects.toThrow();
  });
});

import { expect, it } from 'vitest';
import { reviewPageSchema, type ReviewSeed } from '../../shop/server/domains/reviews/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor } from './visitor.js';

const day = 24 * 60 * 60 * 1000;

function reviewOf(name: string, changes: Partial<ReviewSeed> = {}): ReviewSeed {
  return {
    id: `review-${name}`,
    productId: 'item-mug',
    source: 'native',
    importedFrom: null,
    rating: 5,
    author: name,
    title: null,
    text: `${name} says so.`,
    writtenAt: 0,
    isVerified: false,
    variant: null,
    photos: [],
    reply: null,
    helpfulCount: 0,
    ...changes,
  };
}

const full = reviewOf('ana', {
  rating: 4,
  title: 'Good',
  writtenAt: 5 * day,
  isVerified: true,
  variant: 'Oat, Small',
  photos: [{ url: '/images/mug.svg', alt: 'My mug.', width: 800, height: 1000 }],
  reply: { author: 'The shop', text: 'Thank you.', writtenAt: 6 * day },
  helpfulCount: 2,
});

const reviews = [
  full,
  reviewOf('bo', { rating: 2, writtenAt: 4 * day, helpfulCount: 9 }),
  reviewOf('cy', {
    writtenAt: 4 * day,
    source: 'imported',
    importedFrom: 'The market',
    helpfulCount: 2,
  }),
  reviewOf('di', { rating: 2, writtenAt: 3 * day }),
  reviewOf('ed', { writtenAt: 2 * day }),
  reviewOf('fay', { rating: 1, writtenAt: 1 * day, source: 'imported' }),
  reviewOf('other', { productId: 'item-gift', rating: 1 }),
  reviewOf('lost', { productId: 'item-none' }),
];

const path = (query = '', itemId = 'item-mug') =>
  `/api/commerce/products/${itemId}/reviews${query}`;

async function read({ app }: OpenShop, query = '', itemId?: string) {
  const response = await createVisitor(app).send(path(query, itemId));
  expect(response.status).toBe(200);
  return reviewPageSchema.parse(await response.json());
}

const names = (page: { reviews: { author: string }[] }) =>
  page.reviews.map(({ author }) => author).join(' ');

describeShop('The reviews of a product', (shop) => {
  it('come with a summary of all of them', async () => {
    const page = await read(await shop.open({ reviews }), '?limit=1');
    expect(page).toEqual({
      summary: {
        count: 6,
        ratingSum: 19,
        distribution: { '1': 1, '2': 2, '3': 0, '4': 1, '5': 2 },
      },
      matching: 6,
      reviews: [
        {
          id: 'review-ana',
          source: 'native',
          importedFrom: null,
          rating: 4,
          author: 'ana',
          title: 'Good',
          text: 'ana says so.',
          writtenAt: 5 * day,
          isVerified: true,
          variant: 'Oat, Small',
          photos: [{ url: '/images/mug.svg', alt: 'My mug.', width: 800, height: 1000 }],
          reply: { author: 'The shop', text: 'Thank you.', writtenAt: 6 * day },
          helpfulCount: 2,
        },
      ],
      nextCursor: expect.any(String),
    });
  });

  it.each([
    ['', 'ana bo cy di ed'],
    ['?sort=newest&limit=50', 'ana bo cy di ed fay'],
    ['?sort=highest&limit=50', 'cy ed ana bo di fay'],
    ['?sort=lowest&limit=50', 'fay bo di ana cy ed'],
    ['?sort=helpful&limit=50', 'bo ana cy di ed fay'],
  ])('%j are sorted: %s', async (query, order) => {
    expect(names(await read(await shop.open({ reviews }), query))).toBe(order);
  });

  it.each(['newest', 'highest', 'lowest', 'helpful'])(
    'come page after page, each once, sorted by %s',
    async (sort) => {
      const open = await shop.open({ reviews });
      const whole = names(await read(open, `?sort=${sort}&limit=50`));
      const seen: string[] = [];
      let cursor: string | null = '';
      for (let pages = 0; cursor !== null && pages < 10; pages += 1) {
        const from: string = cursor && `&cursor=${cursor}`;
        const page = await read(open, `?sort=${sort}&limit=2${from}`);
        seen.push(names(page));
        cursor = page.nextCursor;
      }
      expect(seen).toHaveLength(3);
      expect(seen.join(' ')).toBe(whole);
    },
  );

  it('are filtered by rating; the summary stays that of all', async () => {
    const page = await read(await shop.open({ reviews }), '?rating=2');
    expect(names(page)).toBe('bo di');
    expect(page.matching).toBe(2);
    expect(page.summary.count).toBe(6);
    expect(page.nextCursor).toBeNull();
  });

  it('are filtered by source, with their summary', async () => {
    const open = await shop.open({ reviews });
    const imported = await read(open, '?source=imported');
    expect(names(imported)).toBe('cy fay');
    expect(imported.summary).toMatchObject({ count: 2, ratingSum: 6 });
    const native = await read(open, '?source=native&rating=5');
    expect(names(native)).toBe('ed');
    expect(native.summary.count).toBe(4);
  });

  it('are empty for a product without reviews', async () => {
    const page = await read(await shop.open({ reviews }), '', 'item-pattern');
    expect(page).toMatchObject({ summary: { count: 0, ratingSum: 0 }, matching: 0, reviews: [] });
    expect(page.nextCursor).toBeNull();
  });

  it.each([
    '?sort=best',
    '?rating=6',
    '?rating=0',
    '?rating=two',
    '?source=mine',
    '?limit=0',
    '?limit=51',
    '?limit=-1',
    '?cursor=abc',
    '?cursor=',
  ])('refuse %s', async (query) => {
    const { app } = await shop.open({ reviews });
    const response = await createVisitor(app).send(path(query));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('refuse the cursor of another order', async () => {
    const open = await shop.open({ reviews });
    const { nextCursor } = await read(open, '?sort=highest&limit=1');
    const response = await createVisitor(open.app).send(path(`?sort=lowest&cursor=${nextCursor}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: { cursor: expect.any(String) } });
  });

  it.each(['item-none', '%00'])('refuse the item %s', async (itemId) => {
    const { app } = await shop.open({ reviews });
    const response = await createVisitor(app).send(path('', itemId));
    expect([400, 404]).toContain(response.status);
  });

  it('are read by pages of the same process too', async () => {
    const { services } = await shop.open({ reviews });
    const page = await services.reviews.read('item-mug', { sort: 'lowest', limit: 2 });
    expect(names(page)).toBe('fay bo');
  });

  it('follow the seed when a server starts again', async () => {
    await shop.open({ reviews });
    const copy = await shop.openCopy({ reviews: [{ ...full, rating: 1 }] });
    expect((await read(copy)).summary).toMatchObject({ count: 1, ratingSum: 1 });
  });
});

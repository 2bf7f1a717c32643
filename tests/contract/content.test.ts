import { expect, it } from 'vitest';
import {
  ContentError,
  type ContentSeed,
  type ContentStatus,
} from '../../shop/server/domains/content/index.js';
import { content as shopContent } from '../../examples/marram/content/index.js';
import { describeShop } from './open-shop.js';

const start = Date.UTC(2026, 10, 24, 12);
const clock = { now: () => start };
const [first] = shopContent;

const seedOf = (
  urlId: string,
  {
    status = 'Published',
    ...changes
  }: { status?: ContentStatus } & Partial<ContentSeed['item']> = {},
): ContentSeed => ({
  collection: 'journal',
  status,
  item: {
    ...first!.item,
    id: `journal-${urlId}`,
    urlId,
    fullUrl: `/journal/${urlId}`,
    title: `Post ${urlId}`,
    publishOn: start - 1000,
    ...changes,
  },
});

describeShop('The content of the site', (shop) => {
  const open = (content: readonly ContentSeed[]) => shop.open({ content, clock });

  // platform §3: "Content status labels: Scheduled, Needs Review, Draft, Private."
  it('shows what is published, and what is scheduled from its date on', async () => {
    const { services } = await open([
      seedOf('now'),
      seedOf('later', { publishOn: start + 1 }),
      seedOf('due', { status: 'Scheduled', publishOn: start }),
      seedOf('planned', { status: 'Scheduled', publishOn: start + 1 }),
      seedOf('review', { status: 'Needs Review' }),
      seedOf('draft', { status: 'Draft' }),
      seedOf('private', { status: 'Private' }),
    ]);
    const { items, total } = await services.content.list('journal');
    expect(items.map(({ urlId }) => urlId)).toEqual(['due', 'now']);
    expect(total).toBe(2);
    for (const hidden of ['later', 'planned', 'review', 'draft', 'private']) {
      expect(await services.content.read('journal', hidden), hidden).toBeNull();
    }
    expect(await services.content.readPrivate('journal', 'private')).toMatchObject({
      title: 'Post private',
    });
    expect(await services.content.readPrivate('journal', 'draft')).toBeNull();
    expect(await services.content.search('post', 10)).toHaveLength(2);
  });

  it('is listed newest first, in pages, by category and tag', async () => {
    const { services } = await open([
      seedOf('a', { publishOn: 1, categories: ['Making'], tags: ['clay'] }),
      seedOf('b', { publishOn: 3, categories: ['Places'], tags: ['clay', 'sea'] }),
      seedOf('c', { publishOn: 2, categories: ['Making'], tags: [] }),
    ]);
    const ids = async (query: object) => {
      const { items, total } = await services.content.list('journal', query);
      return [items.map(({ urlId }) => urlId).join(''), total];
    };
    expect(await ids({})).toEqual(['bca', 3]);
    expect(await ids({ limit: 2 })).toEqual(['bc', 3]);
    expect(await ids({ limit: 2, offset: 2 })).toEqual(['a', 3]);
    expect(await ids({ category: 'Making' })).toEqual(['ca', 2]);
    expect(await ids({ tag: 'clay' })).toEqual(['ba', 2]);
    expect(await ids({ category: 'Making', tag: 'sea' })).toEqual(['', 0]);
  });

  it('lists events by when they start', async () => {
    const event = (urlId: string, startDate: number): ContentSeed => {
      const seed = seedOf(urlId, { startDate, fullUrl: `/events/${urlId}` });
      return { ...seed, collection: 'events' };
    };
    const { services } = await open([event('late', 20), event('soon', 10)]);
    const { items } = await services.content.list('events');
    expect(items.map(({ urlId }) => urlId)).toEqual(['soon', 'late']);
  });

  it('is found by words of title, labels and text, the title first', async () => {
    const { services } = await open([
      seedOf('body', { title: 'One', body: '<p>About <em>kilns</em> and smoke.</p>' }),
      seedOf('title', { title: 'The kiln is opened', body: '<p>Warm.</p>' }),
      seedOf('tag', { title: 'Two', tags: ['bisque'] }),
    ]);
    const found = async (text: string) =>
      (await services.content.search(text, 10)).map(({ item }) => item.urlId);
    // By the stem of a word.
    expect(await found('kiln')).toEqual(['title', 'body']);
    expect(await found('bisque')).toEqual(['tag']);
    // No markup is searched.
    expect(await found('em')).toEqual([]);
    expect(await found('')).toEqual([]);
  });

  it.each([
    '\0',
    "'); drop table carts; --",
    '"unclosed',
    '& | ! <->',
    '%',
    '🫖',
    'x'.repeat(5000),
  ])('survives a search for %j', async (text) => {
    const { services } = await open([seedOf('a')]);
    expect(await services.content.search(text, 10)).toEqual([]);
    expect((await services.content.list('journal')).total).toBe(1);
  });

  it('follows the seeds after a restart', async () => {
    const { services, database } = await open([seedOf('kept'), seedOf('gone')]);
    expect((await services.content.list('journal')).total).toBe(2);
    const { createServer } = await import('../../shop/server/index.js');
    const again = await createServer({ database, content: [seedOf('kept', { title: 'Changed' })] });
    const { items } = await again.services.content.list('journal');
    expect(items.map(({ title }) => title)).toEqual(['Changed']);
  });

  // platform §9: "tag length 50; category length 25"
  it.each([
    ['tags', 50, 'The tag'],
    ['categories', 25, 'The category'],
  ] as const)('refuses %s longer than %i', async (name, most, words) => {
    const long = 'x'.repeat(most + 1);
    await expect(open([seedOf('a', { [name]: ['x'.repeat(most)] })])).resolves.toBeDefined();
    await expect(open([seedOf('a', { [name]: [long] })])).rejects.toThrow(
      new ContentError(
        `${words} "${long}" of /journal/a is too long. Shorten it to ${most} characters.`,
      ),
    );
  });

  // platform §5: "{val} is not a valid page URL"; §3: the text filter url-slug.
  it.each<[string, Partial<ContentSeed['item']>, string]>([
    [
      'an address that is none',
      { fullUrl: '/journal/a b', title: 'A' },
      '/journal/a b is not a valid page URL. It is the address of "A".',
    ],
    [
      'a name that is no part of an address',
      { urlId: 'Salt Café', fullUrl: '/journal/a' },
      '"Salt Café" of /journal/a is no part of an address. Write "salt-cafe".',
    ],
  ])('refuses %s', async (_, changes, words) => {
    await expect(open([seedOf('a', changes)])).rejects.toThrow(new ContentError(words));
  });

  it('refuses two items with one address', async () => {
    await expect(open([seedOf('a'), seedOf('b', { fullUrl: '/journal/a' })])).rejects.toMatchObject(
      {
        code: 'content',
        message: 'Two items have the address /journal/a. Change one of them.',
      },
    );
  });
});

import { getCookie, setCookie } from 'hono/cookie';
import { content as shopContent } from '../../../../examples/marram/content/index.js';
import type { OwnerServices } from '../../../../shop/owner/index.js';

/**
 * The shop's real content without a database; the search finds words of titles, every item has two likes and no comment.
 * The password is 'open'.
 */
export function createFakeContent(): Pick<
  OwnerServices,
  'content' | 'comments' | 'countItems' | 'locks'
> {
  const visible = shopContent.filter(({ status }) => status === 'Published');
  const itemsOf = (collection: string) =>
    visible.filter((seed) => seed.collection === collection).map(({ item }) => item);
  return {
    comments: {
      list: (state) =>
        Promise.resolve({
          comments: ['item-dune-mug', 'gone'].map((itemId, index) => ({
            id: String(index + 1),
            author: '<i>Ada</i>',
            text: 'First.\n<script>alert(1)</script>',
            writtenAt: Date.UTC(2026, 10, 22, 9),
            itemId,
            state,
          })),
          hasNextPage: true,
          nextPageCursor: '1',
        }),
      stateCounts: () => Promise.resolve({ pending: 2, approved: 1, spam: 0 }),
      decide: () => Promise.resolve(),
    },
    content: {
      list(collection, { category, tag, limit = Infinity, offset = 0 } = {}) {
        const items = itemsOf(collection).filter(
          (item) =>
            (category === undefined || item.categories.includes(category)) &&
            (tag === undefined || item.tags.includes(tag)),
        );
        return Promise.resolve({
          items: items.slice(offset, offset + limit),
          total: items.length,
        });
      },
      read: (collection, urlId) =>
        Promise.resolve(itemsOf(collection).find((item) => item.urlId === urlId) ?? null),
      byId: (id) => Promise.resolve(visible.find(({ item }) => item.id === id)?.item ?? null),
      readPrivate: (_, urlId) =>
        Promise.resolve(
          shopContent.find(({ status, item }) => status === 'Private' && item.urlId === urlId)
            ?.item ?? null,
        ),
      search(text) {
        if (text === 'broken') return Promise.reject(new Error('The search is broken.'));
        const word = text.toLowerCase();
        return Promise.resolve(
          visible.filter(({ item }) => word !== '' && item.title.toLowerCase().includes(word)),
        );
      },
    },
    countItems: (items) =>
      Promise.resolve(items.map((item) => ({ ...item, likeCount: 2, publicCommentCount: 0 }))),
    locks: {
      isOpen: (c) => getCookie(c, 'LOCK') === 'open',
      open(c, password) {
        if (password === 'open') setCookie(c, 'LOCK', 'open');
        return password === 'open';
      },
    },
  };
}

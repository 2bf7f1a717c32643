import { describe, expect, it, vi } from 'vitest';
import { readAllPages, type Page } from '../../../../../../core/commerce/restock/index.js';

const pagesOf = (pages: Readonly<Record<string, Page<number>>>) =>
  vi.fn((cursor: string | null) => Promise.resolve(pages[cursor ?? 'first'] as Page<number>));

// storefront §7: "query cursor | signUpGroups, hasNextPage, nextPageCursor; all pages fetched in a loop".
describe('readAllPages', () => {
  it('reads page after page by the cursors', async () => {
    const read = pagesOf({
      first: { items: [1, 2], hasNextPage: true, nextPageCursor: 'b' },
      b: { items: [], hasNextPage: true, nextPageCursor: 'c' },
      c: { items: [3], hasNextPage: false, nextPageCursor: null },
    });
    const heard = vi.fn();
    expect(await readAllPages(read, heard)).toEqual([1, 2, 3]);
    expect(read.mock.calls).toEqual([[null], ['b'], ['c']]);
    expect(heard.mock.calls).toEqual([[[1, 2]], [[]], [[3]]]);
  });

  it('ends where there is no next page, whatever the cursor', async () => {
    const read = pagesOf({ first: { items: [1], hasNextPage: false, nextPageCursor: 'b' } });
    expect(await readAllPages(read)).toEqual([1]);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['leads to itself', 'b'],
    ['is missing', null],
  ])('gives up when the cursor %s', async (_, nextPageCursor) => {
    const page = { items: [1], hasNextPage: true, nextPageCursor };
    const read = pagesOf({ first: { ...page, nextPageCursor: 'b' }, b: page });
    await expect(readAllPages(read)).rejects.toMatchObject({ code: 'unexpected-answer' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('fails with what a page fails with', async () => {
    const failure = new Error('gone');
    await expect(readAllPages(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});

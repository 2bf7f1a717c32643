import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { getLikes } from '../../../../../core/social/index.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  localStorage.clear();
  stubFetch(async (request) => {
    const { pathname, search, searchParams } = new URL(request.url);
    sent.push(`${request.method} ${pathname}${search}`);
    const ids = searchParams.get('itemIds')?.split(',');
    const like = (itemId: string) => ({ itemId, count: 1, isLiked: request.method === 'PUT' });
    return Response.json(ids ? { likes: ids.map(like) } : like('a/b'));
  });
});
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('getLikes', () => {
  it('calls the server of the page, which knows the browser by its cookie', async () => {
    const likes = getLikes();
    expect(getLikes()).toBe(likes);
    likes.load('a/b');
    await likes.toggle('a/b', 0);
    await likes.toggle('a/b', 0);
    expect(sent.sort()).toEqual([
      'DELETE /api/content/likes/a%2Fb',
      'GET /api/content/likes?itemIds=a%2Fb',
      'PUT /api/content/likes/a%2Fb',
    ]);
  });

  it('names the browser to a server of another origin, the same at the next page', async () => {
    const names = [];
    for (const itemId of ['one', 'two']) {
      resetRuntime();
      configure({ api: 'https://shop.example' });
      await getLikes().toggle(itemId, 0);
      names.push(new URLSearchParams(sent.at(-1)?.split('?')[1]).get('liker'));
    }
    expect(names[0]).toMatch(/^[\w-]{22,64}$/);
    expect(names[1]).toBe(names[0]);
  });

  it.each([
    ['no number', { count: 'many' }],
    ['fewer than none', { count: -1 }],
    ['nothing', null],
  ])('rejects an answer with %s', async (_, answer) => {
    vi.stubGlobal('fetch', async () =>
      Response.json(answer && { itemId: 'post', isLiked: true, ...answer }),
    );
    await expect(getLikes().toggle('post', 0)).rejects.toMatchObject({ code: 'unexpected-answer' });
    expect(getLikes().get('post')).toBeNull();
  });
});

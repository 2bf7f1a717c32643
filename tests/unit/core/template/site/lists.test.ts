import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

const post = (title: string, addedOn: number, author: string) => ({
  title,
  addedOn,
  author: { id: author, displayName: `The ${author}` },
});

const data = {
  collections: [
    {
      urlId: 'blog',
      title: 'Blog',
      homepage: true,
      items: [post('Three', 3, 'ann'), post('Two', 2, 'bob'), post('One', 1, 'ann')],
    },
  ],
};
const list =
  '{.if authorFilter}{author.displayName}: {.end}{.repeated section items}{title} {.end}{pagination.nextPageUrl}';

const render = async (path: string, conf = '{}', more = {}) =>
  (
    await createSite({
      files: {
        'site.region': '{squarespace.main-content}',
        'collections/blog.list': list,
        'collections/blog.conf': conf,
      },
      data: { collections: data.collections.map((each) => ({ ...each, ...more })) },
    }).render({ path })
  ).body.trim();

describe('a list', () => {
  it.each([
    ['/?author=ann', '{}', 'The ann: Three One'],
    ['/?author=nobody', '{}', ':'],
    ['/?author=ann', '{ "pageSize": 1 }', 'The ann: Three /?author=ann&offset=3'],
    ['/', '{ "pageSize": 2 }', 'Three Two /?offset=2'],
    ['/', '{ "pageSize": 9999 }', 'Three Two One'],
    ['/', '{ "pageSize": 0 }', 'Three Two One'],
  ])('%s with the settings %s prints %s', async (path, conf, expected) => {
    expect(await render(path, conf)).toBe(expected);
  });

  it('has as many items as the data says before the settings', async () => {
    expect(await render('/', '{ "pageSize": 2 }', { pageSize: 1 })).toBe('Three /?offset=3');
  });
});

describe('the filter of a list', () => {
  const items = [
    { title: 'A', tags: ["Rock 'n' Roll", '<b>'], author: { id: 'a&b', displayName: 'A' } },
    { title: 'B', categories: ['Cups & more'] },
  ];
  const site = createSite({
    files: {
      'site.region': '{squarespace.main-content}',
      'collections/blog.list': '{tagFilter}{categoryFilter}{authorFilter}{.if filter}!{.end}',
    },
    data: { collections: [{ urlId: 'blog', items }] },
  });

  it.each([
    ['tag', "rock_'n'-roll", "Rock 'n' Roll!"],
    ['tag', '<b>', '<b>!'],
    ['tag', '"><script>alert(1)</script>', 'script alert(1) /script!'],
    ['category', 'CUPS & more', 'Cups & more!'],
    ['category', 'a&b', 'a b!'],
    ['category', '<>', '!'],
    ['author', 'a&b', 'a&b!'],
    ['author', '<img src=x onerror=alert(1)>', 'img src x onerror alert(1)!'],
    ['tag', '";alert(1);\\n//', ';alert(1); n//!'],
    ['tag', '', ''],
  ])('%s=%s is printed as %s', async (name, value, expected) => {
    const { body } = await site.render({ path: '/blog', query: { [name]: value } });
    expect(body).toBe(expected);
  });
});

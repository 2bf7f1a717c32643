import { describe, expect, it } from 'vitest';
import { readNavigation } from '../../../../../core/template/site/navigation.js';
import { findRoute } from '../../../../../core/template/site/routes.js';
import { readSiteData, type Collection } from '../../../../../core/template/site/site-data.js';
import type { Value } from '../../../../../core/template/values.js';

const itemsOf = async ({ items }: Collection) => items;

describe('the data of a site', () => {
  it('fills in what an author leaves out', () => {
    const { collections } = readSiteData({
      collections: [{ title: 'The Shop', items: [{ title: 'Dune Mug!' }, { id: 'x' }] }],
    });
    expect(collections[0]).toMatchObject({
      urlId: 'the-shop',
      typeName: 'the-shop',
      isHome: true,
      pageSize: 20,
      items: [
        { urlId: 'dune-mug', fullUrl: '/the-shop/dune-mug', tags: [] },
        { urlId: 'x', id: 'x' },
      ],
    });
  });

  it('joins the exported pages of one collection', () => {
    const collection = { id: 'c1', urlId: 'blog', title: 'Blog', typeName: 'blog' };
    const { collections, website } = readSiteData([
      {
        website: { siteTitle: 'S' },
        collection,
        items: [
          { urlId: 'a', title: 'A' },
          { urlId: 'b', title: 'B' },
        ],
      },
      { collection, item: { urlId: 'b', title: 'B', body: '<p>b</p>' } },
      { collection: { urlId: 'about', title: 'About', type: 10 }, mainContent: '<p>Us</p>' },
    ]);
    expect(website).toEqual({ siteTitle: 'S' });
    expect(collections).toMatchObject([
      { urlId: 'blog', items: [{ urlId: 'a' }, { urlId: 'b', body: '<p>b</p>' }] },
      { urlId: 'about', items: null, mainContent: '<p>Us</p>', typeName: 'page' },
    ]);
  });

  it('reads one exported page', () => {
    const { collections, shared } = readSiteData({
      website: {},
      websiteSettings: { a: 1 },
      collection: { urlId: 'blog', title: 'Blog' },
      items: [],
    });
    expect(collections).toMatchObject([{ urlId: 'blog', items: [] }]);
    expect(shared).toMatchObject({ websiteSettings: { a: 1 } });
    expect(shared).not.toHaveProperty('items');
  });

  it.each<[Value, string]>([
    ['text', 'The data is no object.'],
    [{ collections: {} }, 'The data at collections is no list.'],
    [{ collections: ['x'] }, 'The data at collections[0] is no object.'],
    [
      { collections: [{ urlId: 'a' }, { items: [] }] },
      'The data at collections[1].urlId is missing.',
    ],
    [{ collections: [{ urlId: 'a', items: {} }] }, 'The data at collections[0].items is no list.'],
    [
      { collections: [{ urlId: 'a', items: [{}, 2] }] },
      'The data at collections[0].items[1] is no object.',
    ],
    [{ navigation: { mainNav: 3 } }, 'The data at navigation.mainNav is no list.'],
    [{ website: [] }, 'The data at website is no object.'],
    [
      {
        collections: [
          { urlId: 'a', homepage: true },
          { urlId: 'b', homepage: true },
        ],
      },
      'The data at collections has 2 home pages (a, b).',
    ],
  ])('%j is refused with its place', (data, message) => {
    expect(() => readSiteData(data)).toThrow(
      expect.objectContaining({
        code: 'wrong-data',
        message: expect.stringContaining(message) as string,
      }),
    );
  });
});

const site = readSiteData({
  collections: [
    { urlId: 'home', title: 'Home' },
    { urlId: 'shop', title: 'Shop', items: [{ urlId: 'dune-mug', title: 'Mug' }] },
    { urlId: 'shop/sale', title: 'Sale', items: [] },
    {
      urlId: 'blog',
      title: 'Blog',
      items: [
        { urlId: '2026/5/3/post', title: 'Post' },
        { urlId: 'Ünï', title: 'U' },
      ],
    },
  ],
});

describe('an address', () => {
  it.each([
    ['/', 'page', 'home'],
    ['/home', 'page', 'home'],
    ['/shop', 'list', 'shop'],
    ['/shop/', 'list', 'shop'],
    ['/SHOP', 'list', 'shop'],
    ['/shop/dune-mug', 'item', 'shop'],
    ['/shop/sale', 'list', 'shop/sale'],
    ['/blog/2026/5/3/post', 'item', 'blog'],
    ['/blog/%C3%9Cn%C3%AF', 'item', 'blog'],
    ['/blog/tag/x', 'list', 'blog'],
    ['/blog/category/x%20y', 'list', 'blog'],
    ['/shopping', 'missing', undefined],
    ['/shop/none', 'missing', undefined],
    ['/%E0%A4%A', 'missing', undefined],
  ])('%s is %s', async (path, kind, urlId) => {
    const route = await findRoute(path, site, itemsOf);
    expect([route.kind, route.collection?.urlId]).toEqual([kind, urlId]);
  });
});

describe('a navigation', () => {
  const read = (entries: readonly Value[], path = '/') => readNavigation(entries, site, path);

  it('marks the list of an item as active', () => {
    expect(read(['shop', 'blog'], '/shop/dune-mug').map(({ active }) => active)).toEqual([
      true,
      false,
    ]);
    expect(read(['home', 'shop'], '/').map(({ active }) => active)).toEqual([true, false]);
  });

  it.each<[Value, object]>([
    ['shop', { collection: { title: 'Shop', fullUrl: '/shop', url: '/shop' } }],
    ['/shop/', { collection: { title: 'Shop' } }],
    [
      { title: 'Buy', collection: 'shop' },
      { collection: { navigationTitle: 'Buy', fullUrl: '/shop' } },
    ],
    [{ collection: { urlId: 'shop' } }, { collection: { title: 'Shop' } }],
    [
      { title: 'Out', url: 'https://a.example' },
      { externalLink: { title: 'Out', url: 'https://a.example', newWindow: false } },
    ],
    [
      { externalLink: { url: '/cart', title: 'Cart', newWindow: true } },
      { externalLink: { url: '/cart', newWindow: true } },
    ],
    [
      { title: 'More', items: ['blog', { title: 'Out', url: '/x' }] },
      {
        folder: true,
        title: 'More',
        collection: { folder: true },
        items: [{ collection: { title: 'Blog' } }, { externalLink: { url: '/x' } }],
      },
    ],
  ])('reads %j', (entry, expected) => {
    expect(read([entry])).toMatchObject([expected]);
  });

  it('leaves out what is not there', () => {
    expect(read(['nowhere', 3, null])).toEqual([]);
  });

  it('tells a folder that the visitor is in it', () => {
    expect(read([{ title: 'More', items: ['blog'] }], '/blog/x')).toMatchObject([
      { folderActive: true },
    ]);
  });
});

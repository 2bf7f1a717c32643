import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';
import type { Value } from '../../../../../core/template/values.js';

const files = {
  'site.region': '{squarespace.main-content}',
  'nav.region':
    '<squarespace:navigation navigationId="mainNav">{.repeated section items}{.index?}[{.end}{.repeated section items}{collection.title} {.end}{.index?}]{.end}{.end}</squarespace:navigation>',
  'template.conf':
    '{ "layouts": { "default": { "regions": ["site"] }, "nav": { "regions": ["nav"] } } }',
  'collections/index.list':
    '{.repeated section collection.collections}{typeName}:{title}:{.repeated section items}{title},{.end}{mainContent};{.end}',
  'collections/gallery.list': '',
};

const parts: readonly Value[] = [
  { urlId: 'pictures', title: 'Pictures', typeName: 'gallery', items: [{ title: 'One' }] },
  { urlId: 'about', title: 'About', mainContent: '<p>Us</p>' },
];
const printed = 'gallery:Pictures:One,;page:About:<p>Us</p>;';
const home = { urlId: 'start', title: 'Start', homepage: true, layout: 'nav' };

const asked = (data: Value, path: string) => createSite({ files, data }).render({ path });

describe('an index', () => {
  it.each([
    [
      'names',
      { collections: [home, ...parts, { urlId: 'all', collections: ['pictures', 'about'] }] },
    ],
    ['collections within it', { collections: [home, { urlId: 'all', collections: parts }] }],
    [
      'an export',
      {
        pages: [
          { collection: home },
          { collection: { urlId: 'all', title: 'All', collections: parts } },
        ],
      },
    ],
  ])('shows its collections with their items and content: %s', async (_, data) => {
    const { body, errors } = await asked(data, '/all');
    expect({ body, errors }).toEqual({ body: printed, errors: [] });
    expect((await asked(data, '/pictures')).status).toBe(200);
  });

  it('is an index with its collections in a navigation', async () => {
    const data = {
      collections: [home, ...parts, { urlId: 'all', collections: ['pictures', 'about', 'all'] }],
      navigation: { mainNav: ['start', 'all'] },
    };
    expect((await asked(data, '/')).body).toBe('[Pictures About ]');
  });

  it('leaves out what it names and the site has not', async () => {
    const data = { collections: [home, { urlId: 'all', collections: ['gone'] }] };
    expect(await asked(data, '/all')).toMatchObject({ status: 200, body: '' });
  });

  it.each([
    ['/about', 'All>*/about>'],
    ['/pictures/one', 'All>*/pictures>'],
    ['/pictures', 'All>*/pictures>'],
    ['/all', ''],
    ['/', ''],
  ])('is the folder beside %s of its collections', async (path, expected) => {
    const region =
      '<squarespace:folder-navigation>{collection.title}>{.repeated section items}{.if active}*{collection.fullUrl}>{.end}{.end}</squarespace:folder-navigation>';
    const collections = [
      home,
      ...parts,
      { urlId: 'all', title: 'All', collections: ['pictures', 'about'] },
    ];
    for (const navigation of [undefined, { mainNav: ['start', 'all'] }, { mainNav: ['start'] }]) {
      const site = createSite({
        files: { 'site.region': region },
        data: { collections, ...(navigation && { navigation }) },
      });
      expect((await site.render({ path })).body).toBe(expected);
    }
  });

  it('is active in a navigation on the pages of its collections', async () => {
    const region =
      '<squarespace:navigation>{.repeated section items}{collection.title}{.if folderActive}*{.end} {.end}</squarespace:navigation>';
    const collections = [home, ...parts, { urlId: 'all', title: 'All', collections: ['about'] }];
    const site = createSite({ files: { 'site.region': region }, data: { collections } });
    expect((await site.render({ path: '/about' })).body).toBe('Start Pictures About All* ');
  });
});

describe('a folder', () => {
  it('has an address under both names', async () => {
    const site = createSite({
      files: {
        'site.region':
          '<squarespace:navigation navigationId="mainNav">{.repeated section items}{collection.url} {collection.fullUrl}{.end}</squarespace:navigation>',
      },
      data: {
        collections: [home, ...parts],
        navigation: { mainNav: [{ title: 'More', items: ['about'] }] },
      },
    });
    expect((await site.render({ path: '/' })).body).toBe('/about /about');
  });
});

import { describe, expect, it } from 'vitest';
import { createSite, type SiteOptions } from '../../../../../core/template/site/index.js';

const list = '{.repeated section items}[{title}]{.end}';
const data = {
  website: { siteTitle: 'S', timeZone: 'UTC' },
  collections: [
    { urlId: 'home', title: 'Home', mainContent: 'home', ref: 'blog' },
    {
      urlId: 'blog',
      title: 'Blog',
      items: [
        { title: 'A', categories: ['x'], starred: true, publishOn: 3 },
        { title: 'B', categories: ['y'], publishOn: 2 },
        { title: 'C', categories: ['x'], publishOn: 1 },
      ],
    },
  ],
};

/** The content of the home page, made of one region. */
async function print(region: string, options: Partial<SiteOptions> = {}, path = '/') {
  const site = createSite({ files: { 'site.region': region }, data, ...options });
  const { body, errors } = await site.render({ path });
  return { body: body.trim(), errors, codes: site.findings.map(({ code }) => code), site };
}

describe('what the host prints', () => {
  it.each([
    ['{squarespace.main-content}{squarespace-main-content}', 'homehome'],
    ['{squarespace.page-id} {squarespace.page-title}', 'collection-home S'],
    ['{.section collection}{.if title}{squarespace.page-id}{.end}{.end}', 'collection-home'],
    [`<squarespace:query collection="blog">${list}</squarespace:query>`, '[A][B][C]'],
    [`<squarespace:query collection="Blog" limit="1" skip="1">${list}</squarespace:query>`, '[B]'],
    [`<squarespace:query collection="blog" featured="true">${list}</squarespace:query>`, '[A]'],
    [
      `<squarespace:query collection="blog" featured="false">${list}</squarespace:query>`,
      '[A][B][C]',
    ],
    [
      `<squarespace:query collection="blog" category="x" orderBy="-title">${list}</squarespace:query>`,
      '[C][A]',
    ],
    [
      '<squarespace:query collection="blog">{collection.title} {website.siteTitle} {@|json}</squarespace:query>',
      'Blog S {',
    ],
    [
      '{.section collection}<squarespace:query collection="{ref}" limit="1">{items.0.title}</squarespace:query>{.end}',
      'A',
    ],
    [
      '<squarespace:query collection="blog" limit="1"><squarespace:query collection="blog" skip="2">{items.0.title}</squarespace:query>!</squarespace:query>',
      'C!',
    ],
    [
      '<squarespace:category collection="blog">{.repeated section categories}{title}{itemCount} {.end}</squarespace:category>',
      'x2 y1',
    ],
    [
      '<squarespace:script src="https://a.example/x.js"/>',
      '<script src="https://a.example/x.js"></script>',
    ],
  ])('%s', async (region, expected) => {
    const { body, errors } = await print(region);
    expect(errors).toEqual([]);
    expect(body.slice(0, expected.length || undefined)).toBe(expected);
  });

  it('prints scripts and style sheets that are there', async () => {
    const files = {
      'site.region':
        '<squarespace:script src="a.js" combo="true"></squarespace:script><squarespace:stylesheet src="b.css"/>',
      'scripts/a.js': '',
      'styles/b.css': '',
    };
    const { body } = await print('', { files });
    expect(body).toBe(
      '<script src="/scripts/a.js"></script><link rel="stylesheet" href="/styles/b.css">',
    );
  });

  it.each([
    ['<squarespace:script src="none.js"/>', 'missing-script', ''],
    ['<squarespace:script/>', 'missing-attribute', ''],
    ['<squarespace:query collection="none">x</squarespace:query>', 'missing-collection', ''],
    ['<squarespace:query collection="{none}">x</squarespace:query>', 'missing-attribute', ''],
    ['<squarespace:query collection="blog" template="none"/>', 'missing-template', ''],
    ['<squarespace:related collectionId="none">x</squarespace:related>', 'missing-collection', ''],
    ['<squarespace:navigation navigationId="other"/>', 'missing-navigation', '<ul>\n</ul>'],
    ['<squarespace:marquee a="1"/>', 'unknown-tag', '<squarespace:marquee a="1"/>'],
    [
      '<squarespace:marquee>{collection.title}</squarespace:marquee>',
      'unknown-tag',
      '<squarespace:marquee>Home</squarespace:marquee>',
    ],
    ['{squarespace.weather}', 'unknown-variable', ''],
    [
      '<squarespace:block-field id="a"/>',
      'empty-block-field',
      '<div class="sqs-layout sqs-grid-12 columns-12" data-type="block-field" id="a"></div>',
    ],
  ])('tells of %s', async (region, code, printed) => {
    const navigation = { mainNav: ['blog'] };
    const { body, codes, site } = await print(region, { data: { ...data, navigation } });
    expect(codes).toEqual([code]);
    expect(body).toBe(printed);
    expect(site.findings[0]).toMatchObject({ file: 'site.region', line: 1 });
  });

  it('lets no data print what the host prints', async () => {
    const collections = [
      { urlId: 'home', title: '<squarespace:script src="a.js"/>{squarespace-headers}' },
    ];
    const { body } = await print('{collection.title}', { data: { collections } });
    expect(body).toBe('<squarespace:script src="a.js"/>{squarespace-headers}');
  });

  it('runs the queries that an owner wrote into a page', async () => {
    const content = `<p>a</p><squarespace:query collection="blog" limit="2">${list}</squarespace:query>`;
    const collections = [{ urlId: 'home', mainContent: content }, ...data.collections.slice(1)];
    expect((await print('{squarespace.main-content}', { data: { collections } })).body).toBe(
      '<p>a</p>[A][B]',
    );
  });

  it('ends a query that queries itself', async () => {
    const files = {
      'site.region': '{@|apply loop}',
      'blocks/loop.block':
        '<squarespace:query collection="blog" limit="1">.{@|apply loop}</squarespace:query>',
    };
    expect((await print('', { files })).body).toMatch(/^\.{1,9}$/);
  });

  it('prints partials of the host, which a file replaces', async () => {
    const website = {
      socialAccounts: [{ serviceName: 'mastodon', profileUrl: 'https://a.example/@b' }],
    };
    const region = '{@|apply sqs-social-links.block}';
    expect((await print(region, { data: { ...data, website } })).body).toContain(
      'href="https://a.example/@b"',
    );
    const files = { 'site.region': region, 'blocks/sqs-social-links.block': 'own' };
    expect((await print('', { files })).body).toBe('own');
    expect((await print('{@|apply badge}', { partials: { badge: 'new' } })).body).toBe('new');
  });
});

describe('navigations', () => {
  const navigation = {
    mainNav: ['home', { title: 'More', items: ['blog', { title: 'Out', url: '/x' }] }],
  };
  const files = {
    'site.region':
      '<squarespace:navigation navigationId="mainNav">{.if items.0}has{.end}{.repeated section items}{.folder?}F{.or}C{.end}{.end}</squarespace:navigation><squarespace:folder-navigation template="beside"/>',
    'blocks/beside.block':
      '[{collection.title}{.repeated section items} {collection.title}{externalLink.title}{.end}]',
  };

  it('print their own body, and the folder that the page is in', async () => {
    const options = { files, data: { ...data, navigation } };
    expect((await print('', options)).body).toBe('hasCF');
    expect((await print('', options, '/blog')).body).toBe('hasCF[More Blog MoreOut]');
  });
});

describe('a list', () => {
  const posts = [
    { title: 'A', author: { id: '1', displayName: 'Ann' }, categories: ['x'] },
    { title: 'B', author: { id: '2', displayName: 'Bob' }, categories: ['y', 'x'], tags: ['t'] },
  ];
  const collections = [{ urlId: 'blog', title: 'Blog', items: posts }];
  const files = {
    'site.region': '{squarespace.main-content}',
    'collections/blog.list':
      '{.repeated section items}{title}{.end} {.if authorFilter}by {author.displayName}{.end}{.repeated section collection.categories}{@}{.end}{.repeated section collection.tags}{@}{.end}',
  };
  it.each([
    ['/blog', 'AB xyt'],
    ['/blog?author=2', 'B by Bobxyt'],
    ['/blog?author=3', ' by xyt'],
  ])('at %s', async (path, expected) => {
    const site = createSite({ files, data: { collections } });
    expect((await site.render({ path })).body).toBe(expected);
  });
});

describe('hooks', () => {
  it('replace navigation, query and items, later too', async () => {
    const region = `<squarespace:navigation navigationId="x" template="n"/>|<squarespace:query collection="shop" limit="2">${list}</squarespace:query>|<squarespace:query collection="blog">${list}</squarespace:query>`;
    const asked: unknown[] = [];
    const { body } = await print('', {
      files: {
        'site.region': region,
        'blocks/n.block': '{.repeated section items}{externalLink.title}{.end}',
      },
      navigation: async (name) => (name === 'x' ? [{ title: 'One', url: '/1' }] : null),
      query: (query) => {
        asked.push(query);
        return query.collection === 'shop' ? { items: [{ title: 'Mug' }] } : null;
      },
      load: { items: async ({ urlId }) => (urlId === 'blog' ? [{ title: 'New Post' }] : null) },
    });
    expect(body).toBe('One|[Mug]|[New Post]');
    expect(asked[0]).toMatchObject({ collection: 'shop', limit: 2, skip: 0, isFeatured: false });
  });

  it('load the items of a list once for a page, and its addresses', async () => {
    let calls = 0;
    const files = {
      'site.region': `{squarespace.main-content}<squarespace:query collection="blog">${list}</squarespace:query>`,
      'collections/blog.item': '{item.title} {item.fullUrl}',
    };
    const load = {
      items: async () => {
        calls++;
        return [{ title: 'New Post' }];
      },
    };
    const { body } = await print('', { files, load }, '/blog/new-post');
    expect(body).toBe('New Post /blog/new-post[New Post]');
    expect(calls).toBe(1);
  });

  it('that fail leave their place empty, and say so', async () => {
    const fail = async (): Promise<never> => {
      throw new Error('no network');
    };
    const region = `{squarespace.main-content}<squarespace:query collection="blog">${list}</squarespace:query><squarespace:navigation/>!`;
    const { body, errors } = await print(region, {
      navigation: fail,
      load: { items: fail, page: fail },
    });
    expect(body).toBe('home[A][B][C]!');
    expect(errors.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        'The data of the page could not be loaded: no network',
        'The items of "blog" could not be loaded: no network',
        'navigation could not be printed: no network',
      ]),
    );
  });

  it('add to head, foot and data', async () => {
    const { body } = await print('{squarespace-headers}|{squarespace-footers}|{visits}', {
      headers: '<meta name="a">',
      footers: async ({ path, kind }) => `${path} ${kind}`,
      load: { page: () => ({ visits: 7 }) },
    });
    expect(body).toMatch(/<meta name="a">\|\/ page\|7$/);
  });
});

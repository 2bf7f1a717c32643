import { describe, expect, it } from 'vitest';
import { createSite, type SiteOptions } from '../../../../../core/template/site/index.js';

const files = {
  'template.conf':
    '{"layouts":{"default":{"regions":["head","site"]}},"stylesheets":["a.less","gone.css"]}',
  'head.region': '{squarespace-headers}\n',
  'site.region': '<body>{squarespace.main-content}</body>',
  'collections/blog.list': '{.repeated section items}{title}\n{.end}',
  'pages/about.page': 'About {website.siteTitle}',
  'pages/about.page.conf': '{ "title": "About us" }',
  'styles/a.less': '@c: red; body { color: @c }',
  'assets/x.png': new Uint8Array([1, 2, 3]),
  'data.json':
    '{"website":{"siteTitle":"S"},"collections":[{"urlId":"blog","title":"Blog","items":[{"title":"A"}]}]}',
};
const make = (options: Partial<SiteOptions> = {}) => createSite({ files, ...options });
const broken = { ...files, 'collections/blog.list': 'a\n{.repeated section items}{title}\n' };

describe('the answers of a site', () => {
  it.each([
    ['/?format=json', 200, 'application/json; charset=utf-8', /^\{"websiteSettings":\{\}/],
    ['/?format=json-pretty', 200, 'application/json; charset=utf-8', /^\{\n {2}"websiteSettings"/],
    ['/?format=main-content', 200, 'text/html; charset=utf-8', /^A\n$/],
    ['/blog/a', 200, 'text/html; charset=utf-8', /<h1>A<\/h1>/],
    [
      '/about',
      200,
      'text/html; charset=utf-8',
      /<title>About us — S<\/title>[^]*<body>About S<\/body>/,
    ],
    ['/none', 404, 'text/html; charset=utf-8', /Page not found/],
  ])('render %s', async (path, status, contentType, body) => {
    const answered = await make().render({ path });
    expect(answered).toMatchObject({ status, contentType });
    expect(answered.body).toMatch(body);
  });

  it('joins what path and query ask for', async () => {
    const { body } = await make().render({ path: '/?format=html', query: { format: 'json' } });
    expect(JSON.parse(body)).toMatchObject({
      collection: { urlId: 'blog' },
      items: [{ title: 'A' }],
    });
  });

  it.each([
    ['GET', '/', 200, 'text/html; charset=utf-8'],
    ['HEAD', '/', 200, 'text/html; charset=utf-8'],
    ['POST', '/', 405, null],
    ['GET', '/site.css', 200, 'text/css; charset=utf-8'],
    ['GET', '/assets/x.png', 200, 'image/png'],
    ['GET', '/assets/none.png', 404, 'text/html; charset=utf-8'],
    ['GET', '/data.json', 404, 'text/html; charset=utf-8'],
    ['GET', '/site.region', 404, 'text/html; charset=utf-8'],
    ['GET', '/assets/..%2Fdata.json', 404, 'text/html; charset=utf-8'],
  ])('fetch %s %s', async (method, path, status, type) => {
    const answered = await make().fetch(new Request(`https://a.example${path}`, { method }));
    expect(answered.status).toBe(status);
    if (type !== null) expect(answered.headers.get('Content-Type')).toBe(type);
    if (method === 'HEAD') expect(await answered.text()).toBe('');
  });

  it.each([
    ['{.heading title}A', 'INVALID_INSTRUCTION', 200],
    ['{.none? a}A{.end}', 'PREDICATE_UNKNOWN', 500],
    ['{title|none}A', 'FORMATTER_UNKNOWN', 200],
    ['{.section a}A', 'EOF_IN_BLOCK', 500],
  ])('tells the author of %s', async (list, code, status) => {
    const site = make({ files: { ...files, 'collections/blog.list': list }, author: true });
    const answered = await site.render({ path: '/' });
    expect(answered.status).toBe(status);
    expect(answered.errors[0]).toMatchObject({ code, file: 'collections/blog.list', line: 1 });
    expect(answered.body).toContain('id="vitrine-site-errors"');
  });

  it('compiles LESS where it can, and says where it cannot', async () => {
    const site = make({
      less: async (source) => source.replace(/@c: red;/, '').replace('@c', 'red'),
    });
    const css = await site.fetch(new Request('https://a.example/site.css'));
    expect(await css.text()).toContain('color: red');
    expect(site.findings.map(({ code }) => code)).toEqual(['missing-stylesheet']);
    const plain = make();
    await plain.render({ path: '/' });
    expect(plain.findings.map(({ code }) => code)).toEqual(['missing-stylesheet', 'not-compiled']);
  });

  it('keeps the page when a style sheet does not compile', async () => {
    const site = make({ less: () => Promise.reject(new Error('line 1: no')) });
    const { status, errors } = await site.render({ path: '/' });
    expect(status).toBe(200);
    expect(errors).toMatchObject([
      { message: 'The style sheets could not be compiled: line 1: no' },
    ]);
  });

  it('rejects without files', async () => {
    await expect(createSite({ files: {} }).render({ path: '/' })).rejects.toMatchObject({
      code: 'no-files',
    });
    await expect(createSite({}).render({ path: '/' })).rejects.toMatchObject({ code: 'no-files' });
    expect(() => createSite({ files, folder: 'x' })).toThrow('not both');
  });

  it('finds a site in a folder below, whatever its line ends and case', async () => {
    const texts = {
      'src/Site.Region': '\ufeff{.if a}\r\n{.or}b{.end}{squarespace.main-content}',
      'README.md': '',
      'src/pages/home.page': 'home',
    };
    const { body, errors } = await createSite({ files: texts }).render({ path: '/' });
    expect({ body, errors }).toEqual({ body: 'bhome', errors: [] });
  });

  it('makes collections of its lists before there is data', async () => {
    const texts = {
      'site.region': '{squarespace.main-content}',
      'collections/news.list': '{collection.title}{.if items}{.or} is empty{.end}',
      'collections/news.conf': '{ "title": "The News" } // own',
    };
    expect((await createSite({ files: texts }).render({ path: '/news' })).body).toBe(
      'The News is empty',
    );
  });
});

describe('a site without data and without a page', () => {
  it.each([undefined, {}, { collections: [] }, '[]'])('shows its layout: %j', async (data) => {
    const site = createSite({
      files: { 'site.region': '[{squarespace.main-content}]{collection.title}' },
      ...(data !== undefined && { data }),
    });
    const { status, body } = await site.render({ path: '/' });
    expect({ status, body }).toEqual({ status: 200, body: '[]Home' });
    expect((await site.render({ path: '/a' })).status).toBe(404);
  });
});

describe('a file that is broken', () => {
  it.each([
    ['<squarespace:query collection="a">\n{.section x}\n</squarespace:query>', 'EOF_IN_BLOCK'],
    [
      '<squarespace:navigation>\n<squarespace:query>{title|none}</squarespace:query></squarespace:navigation>',
      'FORMATTER_UNKNOWN',
    ],
  ])('is found in the tag %s before a page is asked for', async (region, code) => {
    const site = createSite({ files: { 'site.region': region } });
    await site.reload();
    expect(site.errors).toMatchObject([{ code, file: 'site.region' }]);
    expect(site.errors[0]?.line).toBeGreaterThan(1);
  });

  it('shows its code to the author', async () => {
    const { status, body, errors } = await make({ files: broken, author: true }).render({
      path: '/blog',
    });
    expect(status).toBe(500);
    expect(errors).toMatchObject([{ file: 'collections/blog.list', isBroken: true }]);
    expect(body).toContain('collections/blog.list:');
    expect(body).toMatch(/&gt; \d \|/);
  });

  it('shows a small mistake over the page', async () => {
    const author = ({ headers }: { headers?: Readonly<Record<string, string>> }) =>
      headers?.['cookie'] === 'me';
    const site = make({ files: { ...files, 'collections/blog.list': 'x{title|hmtl}y' }, author });
    const mine = await site.render({ path: '/blog', headers: { cookie: 'me' } });
    expect(mine).toMatchObject({ status: 200, errors: [{ code: 'FORMATTER_UNKNOWN', line: 1 }] });
    expect(mine.body).toMatch(/<body>x[^]*y[^]*vitrine-site-errors[^]*<\/body>/);
    const others = await site.render({ path: '/blog' });
    expect(others.body).not.toContain('vitrine-site-errors');
  });

  it.each([
    ['template.conf', '{"layouts": }', 'not-json', /Unexpected '}'/],
    ['data.json', '{\n "collections": [,] }', 'not-json', /Unexpected ','/],
    ['data.json', '{ "collections": 3 }', 'wrong-data', /is no list/],
  ])('%s is told with its place', async (file, text, code, message) => {
    const site = make({ files: { ...files, [file]: text }, author: true });
    const { status, errors } = await site.render({ path: '/' });
    expect(status).toBe(500);
    expect(errors[0]).toMatchObject({
      code,
      file,
      message: expect.stringMatching(message) as string,
    });
  });
});

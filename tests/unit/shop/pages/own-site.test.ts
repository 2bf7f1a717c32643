// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setTextSource } from '../../../../core/i18n/index.js';
import { sectionsOf, type ShopSite } from '../../../../shop/pages/index.js';
import { withCallerLocale } from '../../../../shop/server/ground/http/index.js';
import { createFakeServices } from './fake-services.js';
import { createMarramPages } from './marram-pages.js';
import { openPage } from './open-page.js';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-site-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
};
write('templates/about.html', '{.macro main}<h1>Only ours</h1>{.end}{@|apply layout}');
write('public/robots.txt', 'User-agent: mine\n');
write('public/pictures/bowl.svg', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
write('public/.secret.txt', 'secret');

const folders = {
  services: createFakeServices(),
  assetsDir: 'shop/pages/public',
  publicDir: 'shop/pages/public',
  templatesDir: 'shop/pages/templates',
};
const site: ShopSite = {
  title: 'Salt',
  tagLine: 'Fine salt',
  description: 'Salt of the sea.',
  sections: sectionsOf(['Light', 'Table', 'Light']),
  footerWords: '',
  timeZone: 'UTC',
  language: 'de',
  currency: 'EUR',
  theme: 'press',
  pages: ['about'],
};
const own = createMarramPages({
  ...folders,
  site,
  words: {},
  ownTemplatesDir: path.join(folder, 'templates'),
  ownPublicDir: path.join(folder, 'public'),
});
const example = createMarramPages(folders);

// The server's own source of texts, which writes each page in its language.
beforeEach(() => void withCallerLocale());
afterEach(() => setTextSource(undefined));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a site of one’s own', () => {
  it('has its name, language, look and sections, and the example keeps its own beside it', async () => {
    const [mine, theirs] = await Promise.all([openPage(own, '/shop'), openPage(example, '/shop')]);
    const looks = [mine, theirs].map(({ document, texts }) => [
      document.documentElement.lang,
      document.documentElement.dataset['theme'],
      texts('.site-header .wordmark'),
      texts('.site-nav a'),
    ]);
    expect(looks).toEqual([
      ['de', 'press', ['Salt'], ['Light', 'Table']],
      [
        'en',
        'auto',
        ['Marram'],
        [
          'Table',
          'Textiles',
          'Light',
          'Paper',
          'Kitchen',
          'Gifts & Classes',
          'Lessons',
          'Journal',
          'Events',
        ],
      ],
    ]);
    expect(mine.document.title).toBe('Der ganze Shop – Salt');
    expect(mine.texts('.site-header, .site-footer').join(' ')).not.toMatch(/Marram|Net Loft/);
    expect(theirs.texts('.site-footer p')).toContain(
      'The Old Net Loft, Quay Lane. Open Wednesday to Saturday, ten to five.',
    );
  });

  it('is shown as a visitor chooses nevertheless', async () => {
    const { document } = await openPage(own, '/shop', 'lang=ja; theme=dusk');
    expect(document.documentElement.lang).toBe('ja');
    expect(document.documentElement.dataset['theme']).toBe('dusk');
    const [title] = document.querySelectorAll('.card-title');
    expect(title?.getAttribute('lang')).toBe('de');
  });

  it.each([
    ['/about', 200],
    ['/shop/light', 200],
    ['/shop/paper', 404],
    ['/contact', 404],
    ['/lessons', 404],
    ['/join', 404],
    ['/journal', 404],
    ['/events', 404],
    ['/albums', 404],
    ['/care', 404],
    ['/welcome', 404],
    ['/studio', 404],
    ['/specimen', 404],
  ])(
    'answers %s with %i, as its pages say, and links to no page that it lacks',
    async (address, status) => {
      const page = await openPage(own, address);
      expect(page.status).toBe(status);
      const links = [...page.document.querySelectorAll('.site-header a, .site-footer a')].map(
        (link) => link.getAttribute('href'),
      );
      expect(links).toContain('/about');
      expect(links).not.toContain('/contact');
      expect(links.includes(address)).toBe(['/about', '/shop/light'].includes(address));
      if (address !== '/shop/paper') expect((await openPage(example, address)).status).toBe(200);
    },
  );

  it('says nothing of the example with the templates of the package', async () => {
    const plain = createMarramPages({
      ...folders,
      words: {},
      ownTemplatesDir: null,
      site: { ...site, pages: ['about', 'contact', 'newsletter', 'lessons'] },
    });
    for (const address of ['/', '/about', '/contact', '/lessons']) {
      const { status, texts } = await openPage(plain, address);
      expect(status).toBe(200);
      expect(texts('main').join(' ')).not.toMatch(/Marram|loft|kiln|Strandhafer/i);
    }
    expect((await openPage(plain, '/lessons/wedging')).status).toBe(404);
    expect((await openPage(plain, '/contact')).texts('.newsletter h2')).toEqual([
      'Letters from the workshop',
    ]);
  });

  it('has its own templates and files before those of the package', async () => {
    expect((await openPage(own, '/about')).texts('h1')).toEqual(['Only ours']);
    expect((await openPage(own, '/robots.txt')).text).toBe('User-agent: mine\n');
    expect((await openPage(own, '/shop.css')).status).toBe(200);
    const picture = await own.request('/pictures/bowl.svg');
    expect(picture.status).toBe(200);
    expect(picture.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(picture.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    // A shopper's next visit asks whether the picture has changed, and does not fetch it again.
    const tag = picture.headers.get('ETag') ?? '';
    const again = await own.request('/pictures/bowl.svg', { headers: { 'If-None-Match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('Cache-Control')).toBe('public, no-cache');
    for (const address of ['/.secret.txt', '/%2esecret.txt', '/pictures/../.secret.txt']) {
      expect((await own.request(address)).status).toBe(404);
    }
  });

  it('has pages of categories in any script', async () => {
    const [section] = sectionsOf(['陶器']);
    expect(section).toEqual({
      category: '陶器',
      anchor: 'category-1',
      url: '/shop/%E9%99%B6%E5%99%A8',
    });
    const japanese = createMarramPages({
      ...folders,
      words: {},
      site: { ...site, sections: sectionsOf(['陶器']) },
    });
    const { status, texts } = await openPage(japanese, section?.url ?? '');
    expect(status).toBe(200);
    expect(texts('.site-nav [aria-current]')).toEqual(['陶器']);
  });
});

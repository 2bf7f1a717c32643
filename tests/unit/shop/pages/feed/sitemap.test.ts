// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { site as exampleSite } from '../../../../../examples/marram/site.js';
import { writeSitemap } from '../../../../../shop/pages/feed/sitemap.js';
import type { ShopSite } from '../../../../../shop/pages/index.js';
import { createFakeServices } from '../fake-services.js';
import { createMarramPages } from '../marram-pages.js';

describe('a sitemap', () => {
  it('has each address once, absolute and escaped', () => {
    const sitemap = writeSitemap(['/', '/a?b&c', '/', '/schöne-schale'], 'https://shop.example');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://shop.example/',
      'https://shop.example/a?b&amp;c',
      'https://shop.example/sch%C3%B6ne-schale',
    ]);
    expect(sitemap).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps/,
    );
  });

  it('has no more than search engines read', () => {
    const paths = Array.from({ length: 50_001 }, (_, index) => `/${index}`);
    expect(writeSitemap(paths, 'https://shop.example').match(/<loc>/g)).toHaveLength(50_000);
  });
});

const open = (site: ShopSite = exampleSite) =>
  createMarramPages({
    services: createFakeServices(),
    assetsDir: 'shop/pages/public',
    publicDir: 'shop/pages/public',
    templatesDir: 'shop/pages/templates',
    site,
  });

async function pathsOf(app: ReturnType<typeof open>): Promise<readonly string[]> {
  const text = await (await app.request('/sitemap.xml')).text();
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}

describe('the sitemap of the shop', () => {
  it('names pages that everybody may see, and each of them is there', async () => {
    const app = open();
    const paths = await pathsOf(app);
    expect(paths).toEqual(
      expect.arrayContaining([
        '/',
        '/shop',
        '/shop/table',
        '/shop/dune-mug',
        '/about',
        '/contact',
        '/care',
        '/lessons',
        '/lessons/wedging',
        '/journal',
        '/journal/wedging',
        '/events',
        '/albums',
      ]),
    );
    // Of members, of one visitor, of the owner, or samples.
    for (const path of [
      '/lessons/first-bowl',
      '/cart',
      '/owner',
      '/studio',
      '/specimen',
      '/search',
    ])
      expect(paths).not.toContain(path);
    for (const path of paths) expect([path, (await app.request(path)).status]).toEqual([path, 200]);
  });

  it('names no page that a shop is without', async () => {
    const paths = await pathsOf(open({ ...exampleSite, pages: ['about'] }));
    expect(paths).toContain('/about');
    expect(
      paths.filter((path) => /^\/(?:lessons|journal|events|albums|care|contact)/.test(path)),
    ).toEqual([]);
  });

  it('is named by robots.txt, which keeps search engines out of what is of one visitor', async () => {
    const robots = await open().request('/robots.txt');
    expect(robots.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    const text = await robots.text();
    expect(text).toContain('\nDisallow: /cart\n');
    expect(text).toContain('\nDisallow: /owner\n');
    expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n');
  });
});

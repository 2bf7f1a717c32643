import { Hono } from 'hono';
import { secondsUntil, type Environment } from '../../server/index.js';
import { currentSite } from '../current-site.js';
import { originOf } from '../origin-of.js';
import type { StorefrontServices } from '../services.js';
import { siteCollections } from '../site-collections.js';
import { lessonUrl } from '../views/parts/lesson.js';
import type { PageGroup } from '../page-groups.js';
import { writeSitemap } from './sitemap.js';

const sitemapPath = '/sitemap.xml';

/** Seconds: search engines come back in days. */
const fresh = 3600;

/** Where no search engine needs to go: these pages are of one visitor, or of the owner. */
const disallowed = ['/cart', '/checkout', '/account', '/owner'];

type SitemapContext = Pick<StorefrontServices, 'catalogue' | 'callers' | 'content' | 'limits'>;

/** The page or pages of each group beside the lists of `siteCollections`. */
const pagesOf: Readonly<
  Partial<Record<PageGroup, (context: SitemapContext) => Promise<readonly string[]>>>
> = {
  about: () => Promise.resolve(['/about']),
  contact: () => Promise.resolve(['/contact']),
  care: () => Promise.resolve(['/care']),
  // A search engine is no member.
  lessons: () =>
    Promise.resolve((currentSite().lessons ?? []).filter(({ isOpen }) => isOpen).map(lessonUrl)),
  journal: (context) => itemsOf(context, 'journal'),
  events: (context) => itemsOf(context, 'events'),
  albums: (context) => itemsOf(context, 'albums'),
};

async function itemsOf({ content }: SitemapContext, collection: 'journal' | 'events' | 'albums') {
  const { items } = await content.list(collection);
  return items.filter(({ passthrough }) => !passthrough).map(({ fullUrl }) => fullUrl);
}

/** `/sitemap.xml`, the pages that everybody may see, and `/robots.txt`, which names it. */
export function createSitemap(context: SitemapContext): Hono<Environment> {
  const { catalogue, limits } = context;
  const app = new Hono<Environment>();
  const headers = (type: string, seconds: number) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': `public, max-age=${seconds}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  });

  app.get(sitemapPath, async (c) => {
    await limits.count(c, 'pages');
    const { pages, currency } = currentSite();
    const products = await catalogue.list(currency);
    const others = await Promise.all(pages.map((group) => pagesOf[group]?.(context) ?? []));
    const paths = [
      '/',
      ...siteCollections().map(({ url }) => url),
      ...products.map(({ url }) => url),
      ...others.flat(),
    ];
    const seconds = secondsUntil(catalogue.unchangedFor(), fresh);
    return c.body(
      writeSitemap(paths, originOf(context, c)),
      200,
      headers('application/xml', seconds),
    );
  });

  app.get('/robots.txt', (c) => {
    const lines = [
      'User-agent: *',
      ...disallowed.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(context, c)}${sitemapPath}`,
      '',
    ];
    return c.body(lines.join('\n'), 200, headers('text/plain', fresh));
  });

  return app;
}

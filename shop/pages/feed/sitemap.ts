import { escapeXml } from './product-feed.js';

/** What search engines read of a sitemap at most. */
const mostAddresses = 50_000;

/** Paths of pages as the Sitemaps protocol has them, below `origin`. One that is named twice is written once. */
export function writeSitemap(paths: readonly string[], origin: string): string {
  const addresses = [...new Set(paths)].slice(0, mostAddresses);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((path) => `<url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

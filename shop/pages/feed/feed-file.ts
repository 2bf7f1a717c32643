import { Hono } from 'hono';
import { catalogueCurrencies, secondsUntil, type Environment } from '../../server/index.js';
import { originOf } from '../origin-of.js';
import type { StorefrontServices } from '../services.js';
import { currentSite } from '../current-site.js';
import { website } from '../site.js';
import { productFeed } from './product-feed.js';

export const feedPath = '/feeds/products.xml';

/** Seconds, a quarter of an hour: prices and stock of a feed may be that old. */
const fresh = 900;

type FeedContext = Pick<StorefrontServices, 'catalogue' | 'callers' | 'limits'>;

/** The feed of products for advertisements, in English, whatever language the caller has chosen; `?currency=EUR` gives other prices than those in the currency of the site. */
export function createProductFeed({ catalogue, callers, limits }: FeedContext): Hono<Environment> {
  const app = new Hono<Environment>();
  app.get(feedPath, async (c) => {
    await limits.count(c, 'pages');
    const given = c.req.query('currency');
    const currency = catalogueCurrencies.find((code) => code === given) ?? currentSite().currency;
    const products = await catalogue.list(currency);
    const feed = productFeed(products, {
      origin: originOf({ callers }, c),
      title: website.siteTitle,
      description: website.siteDescription,
    });
    return c.body(feed, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': `public, max-age=${secondsUntil(catalogue.unchangedFor(), fresh)}`,
      'X-Content-Type-Options': 'nosniff',
      'Access-Control-Allow-Origin': '*',
    });
  });
  return app;
}

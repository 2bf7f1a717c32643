import type { Hono } from 'hono';
import { placeOf, readCurrency } from '../../server/index.js';
import { readProduct } from '../read-product.js';
import type { PageVariables } from '../page-call.js';
import { searchView } from '../views/content/search.js';
import type { ContentContext } from './content-context.js';

const mostProducts = 40;
const mostPosts = 20;
const longestText = 100;

/** `/search?q=`: products first, then content (platform §2). */
export function addSearchPage(
  app: Hono<PageVariables>,
  { services: { shopSearch, reporter }, render }: ContentContext,
): void {
  app.get('/search', async (c) => {
    const text = (c.req.query('q') ?? '').trim().slice(0, longestText);
    const currency = readCurrency(c);
    const found = await shopSearch.products(text, { currency, limit: mostProducts });
    // The search of content alone may fail; the products of the page are there.
    const posts = await shopSearch.content(found.words, mostPosts).catch((error: unknown) => {
      reporter.report(error, { where: placeOf(c) });
      return null;
    });
    const products = found.products.map(readProduct);
    return render(c, 'search', searchView({ ...found, text, products, posts }));
  });
}

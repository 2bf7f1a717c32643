import type { Hono } from 'hono';
import { placeOf, readCurrency } from '../../server/index.js';
import type { PageVariables } from '../security-headers.js';
import { searchView } from '../views/content/search.js';
import type { ContentParts } from './content-parts.js';
import { findProducts } from './find-products.js';

const most = 20;
const longestText = 100;

/** `/search?q=`: products and content, with titles that the browser suggests while one types (platform §2). */
export function addSearchPage(
  app: Hono<PageVariables>,
  { services: { catalogue, content, reporter }, render }: ContentParts,
): void {
  app.get('/search', async (c) => {
    const text = (c.req.query('q') ?? '').trim().slice(0, longestText);
    const products = await catalogue.list(readCurrency(c));
    const [found, journal] = await Promise.all([
      // The search alone may fail; the products of the page are there.
      content.search(text, most).catch((error: unknown) => {
        reporter.report(error, { where: placeOf(c) });
        return null;
      }),
      content.list('journal'),
    ]);
    const view = searchView({
      text,
      products: findProducts(products, text).slice(0, most),
      found,
      suggestions: [...products, ...journal.items].map(({ title }) => title),
    });
    return render(c, 'search', view);
  });
}

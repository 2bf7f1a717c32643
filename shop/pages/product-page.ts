import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { productUrl, readCurrency, type Assign } from '../server/index.js';
import { shownExperiments } from './experiments.js';
import type { PageCall, PageVariables } from './page-call.js';
import { readProblem } from './problems.js';
import { readProduct } from './read-product.js';
import type { PageContext } from './page-context.js';
import { readReviews } from './reviewing/index.js';
import { notFoundView } from './views/error-page.js';
import type { RestockResult } from './views/parts/restock.js';
import { productPage, productView } from './views/product.js';

interface ProductPageContext extends PageContext<
  'callers' | 'catalogue' | 'crumbs' | 'productEditor' | 'restockCaptcha' | 'reviews'
> {
  readonly assign: Assign;
}

const relatedCount = 4;

/** What the forms of pages that caches keep contain in place of a crumb and keys. */
export const sharedForms = { crumb: '', createKey: () => '' };

/** `/shop/<product>`. A former address of a product leads to the present one. */
export function addProductPage(
  app: Hono<PageVariables>,
  { services, render, assign }: ProductPageContext,
): void {
  const { catalogue, crumbs } = services;

  app.get('/shop/:urlId', async (c) => {
    const currency = readCurrency(c);
    const source = await catalogue.byUrlId(c.req.param('urlId'), currency);
    if (source === null) {
      const moved = await services.productEditor.movedTo(c.req.param('urlId'));
      if (moved !== null) return c.redirect(productUrl(moved) + new URL(c.req.url).search, 301);
      return render(c, 'error-page', notFoundView(), { status: 404 });
    }
    const product = readProduct(source);
    const shelf = await catalogue.list(currency, { category: source.category });
    const related = shelf.filter(({ id }) => id !== source.id).slice(0, relatedCount);
    const page = productPage(source);
    const isAll = c.req.query('reviews') === 'all';
    // The result of a plain form: with a crumb, for browsers that do not state which page sends a form.
    const isOwn = c.req.query('problem') !== undefined || c.req.query('restock') !== undefined;
    const view = productView({
      source,
      product,
      page,
      reviews: await readReviews(services.reviews, page, { currency, isAll }),
      origin: services.callers.publicOrigin(c),
      related: related.map(readProduct),
      ...(isOwn ? { crumb: crumbs.issue(c), createKey: randomUUID } : sharedForms),
      problem: readProblem(c, { product }),
      problemCode: c.req.query('problem'),
      restock: { captcha: services.restockCaptcha, ...readRestockResult(c) },
      experiments: assign(c, shownExperiments.product).experiments,
    });
    return render(c, 'product', view, {
      cache: isOwn ? 'no-cache' : 'shared',
      shows: shownExperiments.product,
    });
  });
}

/** The result of a restock signup without script, from the query. */
function readRestockResult(c: PageCall): RestockResult {
  const result = c.req.query('restock');
  const isSignedUp = result === 'signed-up';
  return { isSignedUp, problem: isSignedUp ? null : readProblem(c, { code: result ?? '' }) };
}

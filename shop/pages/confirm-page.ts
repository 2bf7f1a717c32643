import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import { findVariant, parseQuantity } from 'vitrine/core/product';
import { readCurrency } from '../server/index.js';
import { readProduct } from './read-product.js';
import type { PageContext } from './page-context.js';
import type { PageVariables } from './page-call.js';
import { confirmView } from './views/confirm.js';
import { notFoundView } from './views/error-page.js';

type ConfirmContext = PageContext<'catalogue' | 'crumbs'>;

/**
 * `/cart/confirm?itemId=&sku=&quantity=`: where the form of another site leads. It shows what the form adds, and changes
 * nothing before its button is pressed. A choice that cannot be sold leads to the product.
 */
export function addConfirmPage(
  app: Hono<PageVariables>,
  { services, render }: ConfirmContext,
): void {
  const { catalogue, crumbs } = services;

  app.get('/cart/confirm', async (c) => {
    const { itemId = '', sku, quantity: quantityText = '1' } = c.req.query();
    const source = await catalogue.byId(itemId, readCurrency(c));
    if (source === null) return render(c, 'error-page', notFoundView(), { status: 404 });
    const product = readProduct(source);
    const variant =
      sku === undefined
        ? findVariant(product, {})
        : product.variants.find((candidate) => candidate.sku === sku);
    const quantity = parseQuantity(quantityText);
    if (!variant || quantity === null) return c.redirect(`${source.url}?problem=foreign-form`, 303);
    const crumb = crumbs.issue(c);
    const view = confirmView({ product, variant, quantity, crumb, key: randomUUID() });
    return render(c, 'confirm', view, { cache: 'no-store' });
  });
}

import type { Hono } from 'hono';
import { optionNames, parseFilter } from 'vitrine/core/product-filter';
import { parseQuery } from 'vitrine/core/net';
import { readCurrency, type CatalogueCurrency } from '../server/index.js';
import { readProduct } from './read-product.js';
import type { PageCall, PageVariables } from './page-call.js';
import type { PageContext } from './page-context.js';
import type { StorefrontServices } from './services.js';
import type { ShopSection } from './shop-site.js';
import { shopView } from './views/shop.js';

export interface ShopPageContext extends PageContext<'catalogue'> {
  readonly sections: readonly ShopSection[];
}

type Sort = Parameters<StorefrontServices['catalogue']['page']>[0]['sort'];

const pageOfList = 100;

/** The whole shop, and a page for each category; a category goes before a product of the same name. */
export function addShopPages(
  app: Hono<PageVariables>,
  { services: { catalogue }, render, sections }: ShopPageContext,
): void {
  app.get('/shop', (c) => show(c, null));
  // Routes are compared with the address as people read it.
  for (const section of sections) app.get(decodeURI(section.url), (c) => show(c, section));

  async function show(c: PageCall, section: ShopSection | null) {
    const query = parseQuery(new URL(c.req.url).search);
    const { sort } = parseFilter(query, []);
    const all = (await readAll(readCurrency(c), sort)).map((source) => ({
      category: source.category,
      product: readProduct(source),
    }));
    const shelf = all.filter(({ category }) => section === null || category === section.category);
    const products = shelf.map(({ product }) => product);
    const filter = parseFilter(query, optionNames(products));
    const view = shopView({ section, all, products, filter });
    return render(c, 'shop', view, { cache: 'shared' });
  }

  async function readAll(currency: CatalogueCurrency, sort: Sort) {
    const products = [];
    let cursor: string | undefined;
    do {
      const page = await catalogue.page({ sort, limit: pageOfList, cursor }, currency);
      products.push(...page.products);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return products;
  }
}

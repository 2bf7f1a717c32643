import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { parseProduct, type Product } from '../../core/commerce/product/index.js';
import { crumbCookie } from '../../core/net/index.js';
import {
  cartCookie,
  currencyCookie,
  readCurrency,
  type CatalogueProduct,
  type Services,
} from '../server/index.js';
import { readAssetManifest } from './asset-manifest.js';
import { problemSentence } from './problems.js';
import { securityHeaders, type PageVariables } from './security-headers.js';
import { createStaticFiles, type FolderOptions } from './static-files.js';
import { readTemplates, type PageName } from './templates.js';
import { aboutView } from './views/about.js';
import { faultView, notFoundView } from './views/apology.js';
import { cartView } from './views/cart.js';
import { documentView } from './views/document.js';
import { homeView } from './views/home.js';
import type { PageView } from './views/page.js';
import { productView } from './views/product.js';

export interface StorefrontServices {
  readonly catalogue: Pick<Services['catalogue'], 'list' | 'byUrlId'>;
  readonly carts: Pick<Services['carts'], 'read'>;
  readonly crumbs: Pick<Services['crumbs'], 'issue'>;
}

export interface StorefrontOptions extends FolderOptions {
  readonly services: StorefrontServices;
  /** The templates of the pages; they are read once. */
  readonly templatesDir: string;
}

interface RenderOptions {
  readonly status?: 200 | 404 | 500;
  /** `no-store` also for what the browser shows again after Back. */
  readonly cache?: 'no-cache' | 'no-store';
}

type PageCall = Context<PageVariables>;

const relatedCount = 4;
const year = 365 * 24 * 60 * 60;

/** The pages of the shop, rendered by the server. To be mounted at the root, after the API. */
export function createStorefront({
  services: { catalogue, carts, crumbs },
  templatesDir,
  ...folders
}: StorefrontOptions): Hono<PageVariables> {
  const { preload, snippet } = readAssetManifest(folders.assetsDir);
  const templates = readTemplates({ templatesDir, snippet });
  const app = new Hono<PageVariables>();

  function render(
    c: PageCall,
    name: PageName,
    view: PageView,
    { status = 200, cache = 'no-cache' }: RenderOptions = {},
  ) {
    // A page carries a nonce and a crumb, so the browser alone may keep it.
    c.header('Cache-Control', `private, ${cache}`);
    const request = { nonce: c.get('nonce'), currency: readCurrency(c), preload };
    return c.html(templates.render(name, documentView(request, view)), status);
  }

  app.onError((error, c) => {
    console.error(error);
    return render(c, 'apology', faultView(), { status: 500 });
  });
  app.use(compress());
  app.route('/', createStaticFiles(folders));
  app.use(securityHeaders);
  app.use(switchCurrency);

  app.get('/', async (c) => {
    const products = await catalogue.list(readCurrency(c));
    const shelf = products.map((source) => ({
      product: readProduct(source),
      category: source.category,
    }));
    const view = homeView({ products: shelf, crumb: crumbs.issue(c), createKey: randomUUID });
    return render(c, 'home', view);
  });

  app.get('/shop/:urlId', async (c) => {
    const currency = readCurrency(c);
    const source = await catalogue.byUrlId(c.req.param('urlId'), currency);
    if (source === null) return render(c, 'apology', notFoundView(), { status: 404 });
    const product = readProduct(source);
    const shelf = await catalogue.list(currency, { category: source.category });
    const related = shelf.filter(({ id }) => id !== source.id).slice(0, relatedCount);
    const view = productView({
      source,
      product,
      related: related.map(readProduct),
      crumb: crumbs.issue(c),
      problem: readProblem(c, product),
      createKey: randomUUID,
    });
    return render(c, 'product', view);
  });

  app.get('/cart', async (c) => {
    const cart = await carts.read(getCookie(c, cartCookie) ?? null);
    const view = cartView({ cart, crumb: crumbs.issue(c), problem: readProblem(c) });
    return render(c, 'cart', view, { cache: 'no-store' });
  });

  app.get('/about', (c) => render(c, 'about', aboutView()));

  app.get('*', (c) => render(c, 'apology', notFoundView(), { status: 404 }));
  return app;
}

function readProduct(source: CatalogueProduct): Product {
  const parsed = parseProduct(source);
  if ('problem' in parsed) throw new Error(`${source.urlId}: ${parsed.problem}`);
  return parsed.product;
}

/** Why the form that led here was refused. */
function readProblem(c: PageCall, product?: Product): string | null {
  return problemSentence(c.req.query('problem'), {
    ...(product && { product }),
    hasCookies: getCookie(c, crumbCookie) !== undefined,
  });
}

/** `?currency=EUR` is remembered, and the address is clean again. */
async function switchCurrency(c: PageCall, next: () => Promise<void>) {
  if (c.req.method !== 'GET' || c.req.query('currency') === undefined) return next();
  setCookie(c, currencyCookie, readCurrency(c), {
    path: '/',
    sameSite: 'Lax',
    maxAge: year,
    secure: new URL(c.req.url).protocol === 'https:',
  });
  return c.redirect(c.req.path, 303);
}

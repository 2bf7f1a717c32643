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
import { aboutPage } from './pages/about.js';
import { cartPage } from './pages/cart.js';
import { homePage } from './pages/home.js';
import { layout, type PageContent } from './pages/layout.js';
import { faultPage, notFoundPage } from './pages/not-found.js';
import { productPage } from './pages/product.js';
import { problemSentence } from './problems.js';
import { securityHeaders, type PageVariables } from './security-headers.js';
import { createStaticFiles, type FolderOptions } from './static-files.js';

export interface StorefrontServices {
  readonly catalogue: Pick<Services['catalogue'], 'list' | 'byUrlId'>;
  readonly carts: Pick<Services['carts'], 'read'>;
  readonly crumbs: Pick<Services['crumbs'], 'issue'>;
}

export interface StorefrontOptions extends FolderOptions {
  readonly services: StorefrontServices;
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
export function createStorefront({ services, ...folders }: StorefrontOptions): Hono<PageVariables> {
  const { catalogue, carts, crumbs } = services;
  const assets = readAssetManifest(folders.assetsDir);
  const app = new Hono<PageVariables>();

  function render(
    c: PageCall,
    content: PageContent,
    { status = 200, cache = 'no-cache' }: RenderOptions = {},
  ) {
    // A page carries a nonce and a crumb, so the browser alone may keep it.
    c.header('Cache-Control', `private, ${cache}`);
    const page = layout({ nonce: c.get('nonce'), currency: readCurrency(c), assets }, content);
    return c.html(page, status);
  }

  app.onError((error, c) => {
    console.error(error);
    return render(c, faultPage(), { status: 500 });
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
    return render(c, homePage(shelf, crumbs.issue(c)));
  });

  app.get('/shop/:urlId', async (c) => {
    const currency = readCurrency(c);
    const source = await catalogue.byUrlId(c.req.param('urlId'), currency);
    if (source === null) return render(c, notFoundPage(), { status: 404 });
    const product = readProduct(source);
    const shelf = await catalogue.list(currency, { category: source.category });
    const related = shelf.filter(({ id }) => id !== source.id).slice(0, relatedCount);
    return render(
      c,
      productPage({
        source,
        product,
        related: related.map(readProduct),
        crumb: crumbs.issue(c),
        problem: readProblem(c, product),
      }),
    );
  });

  app.get('/cart', async (c) => {
    const cart = await carts.read(getCookie(c, cartCookie) ?? null);
    const page = cartPage({ cart, crumb: crumbs.issue(c), problem: readProblem(c) });
    return render(c, page, { cache: 'no-store' });
  });

  app.get('/about', (c) => render(c, aboutPage()));

  app.get('*', (c) => render(c, notFoundPage(), { status: 404 }));
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

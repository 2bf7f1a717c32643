import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { pagePatience, shareBrowser, type BrowserOptions } from './browser.js';
import { createPagePool, type PagePool } from './page-pool.js';
import { watchTraffic } from './settled.js';

/** The narrowest window that pages fit into. */
export const narrow = { width: 320, height: 640 };
export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 900 };

export interface ShopPage {
  page: Page;
  /** Requests to the cart calls, as `METHOD /path`. */
  cartCalls: string[];
  /** Policy violations, page errors and logged errors; a test expects none unless it says so. */
  complaints: string[];
}

export interface VisitOptions extends BrowserContextOptions {
  /** A new context with an empty HTTP cache, for tests that count requests or measure times from a cold start. */
  isCold?: boolean;
}

/** The pages that the files of a worker reuse. */
const pools = new WeakMap<Browser, PagePool>();

/**
 * Gives each `open()` a visitor without cookies and storage on the real shop. Pages are reused from test to test, except
 * those of browsers with their own launch options, and of sites that are neither the shop nor one of `otherPorts`.
 */
export function useShop(launch: BrowserOptions = {}) {
  let browser: Browser;
  let pool: PagePool;
  const opened: ShopPage[] = [];
  const shop = inject('shop');
  const ports = Object.values(inject('otherPorts'));
  const sites = [shop, ...ports.map((port) => `http://127.0.0.1:${port}`)];

  beforeAll(async () => {
    browser = await shareBrowser(launch);
    pool = pools.get(browser) ?? createPagePool(browser, shop, prepare);
    pools.set(browser, pool);
  });
  afterEach(async () => {
    for (const visit of opened.splice(0)) await end(visit);
  });
  afterAll(() => pool.closeOthers());

  async function openPage({ isCold = false, ...given }: VisitOptions): Promise<Page> {
    const options = { viewport: phone, baseURL: shop, ...given };
    const isReusable =
      !isCold && sites.includes(options.baseURL) && Object.keys(launch).length === 0;
    if (isReusable) return pool.take(options);
    const context = await browser.newContext(options);
    context.setDefaultTimeout(pagePatience);
    const page = await context.newPage();
    await prepare(page);
    return page;
  }

  async function begin(options: VisitOptions): Promise<ShopPage> {
    const visit: ShopPage = { page: await openPage(options), cartCalls: [], complaints: [] };
    watch(visit);
    return visit;
  }

  async function end({ page, complaints }: ShopPage): Promise<void> {
    await pool.release(page);
    expect(complaints).toEqual([]);
  }

  async function open(options: VisitOptions = {}): Promise<ShopPage> {
    const visit = await begin(options);
    opened.push(visit);
    return visit;
  }

  /** As `open`, until `use` is done: for concurrent tests, of which none may end another's visit. */
  async function during<Result>(
    options: VisitOptions,
    use: (visit: ShopPage) => Promise<Result>,
  ): Promise<Result> {
    const visit = await begin(options);
    const result = await use(visit).catch(async (error: unknown) => {
      await pool.release(visit.page);
      throw error;
    });
    await end(visit);
    return result;
  }

  return { open, during, shop };
}

/**
 * Scrolls to a widget of the product form, which mounts near the viewport, and waits until it is in use. A press before that
 * may find the page's own button, which gives way to the widget's. `which`: an express button stands beside the main one.
 */
export async function mounted(
  page: Page,
  tag: string,
  which: '[express]' | ':not([express])' = ':not([express])',
): Promise<void> {
  const widget = `.product ${tag}${which}`;
  await page.locator(widget).scrollIntoViewIfNeeded();
  await page.locator(`${widget}:state(ready)`).waitFor();
}

/** Playwright runs its own scripts in every frame, also in that of a mail, which may run none. */
const saidOfPlaywright = /^Blocked script execution in '[^']*\/owner\/mail\/\d+\/html'/;

function watch({ page, cartCalls, complaints }: ShopPage): void {
  watchTraffic(page);
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (!isComplaint || saidOfPlaywright.test(message.text())) return;
    complaints.push(`logged: ${message.text()}`);
  });
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/commerce/shopping-cart')) {
      cartCalls.push(`${request.method()} ${pathname}`);
    }
  });
}

/** Watches also the tabs that a test opens beside the page. */
function prepare(page: Page): Promise<unknown> {
  page.context().on('page', watchTraffic);
  return logViolations(page);
}

/** Logs refusals of the content security policy, which end up among the complaints. */
function logViolations(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`,
      );
    });
  });
}

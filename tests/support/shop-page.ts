import type { Browser, BrowserContextOptions, LaunchOptions, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { launchBrowser } from './browser.js';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 900 };

export interface ShopPage {
  page: Page;
  /** Requests to the cart calls, as `METHOD /path`. */
  cartCalls: string[];
  /** Policy violations, page errors and logged errors; a test expects none unless it says so. */
  complaints: string[];
}

/** Gives the specs of a file one browser, and each page a fresh visitor of the real shop. */
export function useShop(launch: LaunchOptions = {}) {
  let browser: Browser;
  const opened: ShopPage[] = [];
  const shop = inject('shop');

  beforeAll(async () => {
    browser = await launchBrowser(launch);
  });
  afterAll(() => browser.close());
  afterEach(async () => {
    for (const { page, complaints } of opened.splice(0)) {
      await page.context().close();
      expect(complaints).toEqual([]);
    }
  });

  async function open(options: BrowserContextOptions = {}): Promise<ShopPage> {
    const context = await browser.newContext({ viewport: phone, baseURL: shop, ...options });
    const visit = { page: await context.newPage(), cartCalls: [], complaints: [] } as ShopPage;
    opened.push(visit);
    watch(visit);
    return visit;
  }

  return { open, shop };
}

/** Scrolls to a widget of the product form, which mounts near the viewport, and waits until it is in use. */
export async function mounted(page: Page, tag: string): Promise<void> {
  // An express button stands beside the main one.
  const widget = `.product ${tag}:not([express])`;
  await page.locator(widget).scrollIntoViewIfNeeded();
  await page.locator(`${widget}:state(ready)`).waitFor();
}

/** Waits for the widgets that came into view by another width. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await page.waitForLoadState('networkidle');
}

function watch({ page, cartCalls, complaints }: ShopPage): void {
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`logged: ${message.text()}`);
  });
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/commerce/shopping-cart')) {
      cartCalls.push(`${request.method()} ${pathname}`);
    }
  });
  void page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `policy: ${event.violatedDirective} refused ${event.blockedURI} ${event.sample}`,
      );
    });
  });
}

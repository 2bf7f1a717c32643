import type { Browser, BrowserContextOptions, CDPSession, Disposable, Page } from 'playwright';
import { pagePatience } from './browser.js';

/** Events that a test may listen to on a page. */
const pageEvents = [
  'console',
  'dialog',
  'domcontentloaded',
  'download',
  'filechooser',
  'frameattached',
  'framedetached',
  'framenavigated',
  'load',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'websocket',
  'worker',
] as const;

/** Methods whose effect ends with what they return. */
const undoable = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction'],
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'newCDPSession'],
};

/** Members whose use changes a page or a context for good. */
const lasting = {
  page: ['clock', 'routeWebSocket'],
  context: ['grantPermissions', 'route', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
};

const storedKinds = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/** A page that may be reused, with the only page of its own context. */
interface Seat {
  readonly page: Page;
  readonly debug: CDPSession;
  readonly key: string;
  /** The one site that its page visits. */
  readonly origin: string;
  /** Ends what a test added to the page or its context. */
  readonly undo: (() => Promise<unknown>)[];
  /** Whether a test changed the page for good. */
  isSpent: boolean;
}

export interface PagePool {
  /** A page as a first-time visitor would have it. */
  take(options: BrowserContextOptions): Promise<Page>;
  /** Takes the page back: cleaned for the next test, or closed with its context. */
  release(page: Page): Promise<void>;
  /** Closes the pages of sites other than `origin`, which end with the file that has them. */
  closeOthers(): Promise<void>;
}

/**
 * Pages of one browser, reused from test to test: a new context and its first page cost three times as much CPU as
 * the clean-up. Only the HTTP cache survives the clean-up.
 * @param prepare runs once for each new page, before a test gets it.
 * @param origin the site of pages without a `baseURL` of their own. A page that visits another site than its own is not
 * reused. Each site answers `/robots.txt`.
 */
export function createPagePool(
  browser: Browser,
  origin: string,
  prepare: (page: Page) => Promise<unknown>,
): PagePool {
  const idle: Seat[] = [];
  const taken = new Map<Page, Seat>();

  async function openSeat(options: BrowserContextOptions, key: string): Promise<Seat> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(pagePatience);
    const page = await context.newPage();
    await prepare(page);
    const debug = await context.newCDPSession(page);
    const seat: Seat = {
      page,
      debug,
      key,
      origin: new URL(options.baseURL ?? origin).origin,
      undo: [],
      isSpent: false,
    };
    const spend = () => (seat.isSpent = true);
    for (const name of lasting.page) callOnUse(page, name, spend);
    for (const name of lasting.context) callOnUse(context, name, spend);
    for (const name of undoable.page) keepResults(page, name, seat.undo);
    for (const name of undoable.context) keepResults(context, name, seat.undo);
    return seat;
  }

  async function clean({ page, debug, origin: site, undo }: Seat): Promise<void> {
    await Promise.all(undo.splice(0).map((end) => end()));
    for (const event of pageEvents) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const others = page.context().pages();
    await Promise.all(others.map((other) => other === page || other.close()));
    // A document of the same origin, because the session storage can be reached from there only.
    await page.goto(`${site}/robots.txt`);
    await page.evaluate(() => sessionStorage.clear());
    await debug.send('Storage.clearDataForOrigin', { origin: site, storageTypes: storedKinds });
    await page.context().clearCookies();
    await debug.send('Page.resetNavigationHistory');
  }

  return {
    async take({ viewport = null, reducedMotion, forcedColors, colorScheme, ...options }) {
      const key = JSON.stringify(options);
      const index = idle.findIndex((seat) => seat.key === key);
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      const seat = found ?? (await openSeat({ viewport, ...options }, key));
      const { page } = seat;
      taken.set(page, seat);
      if (viewport) await page.setViewportSize(viewport);
      await page.emulateMedia({
        media: null,
        colorScheme: colorScheme ?? 'light',
        reducedMotion: reducedMotion ?? 'no-preference',
        forcedColors: forcedColors ?? 'none',
      });
      page.on('framenavigated', (frame) => {
        if (!frame.url().startsWith('about:') && new URL(frame.url()).origin !== seat.origin) {
          seat.isSpent = true;
        }
      });
      return page;
    },
    async release(page) {
      const seat = taken.get(page);
      taken.delete(page);
      if (!seat || seat.isSpent || page.isClosed()) return page.context().close();
      try {
        await clean(seat);
        idle.push(seat);
      } catch {
        // A page that a failed test left busy.
        await page.context().close();
      }
    },
    async closeOthers() {
      const others = idle.filter((seat) => seat.origin !== origin);
      for (const seat of others) {
        idle.splice(idle.indexOf(seat), 1);
        await seat.page.context().close();
      }
    },
  };
}

function callOnUse(target: object, name: string, call: () => void): void {
  const value: unknown = Reflect.get(target, name);
  Object.defineProperty(target, name, {
    configurable: true,
    get() {
      call();
      return value;
    },
  });
}

/** Makes a method add to `undo` what ends its effect. */
function keepResults(target: object, name: string, undo: (() => Promise<unknown>)[]): void {
  const method = Reflect.get(target, name) as (
    ...values: unknown[]
  ) => Promise<Disposable | CDPSession>;
  Object.defineProperty(target, name, {
    configurable: true,
    value(...values: unknown[]) {
      const result = method.apply(target, values);
      undo.push(async () => {
        const added = await result;
        // A session that the test has detached itself refuses to do so again.
        return 'detach' in added ? added.detach().catch(() => undefined) : added.dispose();
      });
      return result;
    },
  });
}

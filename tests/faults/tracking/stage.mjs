import { isIntake } from './calls.mjs';
import { plainPage, trackedPage } from './pages.mjs';
import { openFaultProxy } from './proxy.mjs';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** What the browser itself says about a call that failed; no page can keep it from that. */
const ofTheNetwork =
  /^(Failed to load resource|Access to (fetch|XMLHttpRequest) at|Refused to connect|Fetch API cannot load .* Refused to connect|Connecting to ')/;

/**
 * What one scenario plays on: the shop behind a proxy that can fail, and a visitor with tabs. `page` is what the tested
 * page is made with (pages.mjs); `cross`: the calls go to another site than the page's.
 */
export async function openStage({ browser, shop, name, page = {}, cross = false, engine = {} }) {
  const run = `${name}-${Math.random().toString(36).slice(2, 7)}`;
  const tracked = [];
  const attempts = [];
  const complaints = [];
  const logged = [];
  const started = Date.now();

  const paths = new Map([['/away', plainPage]]);
  const pages = (path) => paths.get(path) ?? null;
  const proxy = await openFaultProxy({ shop: shop.origin, pages });
  const host = cross ? await openFaultProxy({ shop: shop.origin, pages }) : proxy;
  const settings = { ...page.settings, ...(cross && { eventsOrigin: proxy.elsewhere }) };
  const setPage = (path, own = {}) =>
    paths.set(
      path,
      trackedPage({ ...engine.page, ...page, ...own, settings: { ...settings, ...own.settings } }),
    );
  for (const [path, own] of Object.entries(engine.files ?? {})) paths.set(path, own);
  const setFile = (path, body) => paths.set(path, { ...plainPage, body });
  setPage('/page');

  const context = await browser.newContext();
  // The browser of a visitor who closes the last tab goes on for what was handed to it.
  await context.newPage();

  function watch(tab) {
    tab.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (isIntake(pathname))
        attempts.push({ at: Date.now(), path: pathname, method: request.method() });
    });
    tab.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
    tab.on('console', (message) => {
      const text = message.text();
      if (ofTheNetwork.test(text)) return;
      logged.push(`${message.type()}: ${text}`);
      if (message.type() === 'error') complaints.push(`logged: ${text}`);
    });
  }

  /** Ids for probe events that are about to be tracked. */
  function nextIds(count) {
    const ids = Array.from({ length: count }, (_, index) => `${run}.${tracked.length + index + 1}`);
    tracked.push(...ids);
    return ids;
  }

  async function open(path = '/page', { isReady = true } = {}) {
    const tab = await context.newPage();
    watch(tab);
    await tab.goto(host.origin + path);
    if (isReady) await tab.waitForFunction(() => globalThis.vitrine?.analytics?.ready);
    if (isReady) await tab.evaluate(() => globalThis.vitrine.analytics.ready);
    return tab;
  }

  /** Tracks in one task, and does what `then` says in the same one: an expression of the page. */
  async function track(tab, count, { then = '', ...options } = {}) {
    const ids = nextIds(count);
    const work = `probe.track(${JSON.stringify(ids)}, ${JSON.stringify(options)}); ${then}`;
    // A page that leaves in that task cannot answer any more.
    await tab.evaluate(`{ ${work} }; 0`).catch((error) => {
      if (then === '') throw error;
    });
    return ids;
  }

  async function crash(tab) {
    const session = await context.newCDPSession(tab);
    const gone = new Promise((resolve) => tab.once('crash', resolve));
    session.send('Page.crash').catch(() => undefined);
    await gone;
  }

  /** As when another tab comes to the front. Headless pages are always visible, so the page is told what it would be. */
  const hide = (tab) =>
    tab.evaluate(() => {
      const is = (value) => ({ configurable: true, get: () => value });
      Object.defineProperty(document, 'visibilityState', is('hidden'));
      Object.defineProperty(document, 'hidden', is(true));
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });

  /** Until the shop has all probe events, at most so long. */
  async function settle(seconds, expected = tracked) {
    const until = Date.now() + seconds * 1000;
    const isThere = () => {
      const arrived = proxy.arrived();
      return expected.every((id) => arrived.has(id));
    };
    while (!isThere() && Date.now() < until) await wait(100);
    return isThere();
  }

  /** Until a call of that kind has been answered, at most so long. */
  async function until(isIt, seconds) {
    const end = Date.now() + seconds * 1000;
    while (!proxy.log.some(isIt) && Date.now() < end) await wait(100);
  }

  /** Until no call has been made for so long. */
  async function calm(seconds) {
    const from = Date.now();
    const quiet = () => Date.now() - Math.max(from, ...proxy.log.map(({ at }) => at));
    while (quiet() < seconds * 1000) await wait(200);
  }

  /** Until the page view has gone, and nothing else does. */
  async function begun() {
    const until = Date.now() + 10_000;
    while (proxy.log.length === 0 && Date.now() < until) await wait(50);
    await calm(1.2);
  }

  /** Keys of the queue that are still stored, read in an open tab. */
  async function readStored(prefix = 'vitrine.q') {
    for (const tab of context.pages()) {
      if (!tab.url().startsWith(host.origin)) continue;
      const read = tab.evaluate((start) => {
        try {
          return Object.keys(localStorage).filter((key) => key.startsWith(start));
        } catch {
          return [];
        }
      }, prefix);
      return read.catch(() => []);
    }
    return [];
  }

  async function readThrown() {
    const tabs = context.pages().filter((tab) => tab.url().startsWith(host.origin));
    const lists = await Promise.all(
      tabs.map((tab) => tab.evaluate(() => globalThis.probe?.thrown ?? []).catch(() => [])),
    );
    return lists.flat();
  }

  return {
    name,
    run,
    proxy,
    host,
    context,
    tracked,
    attempts,
    complaints,
    logged,
    wait,
    setPage,
    setFile,
    nextIds,
    open,
    track,
    crash,
    hide,
    settle,
    until,
    calm,
    begun,
    readStored,
    readThrown,
    seconds: () => (Date.now() - started) / 1000,
    async close() {
      await context.close();
      await host.close();
      await proxy.close();
    },
  };
}

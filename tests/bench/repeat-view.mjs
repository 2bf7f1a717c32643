import { createHash } from 'node:crypto';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { median, patience, serve, throttle } from './page-load.mjs';

/** As the guide recommends: chunks have a hash in their name, the loader is asked for again, the page is made anew. */
function cachingOf(pathname, text) {
  if (/^\/cdn\/(chunks|again)\//.test(pathname)) {
    return { 'Cache-Control': 'public, max-age=31536000, immutable' };
  }
  if (pathname === '/') return { 'Cache-Control': 'private, no-cache' };
  const hash = createHash('sha256').update(text).digest('base64url');
  return { 'Cache-Control': 'public, no-cache', ETag: `"${hash}"` };
}

/** Runs in the page: keeps when the first button answers a press, in milliseconds from navigation. */
function watchLive(selector) {
  if (globalThis !== globalThis.top) return;
  const look = () => {
    const button = document.querySelector(selector);
    const host = button?.closest('vitrine-add-to-cart');
    if (button && (!host || host.takesSubmit)) globalThis.benchLive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Counts what a page's requests take from the network, its own calls of the cart aside. */
function watchNetwork(cdp) {
  const seen = { bytes: 0, document: 0, full: 0, revalidated: 0, cached: 0 };
  const answers = new Map();
  const cached = new Set();
  cdp.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response, type }) =>
    answers.set(requestId, { response, type }),
  );
  // Says 304, where `responseReceived` shows the kept answer.
  const unchanged = new Set();
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    if (statusCode === 304) unchanged.add(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { response, type } = answers.get(requestId) ?? {};
    if (!response || response.url.includes('/api/')) return;
    if (cached.has(requestId) || (response.fromDiskCache && !unchanged.has(requestId))) {
      seen.cached++;
      return;
    }
    seen.bytes += encodedDataLength;
    if (type === 'Document') seen.document += encodedDataLength;
    else if (unchanged.has(requestId)) seen.revalidated++;
    else seen.full++;
  });
  return seen;
}

/** Opens the page once in a tab of its own. */
async function view(context, url, selector) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await throttle(cdp);
  const seen = watchNetwork(cdp);
  await page.addInitScript(watchLive, selector);
  await page.goto(url, { waitUntil: 'load' });
  const live = await page.waitForFunction(() => globalThis.benchLive, null, { timeout: patience });
  const at = await live.jsonValue();
  // What is asked for in idle time counts too.
  await page.waitForLoadState('networkidle');
  await page.close();
  return { ...seen, live: at };
}

/**
 * Medians of `runs` second views of every variant with one button, each after a first one with an empty cache: bytes from
 * the network with headers, requests by where their answer came from, and ms until the button answers a press.
 */
export async function measureRepeatViews({ variants, runs }) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const samples = new Map(Object.keys(variants).map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, variant] of Object.entries(variants)) {
      const { url, stop } = await serve(variant, 1, cachingOf);
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      try {
        const first = await view(context, url, variant.button);
        samples.get(name).push({ first, second: await view(context, url, variant.button) });
      } finally {
        await context.close();
        stop();
      }
    }
  }
  await browser.close();
  return [...samples].map(([name, list]) => {
    const figure = (view, key) => Math.round(median(list.map((sample) => sample[view][key])));
    return {
      name,
      label: variants[name].label,
      'first view, bytes': figure('first', 'bytes'),
      'repeat view, bytes': figure('second', 'bytes'),
      'of them the page': figure('second', 'document'),
      'new files': figure('second', 'full'),
      'revalidated files': figure('second', 'revalidated'),
      'files from the cache': figure('second', 'cached'),
      'first view, live': figure('first', 'live'),
      'repeat view, live': figure('second', 'live'),
    };
  });
}

import http from 'node:http';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { openShop } from '../faults/tracking/shop.mjs';
import { median, patience, throttle } from './page-load.mjs';

/** A shopper's first view of a page, nothing of it in a cache. */
const pages = { home: '/', product: '/shop/dune-mug', category: '/shop/table' };
const phone = { width: 390, height: 844 };
/** Milliseconds after the load in which a larger paint may still come. */
const settling = 2_000;

/** The page as it is without any script: neither the elements nor what fetches them ahead. */
const withoutScripts = (html) =>
  html
    .replace(/<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<link\b[^>]*as="script"[^>]*>/g, '');

/** The shop behind a server that changes its pages. Both variants come from one, so that it costs both the same. */
async function serveBoth(origin) {
  const server = http.createServer(async (request, response) => {
    const isPlain = request.headers.host?.startsWith('plain.');
    const answer = await fetch(new URL(request.url, origin), {
      headers: { 'accept-language': 'en', cookie: request.headers.cookie ?? '' },
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    const changed = isPage && isPlain ? Buffer.from(withoutScripts(body.toString('utf8'))) : body;
    const isText = /^(?:text|application)\//.test(type);
    response.writeHead(answer.status, {
      'Content-Type': type,
      ...(isText && { 'Content-Encoding': 'gzip' }),
      'Cache-Control': 'no-store',
    });
    response.end(isText ? gzipSync(changed) : changed);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return {
    scripted: `http://scripted.localhost:${port}`,
    plain: `http://plain.localhost:${port}`,
    close: () => server.close(),
  };
}

/** Runs in the page: keeps the last largest paint and the first one, in ms from navigation. */
function watchPaints() {
  globalThis.benchPaints = { largest: 0, first: 0, what: '' };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      globalThis.benchPaints.largest = entry.startTime;
      globalThis.benchPaints.what = entry.element?.outerHTML.slice(0, 60) ?? '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    globalThis.benchPaints.first = list.getEntries()[0].startTime;
  }).observe({ type: 'paint', buffered: true });
}

async function viewOnce(browser, url) {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    await throttle(await context.newCDPSession(page));
    await page.goto(url, { timeout: patience });
    await page.waitForTimeout(settling);
    return await page.evaluate(() => globalThis.benchPaints);
  } finally {
    await context.close();
  }
}

/**
 * Largest paint of pages of the shop beside the same pages without scripts, on a phone at 4× CPU slowdown and slow 4G. The
 * variants take turns, so that another load of the machine meets both.
 */
export async function benchPaint({ runs = 9 } = {}) {
  const shop = await openShop();
  const served = await serveBoth(shop.origin);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  try {
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const views = { scripted: [], plain: [] };
      for (let run = 0; run < runs; run += 1) {
        for (const variant of run % 2 === 0 ? ['plain', 'scripted'] : ['scripted', 'plain']) {
          views[variant].push(await viewOnce(browser, served[variant] + path));
        }
      }
      const of = (variant, key) => median(views[variant].map((view) => view[key]));
      rows.push({
        page: name,
        'largest paint, ms': Math.round(of('scripted', 'largest')),
        'without scripts': Math.round(of('plain', 'largest')),
        '×': Number((of('scripted', 'largest') / of('plain', 'largest')).toFixed(2)),
        'first paint ×': Number((of('scripted', 'first') / of('plain', 'first')).toFixed(2)),
        what: views.scripted[0].what,
      });
    }
    console.log(`\nLargest paint at 4× CPU slowdown and slow 4G, medians of ${runs} cold views`);
    console.table(rows);
    return rows;
  } finally {
    await browser.close();
    served.close();
    await shop.close();
  }
}

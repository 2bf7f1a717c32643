import http from 'node:http';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { brotli } from './bytes.mjs';
import { answerGraphql } from './graphql-stub.mjs';

/** Chrome's "slow 4G" in round figures, and a phone four times slower than this machine. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const cpuSlowdown = 4;
export const patience = 40_000;
/** Milliseconds after the press that still count. */
const settling = 3_000;
const longTask = 50;
const types = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

const css = 'body{font:16px system-ui;margin:16px}form,body>div{min-height:44px;margin:4px 0}';
const cartAnswer = JSON.stringify({
  shoppingCart: { id: 'c', entries: [], totalQuantity: 1 },
  newlyAdded: null,
});

/** Compressed once and before any clock runs: brotli 11 takes its time. */
const compressed = new Map();
const compress = (text) => {
  if (!compressed.has(text)) compressed.set(text, brotli(Buffer.from(text)));
  return compressed.get(text);
};

async function readCdn(folder = 'cdn') {
  const names = await readdir(`dist/${folder}`, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const read = async (name) => [`/cdn/${name}`, await readFile(`dist/${folder}/${name}`, 'utf8')];
  return Object.fromEntries(await Promise.all(scripts.map(read)));
}

/** Slows a page down to the phone and the line that are measured. */
export async function throttle(cdp) {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Nothing is kept, for cold loads. */
const uncached = () => ({ 'Cache-Control': 'no-store' });

/**
 * Serves one variant, brotli-compressed as a CDN would, and answers its API calls at once. `headersOf` says how a file may
 * be cached, by its path and text; a file with an ETag is answered by 304 where the browser has it.
 */
export async function serve(variant, count, headersOf = uncached) {
  const texts = {
    ...(await readCdn(variant.folder)),
    '/': variant.page(count),
    '/page.css': css,
    '/start.js': variant.script?.(count) ?? '',
    ...variant.files,
  };
  for (const text of Object.values(texts)) compress(text);
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://bench');
    if (request.method !== 'GET') {
      let body = '';
      for await (const chunk of request) body += chunk;
      const graphql = pathname.includes('graphql');
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return response.end(graphql ? answerGraphql(body) : cartAnswer);
    }
    const text = texts[pathname];
    if (text === undefined) return response.writeHead(404).end();
    const caching = headersOf(pathname, text);
    if (caching.ETag && request.headers['if-none-match'] === caching.ETag) {
      return response.writeHead(304, caching).end();
    }
    response.writeHead(200, {
      'Content-Type': types[path.extname(pathname)] ?? 'text/html; charset=utf-8',
      'Content-Encoding': 'br',
      ...caching,
    });
    response.end(compress(text));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

/** Runs in the page: says where the first button is once it has been painted, and when all are. */
function watchButtons({ selector, count }) {
  // The peer's frames run this too.
  if (globalThis !== globalThis.top) return;
  let first = false;
  const painted = (run) => requestAnimationFrame(() => setTimeout(run, 0));
  const look = () => {
    const buttons = document.querySelectorAll(selector);
    const box = buttons[0]?.getBoundingClientRect();
    if (!first && box?.height > 0) {
      first = true;
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      painted(() => globalThis.benchPainted({ ...middle, at: performance.now() }));
    }
    const last = buttons[count - 1]?.getBoundingClientRect();
    if (last?.height > 0) painted(() => globalThis.benchAllPainted(performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page: keeps the milliseconds of each task over 50 ms. */
function watchTasks() {
  if (globalThis !== globalThis.top) return;
  globalThis.benchTasks = [];
  const keep = (list) =>
    globalThis.benchTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(keep).observe({ type: 'longtask', buffered: true });
}

const isCartCall = (request) =>
  request.method === 'POST' &&
  (request.url.includes('/entries') || /cartCreate|checkoutCreate/.test(request.postData ?? ''));

/** One cold load. All figures in ms from the navigation request, on the browser's own clock. */
async function measureOnce(browser, variant, count) {
  const { url, stop } = await serve(variant, count);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  try {
    await throttle(cdp);
    await cdp.send('Performance.enable');
    let start;
    let post;
    let finish;
    const finished = new Promise((done) => (finish = done));
    cdp.on('Network.requestWillBeSent', ({ request, timestamp, type }) => {
      if (type === 'Document') start ??= timestamp;
      if (isCartCall(request) && post === undefined) {
        post = timestamp;
        finish();
      }
    });
    const click = async ({ x, y }) => {
      const mouse = { x, y, button: 'left', clickCount: 1 };
      await cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mousePressed' });
      await cdp.send('Input.dispatchMouseEvent', { ...mouse, type: 'mouseReleased' });
    };
    let paint = null;
    let allButtons = null;
    let allPainted;
    const all = new Promise((done) => (allPainted = done));
    let clicked;
    const pressed = new Promise((done) => (clicked = done));
    await page.exposeFunction('benchPainted', ({ at, ...middle }) => {
      paint = at;
      clicked(click(middle));
    });
    await page.exposeFunction('benchAllPainted', (at) => {
      allButtons = at;
      allPainted();
    });
    await page.addInitScript(watchTasks);
    await page.addInitScript(watchButtons, { selector: variant.button, count });
    await page.goto(url, { waitUntil: 'commit' });
    await Promise.race([
      Promise.all([finished, all, pressed]),
      new Promise((done) => setTimeout(done, patience)),
    ]);
    // What the answer and the idle time bring is part of the page's work.
    await new Promise((done) => setTimeout(done, settling));
    const tasks = await page.evaluate(() => globalThis.benchTasks);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (name) => metrics.find((one) => one.name === name).value;
    return {
      paint,
      allButtons,
      post: post === undefined ? null : (post - start) * 1_000,
      blocked: tasks.reduce((sum, duration) => sum + duration - longTask, 0),
      longest: Math.max(0, ...tasks),
      script: metric('ScriptDuration') * 1_000,
      main: metric('TaskDuration') * 1_000,
      layouts: metric('LayoutCount'),
    };
  } finally {
    await context.close();
    stop();
  }
}

export const median = (numbers) => {
  const sorted = numbers.filter((number) => number !== null).sort((a, b) => a - b);
  return sorted.length === 0 ? null : sorted[Math.floor(sorted.length / 2)];
};

/** Medians of `runs` cold loads of every variant, taken round-robin so that noise hits all alike. */
export async function measurePages({ variants, counts, runs }) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const rows = [];
  for (const count of counts) {
    const samples = Object.fromEntries(Object.keys(variants).map((name) => [name, []]));
    for (let run = 0; run < runs; run++) {
      for (const [name, variant] of Object.entries(variants)) {
        samples[name].push(await measureOnce(browser, variant, count));
      }
    }
    for (const [name, list] of Object.entries(samples)) {
      const figure = (key) => median(list.map((sample) => sample[key]));
      rows.push({
        name,
        label: variants[name].label,
        count,
        paint: figure('paint'),
        allButtons: figure('allButtons'),
        post: figure('post'),
        blocked: figure('blocked'),
        longest: figure('longest'),
        script: figure('script'),
        main: figure('main'),
        layouts: figure('layouts'),
        lost: list.filter((sample) => sample.post === null).length,
        runs,
      });
    }
  }
  await browser.close();
  return rows;
}

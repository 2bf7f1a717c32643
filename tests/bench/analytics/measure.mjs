import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../scripts/browser.mjs';

const stubs = readFileSync(new URL('./stubs.js', import.meta.url), 'utf8');
const escaped = (text) => text.replaceAll('</script', '<\\/script');

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Eight properties with a list of two, about 230 bytes: what a shop says of an add to cart. */
const payload = `{
  productId: '65f1c0ffee0000000000' + (1000 + (globalThis.turn = (globalThis.turn ?? 0) + 1)),
  variantId: 'sku-blue-large', price: 42.5, currency: 'USD', quantity: 2,
  categories: ['stoneware', 'table'], isOnSale: false, source: 'product-page',
}`;

/** Clients in a page of their own, or several side by side: each is left in `benches` under its name. */
const page = (codes) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bench</title>
<link rel="icon" href="data:,">
<script>${stubs} globalThis.benches = {};</script>
${Object.entries(codes)
  .map(
    ([name, code]) => `<script type="module">${escaped(code)}</script>
<script type="module">benches[${JSON.stringify(name)}] = bench;</script>`,
  )
  .join('\n')}`;

/** A server for the pages, isolated so that their clock is exact to 5 µs. */
async function servePages(codes) {
  const server = createServer((request, answer) => {
    const names = request.url.slice(1).split('+');
    const isPage = request.method === 'GET' && names.every((name) => name in codes);
    answer.writeHead(isPage ? 200 : 204, {
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    });
    answer.end(isPage ? page(Object.fromEntries(names.map((name) => [name, codes[name]]))) : '');
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address();
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Calls track() `count` times in slices of a hundred with a task between them; ms inside the calls. */
const burst = (count) => `(async () => {
  let spent = 0;
  for (let done = 0; done < ${count}; done += 100) {
    const from = performance.now();
    for (let turn = 0; turn < 100; turn++) bench.track(${payload});
    spent += performance.now() - from;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return spent;
})()`;

/** Until the page has sent nothing for so long; a client that never rests is left after ten seconds. */
async function rest(tab, ms = 1500) {
  let last = await tab.evaluate(() => globalThis.sent.requests);
  for (let waited = 0; waited < 10_000; waited += ms) {
    await tab.waitForTimeout(ms);
    const now = await tab.evaluate(() => globalThis.sent.requests);
    if (now === last) return;
    last = now;
  }
}

async function openTab(browser, origin, ...names) {
  const context = await browser.newContext();
  const tab = await context.newPage();
  await tab.goto(`${origin}/${names.join('+')}`);
  await tab.waitForFunction(
    (count) => Object.keys(globalThis.benches).length === count,
    names.length,
  );
  await tab.evaluate(async () => {
    for (const one of Object.values(globalThis.benches)) await one.start();
  });
  const session = await context.newCDPSession(tab);
  await session.send('Performance.enable');
  return {
    tab,
    close: () => context.close(),
    async mainThread() {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === 'ThreadTime').value * 1e6;
    },
    async heap() {
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      return usedSize;
    },
  };
}

/** One fresh page: the first call, a burst, and what was sent of it. */
async function measureBurst(browser, origin, name, count) {
  const { tab, mainThread, close } = await openTab(browser, origin, name);
  const first = await tab.evaluate(
    `{ const from = performance.now(); bench.track(${payload}); performance.now() - from }`,
  );
  // Warm, and at rest, before what counts.
  await tab.evaluate(burst(100));
  await rest(tab);
  const before = { ...(await tab.evaluate(() => globalThis.sent)), cpu: await mainThread() };
  const spent = await tab.evaluate(burst(count));
  await rest(tab);
  const after = { ...(await tab.evaluate(() => globalThis.sent)), cpu: await mainThread() };
  await close();
  return {
    first,
    track: (spent * 1000) / count,
    cpu: (after.cpu - before.cpu) / count,
    requests: ((after.requests - before.requests) / count) * 1000,
    bytes: (after.bytes - before.bytes) / count,
  };
}

/**
 * Two clients in one page, in turns of twenty calls with a pause between them, so that a slow moment of the machine meets
 * both, and slow enough that no queue grows. The median of the turns' ratios, and of each one's time per call in µs.
 */
async function measurePair(browser, origin, name, yardstick, turns) {
  const { tab, close } = await openTab(browser, origin, name, yardstick);
  const spent = await tab.evaluate(`(async () => {
    const spent = { ${JSON.stringify(name)}: [], ${JSON.stringify(yardstick)}: [] };
    for (let turn = 0; turn < ${turns}; turn++) {
      for (const [name, times] of Object.entries(spent)) {
        const one = benches[name];
        const from = performance.now();
        for (let call = 0; call < 20; call++) one.track(${payload});
        times.push((performance.now() - from) * 50);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    return spent;
  })()`);
  await close();
  // The first turns warm up.
  const [own, other] = [name, yardstick].map((one) => spent[one].slice(5));
  return {
    own: median(own),
    other: median(other),
    ratio: median(own.map((time, turn) => time / other[turn])),
  };
}

/** What an event that waits takes, while no answer comes: heap, and characters of localStorage. */
async function measureWaiting(browser, origin, name, count) {
  const { tab, heap, close } = await openTab(browser, origin, name);
  await tab.evaluate(() => globalThis.muteServer());
  await tab.evaluate(burst(100));
  await tab.waitForTimeout(1500);
  const stored = () =>
    tab.evaluate(() =>
      Object.entries(localStorage).reduce(
        (total, [key, text]) => total + key.length + text.length,
        0,
      ),
    );
  const before = { heap: await heap(), stored: await stored() };
  await tab.evaluate(burst(count));
  await tab.waitForTimeout(1500);
  const after = { heap: await heap(), stored: await stored() };
  await close();
  return {
    heap: (after.heap - before.heap) / count,
    stored: (after.stored - before.stored) / count,
  };
}

/**
 * Measures all clients in turn, `rounds` times, each time in a fresh page. Ratios are to `yardstick` within a round, so
 * that a slow moment of the machine meets all; what is answered are medians.
 */
export async function measureClients(codes, { rounds, count, turns, yardstick, paired }) {
  const names = Object.keys(codes);
  const server = await servePages(codes);
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: browserArguments,
  });
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      samples[name].push(await measureBurst(browser, server.origin, name, count));
    }
  }
  const rows = {};
  for (const name of names) {
    const middle = (key) => median(samples[name].map((sample) => sample[key]));
    const ratio = (key) =>
      median(samples[name].map((sample, round) => sample[key] / samples[yardstick][round][key]));
    rows[name] = {
      ...Object.fromEntries(
        ['first', 'track', 'cpu', 'requests', 'bytes'].map((key) => [key, middle(key)]),
      ),
      trackRatio: ratio('track'),
      cpuRatio: ratio('cpu'),
      ...(await measureWaiting(browser, server.origin, name, count)),
    };
  }
  const pairs = {};
  for (const [name, other] of paired) {
    pairs[`${name} / ${other}`] = await measurePair(browser, server.origin, name, other, turns);
  }
  await browser.close();
  server.close();
  return { rows, pairs };
}

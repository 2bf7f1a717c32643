import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../../scripts/browser.mjs';
import { serve } from '../page-load.mjs';

/** Milliseconds after load in which everything has happened. */
const settling = 3_000;

const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
const rounded = (number) => Number(number.toPrecision(3));

/** One cold load: milliseconds that the main thread ran, and how many pictures were asked for before anybody scrolled. */
async function measureOnce(browser, variant) {
  const { url, stop } = await serve(variant, 0);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    // Time on the processor: what else the machine does is not counted.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const asked = new Set();
    page.on('request', (request) => {
      if (request.url().includes('/pictures/')) asked.add(request.url());
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(settling);
    const { metrics } = await cdp.send('Performance.getMetrics');
    const metric = (key) => metrics.find(({ name }) => name === key).value * 1_000;
    if ((await page.locator(variant.isReady).count()) === 0) {
      throw new Error(`${variant.label}: not ready ${settling} ms after load.`);
    }
    return { main: metric('TaskDuration'), script: metric('ScriptDuration'), asked: asked.size };
  } finally {
    await context.close();
    stop();
  }
}

/** Variants in turns, so that what else the machine does meets them all. */
export async function measureGalleries({ variants, rounds }) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: browserArguments,
  });
  const runs = [];
  try {
    for (let round = 0; round <= rounds; round++) {
      const measured = {};
      for (const [name, variant] of Object.entries(variants)) {
        measured[name] = await measureOnce(browser, variant);
      }
      // The first round warms the browser up.
      if (round > 0) runs.push(measured);
    }
  } finally {
    await browser.close();
  }
  return Object.entries(variants).map(([name, { label, yardstick }]) => ({
    label,
    'main thread ms': Math.round(median(runs.map((run) => run[name].main))),
    'main thread ×': rounded(median(runs.map((run) => run[name].main / run[yardstick].main))),
    'script ms': Math.round(median(runs.map((run) => run[name].script))),
    'pictures fetched': median(runs.map((run) => run[name].asked)),
  }));
}

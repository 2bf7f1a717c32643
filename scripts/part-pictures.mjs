// Makes the pictures of the elements' parts again: node scripts/part-pictures.mjs, after npm run build:storybook.
import { createServer } from 'node:http';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { browserArguments, findQuickBrowser } from './browser.mjs';
import { drawParts } from './part-pictures/draw-parts.mjs';
import { findParts } from './part-pictures/find-parts.mjs';

const storybook = 'storybook-static';
const folder = 'docs/pictures/parts';
const port = 6107;

/** The story of each element that has parts: the state that shows most of them. */
const stories = {
  'add-to-cart': 'failed-inline',
  audio: 'player',
  account: 'with-orders',
  cart: 'coupons',
  'cart-drawer': 'opened-by-pill',
  'cart-indicator': 'items',
  'cart-pill': 'items',
  'character-counter': 'near-the-limit',
  checkout: 'not-counted',
  'comment-link': 'plain',
  follow: 'without-a-link',
  'form-builder': 'field-open',
  gallery: 'slideshow',
  image: 'rendered',
  instalments: 'popup',
  'join-button': 'join',
  'language-picker': 'open',
  'like-button': 'liked',
  popup: 'manual',
  price: 'sale-price',
  'product-description': 'markup',
  'product-image': 'thumbnails',
  'product-list': 'sortable',
  'product-status': 'sale',
  'product-title': 'linked',
  quantity: 'too-many',
  'quick-view': 'open',
  'restock-admin': 'plain',
  'recent-products': 'cards',
  reviews: 'plain',
  'save-button': 'saved',
  'saved-products': 'removed',
  scarcity: 'own-words',
  share: 'with-services',
  subscription: 'by-plan',
  'variant-picker': 'missing-option',
  video: 'poster',
};

/** Of the window, in px. */
const size = { width: 560, height: 760 };
/** Elements whose parts need more of it. */
const heights = { cart: 1100 };

const mimeTypes = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

const server = createServer(async ({ url }, response) => {
  const file = path.join(storybook, new URL(url, 'http://storybook').pathname);
  const body = await readFile(file).catch(() => null);
  response.writeHead(body ? 200 : 404, {
    'Content-Type': mimeTypes[path.extname(file)] ?? 'application/octet-stream',
  });
  response.end(body);
}).listen(port);
const browser = await chromium.launch({
  executablePath: findQuickBrowser(),
  args: browserArguments,
});
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const taken = {};
  for (const [name, story] of Object.entries(stories)) {
    taken[`vitrine-${name}`] = await take(name, story);
  }
  const list = path.join(folder, 'pictures.json');
  const style = await resolveConfig(list);
  await writeFile(list, await format(JSON.stringify(taken), { ...style, filepath: list }));
} finally {
  await browser.close();
  server.close();
}

/** Takes the picture of an element; returns what the documentation knows of it. */
async function take(name, story) {
  const tag = `vitrine-${name}`;
  const context = await browser.newContext({
    viewport: { ...size, height: heights[name] ?? size.height },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(
    `http://localhost:${port}/iframe.html?viewMode=story&id=widgets-${name}--${story}`,
  );
  await page.locator(`${tag}:state(ready)`).first().waitFor({ state: 'attached' });
  // The story's own steps lead to the state; nothing on the page says that they are over.
  await page.waitForTimeout(2500);
  await page.evaluate(() => window.scrollTo(0, 0));
  const { parts, clip } = await page.evaluate(findParts, tag);
  if (parts.length === 0) throw new Error(`The story ${story} shows no part of ${tag}.`);
  const shot = await page.screenshot({ clip, animations: 'disabled' });
  const { html, width, height } = drawParts(shot.toString('base64'), clip, parts);
  await page.setViewportSize({ width, height });
  await page.goto('about:blank');
  await page.setContent(html);
  await page.locator('img').evaluate((image) => image.decode());
  const debug = await context.newCDPSession(page);
  const { data } = await debug.send('Page.captureScreenshot', { format: 'webp', quality: 60 });
  await writeFile(path.join(folder, `${tag}.webp`), Buffer.from(data, 'base64'));
  await context.close();
  return {
    file: `pictures/parts/${tag}.webp`,
    width,
    height,
    parts: [...new Set(parts.map((part) => part.name))],
  };
}

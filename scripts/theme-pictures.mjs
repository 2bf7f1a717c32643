// Makes the pictures of the themes in the guide again: node scripts/theme-pictures.mjs, after a build.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, findQuickBrowser } from './browser.mjs';

const themes = 'widgets/styles/themes';
const pictures = 'stories/guide/themes/pictures';
const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];

/** Below this, text in a picture gets grey seams. */
const quality = 72;

const pageOf = (css) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A shop</title>
<meta name="viewport" content="width=device-width">
<style>${css}
:root { color-scheme: light dark }
* { box-sizing: border-box }
body { margin: 0; background: var(--vitrine-color-page); color: var(--vitrine-color-text); font-family: var(--vitrine-font-family); line-height: var(--vitrine-line-height) }
header { display: flex; justify-content: space-between; align-items: center; padding: .5rem clamp(1rem, 4vw, 3rem) }
header b { font-family: var(--vitrine-heading-font-family); font-weight: var(--vitrine-heading-font-weight); font-size: 1.5rem }
main { display: grid; gap: clamp(1.25rem, 3vw, 2.5rem); max-inline-size: 74rem; margin: auto; padding: .5rem clamp(1rem, 4vw, 3rem) 3rem }
vitrine-product { display: grid; gap: clamp(1.25rem, 4vw, 3rem); grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); align-items: start }
vitrine-product-image { max-block-size: 28rem; overflow: hidden; --vitrine-product-image-fit: cover }
vitrine-product-image::part(image) { aspect-ratio: 5 / 4 }
vitrine-product-image::part(thumbnails) { display: none }
.words { display: grid; gap: 1rem; justify-items: start }
vitrine-product-title::part(title) { font-size: clamp(1.75rem, 4vw, 2.5rem) }
vitrine-price { font-size: 1.25rem }
</style>
<script type="module" src="/assets/vitrine.js"></script>
<header><b>Marram</b><vitrine-cart-pill load="eager"><a href="/cart">Cart</a></vitrine-cart-pill></header>
<main><vitrine-product product="dune-mug">
  <vitrine-product-image load="eager"></vitrine-product-image>
  <div class="words">
    <vitrine-product-title level="1" load="eager"></vitrine-product-title>
    <vitrine-price load="eager"></vitrine-price>
    <vitrine-variant-picker load="eager" display="buttons"></vitrine-variant-picker>
    <vitrine-quantity load="eager"></vitrine-quantity>
    <vitrine-add-to-cart load="eager" added-delay="0" reset-delay="0"></vitrine-add-to-cart>
  </div>
</vitrine-product>
<vitrine-cart load="eager"></vitrine-cart></main></html>`;

const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-themes-'));
const server = spawn(process.execPath, ['dist/examples/start.js'], {
  env: { ...process.env, PORT: '0', DATA_DIR: folder, ASSETS_DIR: path.resolve('dist/cdn') },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const browser = await chromium.launch({
  executablePath: findQuickBrowser(),
  args: browserArguments,
});
try {
  const shop = await findAddress();
  await mkdir(pictures, { recursive: true });
  for (const file of await readdir(themes)) await takeAll(shop, file);
} finally {
  await browser.close();
  server.kill('SIGKILL');
  await once(server, 'exit');
  await rm(folder, { recursive: true, force: true });
}

function findAddress() {
  return new Promise((resolve, reject) => {
    server.stdout.on('data', (chunk) => {
      const [address] = /http:\/\/localhost:\d+/.exec(chunk.toString()) ?? [];
      if (address) resolve(address);
    });
    server.once('exit', () => reject(new Error('The shop stopped at its start.')));
  });
}

async function takeAll(shop, file) {
  const html = pageOf(await readFile(path.join(themes, file), 'utf8'));
  const context = await browser.newContext({ baseURL: shop, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  // The shop's page first, for its cookie.
  await page.goto('/');
  await page.route('**/theme-page', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto('/theme-page');
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  for (const value of ['Oat', 'Large']) {
    await page.locator(`vitrine-variant-picker input[value=${value}]`).check();
  }
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart [part~=line]').waitFor();
  // Neither a pointer nor the end of an add is to be seen.
  await page.mouse.move(0, 0);
  await page
    .locator('vitrine-add-to-cart:is(:state(adding), :state(added))')
    .waitFor({ state: 'detached' });
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.waitForTimeout(400);
      const { data } = await debug.send('Page.captureScreenshot', { format: 'webp', quality });
      const name = `${path.basename(file, '.css')}-${colorScheme}-${viewport.width}.webp`;
      await writeFile(path.join(pictures, name), Buffer.from(data, 'base64'));
    }
  }
  await context.close();
}

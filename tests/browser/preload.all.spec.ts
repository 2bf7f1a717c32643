import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { PreloadManifest } from '../../core/preload/manifest.js';
import { flavour } from '../support/flavour.js';
import { settled } from '../support/settled.js';
import { desktop, useShop } from '../support/shop-page.js';

declare global {
  /** Files of the chunks that the loader and the chunks have asked for, without their ending. */
  var importedChunks: string[];
}

const manifest = JSON.parse(
  readFileSync(`${flavour.folder}/manifest.json`, 'utf8'),
) as PreloadManifest;
const nameOf = (file: string) => file.replace(/^.*\/(.*)-[^-]+\.js$/, '$1');
/** What the test itself preloads and does not use: the warning of it says that the others would have come too. */
const unused = '/robots.txt';

/** Takes the place of the loader's own import function, which the build lets a page set. */
function recordImports(): void {
  globalThis.importedChunks = [];
  const page = globalThis as { vitrineImport?: unknown };
  page.vitrineImport = async (
    get: (file: string) => Promise<unknown>,
    names: readonly string[],
  ): Promise<unknown> => {
    globalThis.importedChunks.push(...names);
    const modules = await Promise.all(names.map((name) => get(`${name}.js`)));
    return modules.at(-1);
  };
}

const readPreloaded = (page: Page) =>
  page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

describe('what a page preloads', () => {
  const { open } = useShop();

  it.each([
    ['/', ['cart-pill']],
    ['/shop/dune-mug', ['cart-pill', 'product', 'variant-picker', 'quantity', 'add-to-cart']],
    ['/cart', ['cart-pill', 'cart']],
  ])('%s uses, and asks for once', { timeout: 40_000 }, async (address, elements) => {
    const { page, complaints } = await open({ isCold: true, viewport: desktop });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.addInitScript(recordImports);
    await page.addInitScript((href) => {
      addEventListener('DOMContentLoaded', () => {
        const link = document.createElement('link');
        document.head.append(Object.assign(link, { rel: 'preload', as: 'fetch', href }));
      });
    }, unused);
    await page.goto(address);
    await settled(page);
    const preloaded = await readPreloaded(page);
    expect(preloaded.map(nameOf)).toEqual(expect.arrayContaining(elements));

    // An early press alone needs the rest.
    const early = manifest.chunks['early'] ?? '';
    const expected = preloaded.map(nameOf).filter((name) => name !== nameOf(early));
    await expect
      .poll(async () => {
        const imported = await page.evaluate(() => globalThis.importedChunks);
        const used = new Set(imported.map((name) => nameOf(`/${name}.js`)));
        return expected.filter((name) => !used.has(name));
      })
      .toEqual([]);
    const times = preloaded.map((file) => requested.filter((path) => path === file).length);
    expect(times).toEqual(preloaded.map(() => 1));

    // Chromium warns of all in one go, some seconds after the load.
    await expect.poll(() => complaints.join()).toContain(unused);
    expect(complaints.splice(0).filter((text) => !text.includes(unused))).toEqual([]);
  });

  it('is what an early press waits for', async () => {
    const { page } = await open({ isCold: true, viewport: desktop });
    await page.addInitScript(recordImports);
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        // The loader has not run yet where the snippet takes the press.
        document.querySelector<HTMLFormElement>('form:has(vitrine-add-to-cart)')?.requestSubmit();
      }),
    );
    const added = page.waitForResponse('**/api/commerce/shopping-cart/entries');
    await page.goto('/shop/salt-cellar');
    expect((await added).status()).toBe(200);
    const preloaded = await readPreloaded(page);
    const imported = await page.evaluate(() => globalThis.importedChunks);
    for (const file of manifest.preload) {
      expect(preloaded).toContain(`/assets/${file}`);
      expect(imported.map((name) => `chunks/${name}.js`)).toContain(file);
    }
  });
});

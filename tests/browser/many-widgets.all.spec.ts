import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { settled } from '../support/settled.js';
import { phone, useShop } from '../support/shop-page.js';

declare global {
  /** Sheets that the page's scripts made, and the texts they were given. */
  var sheets: { made: number; texts: string[] };
  var drawnFrames: number;
}

const count = 200;
const ready = ':state(ready)';

function form(shop: string): string {
  return `<form method="post" action="${shop}/api/commerce/shopping-cart/entries">
<input type="hidden" name="itemId" value="item-dune-mug"><input type="hidden" name="sku" value="MUG-OAT-LARGE">
<vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart></form>`;
}

const list = (inside: string) =>
  `<vitrine-product-list collection="table" limit="100">${inside}</vitrine-product-list>`;
const card =
  '<vitrine-product-title level="2"></vitrine-product-title><vitrine-price></vitrine-price><vitrine-add-to-cart></vitrine-add-to-cart>';

/** Ten sections of twenty forms, below the window, that the browser skips until they come near it. */
const skipped = (shop: string) =>
  `<style>p { height: 300vh } section { content-visibility: auto; contain-intrinsic-size: auto 1500px }</style>
<p>Above</p>${`<section>${form(shop).repeat(count / 10)}</section>`.repeat(10)}`;

describe('two hundred widgets', () => {
  const { open, shop } = useShop();
  const site = useOtherSite(inject('otherPorts').manyWidgets, () => ({
    '/buttons': pageOf(shop, form(shop).repeat(count)),
    '/skipped': pageOf(shop, skipped(shop)),
    '/cards': pageOf(shop, list('')),
    '/own-cards': pageOf(shop, list(`<template>${card}</template>`)),
  }));

  async function visit(path: string) {
    const { page } = await open({ baseURL: site, viewport: phone });
    await page.addInitScript(() => {
      globalThis.sheets = { made: 0, texts: [] };
      globalThis.drawnFrames = 0;
      requestAnimationFrame(function count() {
        drawnFrames += 1;
        requestAnimationFrame(count);
      });
      const { replaceSync } = CSSStyleSheet.prototype;
      CSSStyleSheet.prototype.replaceSync = function (text) {
        sheets.texts.push(text);
        replaceSync.call(this, text);
      };
      globalThis.CSSStyleSheet = class extends CSSStyleSheet {
        constructor() {
          super();
          sheets.made += 1;
        }
      };
    });
    await page.route('**/api/commerce/products?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { products: { id: string }[] };
      const products = Array.from({ length: count }, (_, index) => {
        const product = answer.products[index % answer.products.length]!;
        return { ...product, id: `${product.id}-${index}` };
      });
      await route.fulfill({ response, json: { ...answer, products } });
    });
    const debug = await page.context().newCDPSession(page);
    await debug.send('Performance.enable');
    await page.goto(path);
    const costs = async () => {
      const { metrics } = await debug.send('Performance.getMetrics');
      const read = (wanted: string) => metrics.find(({ name }) => name === wanted)!.value;
      const frames = await page.evaluate(() => drawnFrames);
      return { layouts: read('LayoutCount'), styles: read('RecalcStyleCount'), frames };
    };
    return { page, costs };
  }

  it('share one sheet for each text', async () => {
    const { page } = await visit('/buttons');
    await mountAll(page);
    const { made, texts } = await page.evaluate(() => sheets);
    expect(new Set(texts).size).toBe(texts.length);
    expect(made).toBe(texts.length);
    expect(made).toBeLessThanOrEqual(5);
    const adopted = await page.evaluate(() => {
      const roots = [...document.querySelectorAll('vitrine-add-to-cart')].map(
        ({ shadowRoot }) => shadowRoot!.adoptedStyleSheets,
      );
      return {
        perRoot: [...new Set(roots.map(({ length }) => length))],
        different: new Set(roots.flat()).size,
      };
    });
    expect(adopted.perRoot).toEqual([adopted.different]);
  });

  // A widget that measures itself while it mounts costs a layout each: two hundred and more.
  it.each([
    ['/buttons', 'vitrine-add-to-cart'],
    ['/cards', 'vitrine-product-list'],
    ['/own-cards', '.vitrine-card vitrine-add-to-cart'],
  ])('mount without a layout of their own: %s', async (path, first) => {
    const { page, costs } = await visit(path);
    await page.locator(`${first}${ready}`).first().waitFor();
    await mountAll(page);
    const { layouts, styles, frames } = await costs();
    console.info(`${path}: ${layouts} layouts, ${styles} style runs in ${frames} frames`);
    expect(layouts).toBeLessThanOrEqual(frames + 10);
    expect(layouts).toBeLessThan(count / 2);
  });

  it('wait while the browser skips their section, and load nothing', async () => {
    const { page, costs } = await visit('/skipped');
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 5_000 })));
    await settled(page);
    expect(await page.evaluate(() => customElements.get('vitrine-add-to-cart'))).toBeUndefined();
    expect(chunks.filter((path) => path.includes('/chunks/'))).toEqual([]);
    expect((await costs()).layouts).toBeLessThan(count / 10);
    await page.locator('section').nth(4).scrollIntoViewIfNeeded();
    await page.locator(`section:nth-of-type(5) vitrine-add-to-cart${ready}`).first().waitFor();
    expect(await page.locator(`section:last-of-type vitrine-add-to-cart${ready}`).count()).toBe(0);
  });
});

/** Brings each part of the page near the window until all buttons are in use. */
async function mountAll(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise(requestAnimationFrame);
          await new Promise(requestAnimationFrame);
        }
      });
      return page.locator(`vitrine-add-to-cart:not(${ready})`).count();
    })
    .toBe(0);
}

import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { flavour } from '../support/flavour.js';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { bytes: port } = inject('otherPorts');
const shop = inject('shop');
const action = `${shop}/api/commerce/shopping-cart/entries`;

const button = `<form method="post" action="${action}">
  <input type="hidden" name="itemId" value="item-salt-cellar"><input type="hidden" name="sku" value="SALT">
  <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
</form>`;

const variant = (Size: string) => ({
  sku: `MUG-OAT-${Size.toUpperCase()}`,
  attributes: { Size },
  unlimited: true,
  priceMoney: { value: '28.00', currency: 'USD' },
});
const product = {
  id: 'item-dune-mug',
  title: 'Dune Mug',
  productType: 1,
  variants: ['Small', 'Large'].map(variant),
};
const whole = `<vitrine-cart-pill><a href="${shop}/cart">Cart</a></vitrine-cart-pill>
<vitrine-product><script type="application/json">${JSON.stringify(product)}</script>
  <form method="post" action="${action}">
    <input type="hidden" name="itemId" value="item-dune-mug">
    <vitrine-variant-picker></vitrine-variant-picker>
    <vitrine-quantity><input name="quantity" type="number" value="1" aria-label="Quantity"></vitrine-quantity>
    <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
  </form>
</vitrine-product><vitrine-cart></vitrine-cart>`;

/**
 * Most bytes after brotli 11 until an item is added, by runtime. They only ever go down; once they went up by 0.3 kB,
 * for the pairs of colours, once that of a button by 0.1 kB, for the rows of three elements in the loader, once by 0.3 kB,
 * for controls that scripts of the page drive and presses that the browser refuses.
 */
const bounds: Readonly<Record<string, number>> = {
  'react /button': 96_200,
  'react /whole': 121_900,
  'preact /button': 44_800,
  'preact /whole': 70_250,
};

const brotli = (file: string) =>
  brotliCompressSync(readFileSync(`${flavour.folder}/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

describe('the scripts that are fetched', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/button': pageOf(shop, button),
    '/whole': pageOf(shop, whole),
  }));

  async function fetchedBy(path: string, add: (page: Page) => Promise<void>) {
    const { page } = await open({ baseURL: site, isCold: true });
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      const [, file] = /\/assets\/(.*\.js)$/.exec(request.url()) ?? [];
      if (file) files.push(file);
    });
    await page.goto(path);
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await add(page);
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    return Object.fromEntries(files.map((file) => [file, brotli(file)]));
  }

  it.each([
    ['/button', 'one button', async () => undefined],
    [
      '/whole',
      'picker, quantity, button, pill and cart',
      (page: Page) => page.getByLabel('Size').selectOption('Large'),
    ],
  ] as const)('by %s, with %s, until an item is added', async (path, _, choose) => {
    const files = await fetchedBy(path, async (page) => {
      await choose(page);
      await page.getByRole('button', { name: 'Add', exact: false }).first().press('Enter');
    });
    const sum = Object.values(files).reduce((all, one) => all + one, 0);
    const list = Object.entries(files).map(([file, size]) => `${size} ${file}`);
    console.info(`${flavour.folder}${path}: ${sum} bytes\n${list.join('\n')}`);
    expect(Object.keys(files)).toContain('vitrine.js');
    expect(Object.keys(files).join()).toContain(`/${flavour.runtime}-`);
    expect(sum).toBeLessThanOrEqual(bounds[`${flavour.runtime} ${path}`] ?? 0);
  });
});

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
const mug = {
  id: 'item-dune-mug',
  title: 'Dune Mug',
  productType: 1,
  variants: ['Small', 'Large'].map(variant),
};
const product = `<vitrine-cart-pill><a href="${shop}/cart">Cart</a></vitrine-cart-pill>
<vitrine-product><script type="application/json">${JSON.stringify(mug)}</script>
  <form method="post" action="${action}">
    <input type="hidden" name="itemId" value="item-dune-mug">
    <vitrine-variant-picker></vitrine-variant-picker>
    <vitrine-quantity><input name="quantity" type="number" value="1" aria-label="Quantity"></vitrine-quantity>
    <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
  </form>
</vitrine-product><vitrine-cart></vitrine-cart>`;

const picture = `<li><figure><a href="${shop}/images/home-hero.svg">
  <img src="${shop}/images/home-hero.svg" alt="Shelves of pots" width="1600" height="900">
</a></figure></li>`;
const content = `<vitrine-gallery design="slideshow" controls lightbox><ul aria-label="Pots">${picture.repeat(3)}</ul></vitrine-gallery>
<vitrine-form load="eager" form-id="newsletter"><a href="${shop}/contact">Write to us</a></vitrine-form>`;

async function add(page: Page): Promise<void> {
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  const size = page.getByLabel('Size');
  if ((await size.count()) > 0) await size.selectOption('Large');
  await page.getByRole('button', { name: 'Add', exact: false }).first().press('Enter');
  await page.getByRole('button', { name: 'Added!' }).waitFor();
}

async function signUp(page: Page): Promise<void> {
  await page.locator('vitrine-gallery:state(ready)').waitFor();
  await page.locator('vitrine-form:state(ready)').waitFor();
  await page.getByLabel(/^Email/).fill('ada@example.com');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Please open the mail we have sent you.').waitFor();
}

interface Kind {
  readonly path: string;
  readonly page: string;
  readonly act: (page: Page) => Promise<void>;
  readonly most: Readonly<Record<string, number>>;
}

/**
 * Each kind of page, what is done there, and the most bytes of its scripts by runtime, after brotli 11. A bound only
 * falls: a page that has become lighter by more than `slack` gets a lower one.
 */
const kinds: readonly Kind[] = [
  { path: '/button', page: button, act: add, most: { react: 94_950, preact: 43_650 } },
  { path: '/product', page: product, act: add, most: { react: 125_950, preact: 74_440 } },
  { path: '/content', page: content, act: signUp, most: { react: 112_710, preact: 61_310 } },
];
const slack = 1_000;

/** The hash of a release is chance, by which a page weighs up to 40 bytes more or less: it counts as zeros. */
const brotli = (file: string, hash: string) =>
  brotliCompressSync(
    readFileSync(`${flavour.folder}/${file}`, 'utf8').replaceAll(hash, '0000000'),
    {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    },
  ).length;

describe('the scripts that a page fetches until its visitor is done', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () =>
    Object.fromEntries(kinds.map(({ path, page }) => [path, pageOf(shop, page)])),
  );

  it.each(kinds)('weigh on $path no more than they did', async ({ path, act, most }) => {
    const { page } = await open({ baseURL: site, isCold: true });
    const files: string[] = [];
    page.on('requestfinished', (request) => {
      const [, file] = /\/assets\/(.*\.js)$/.exec(request.url()) ?? [];
      if (file) files.push(file);
    });
    await page.goto(path);
    await act(page);
    const [, hash = ''] = /chunks\/core-(\w{7})\.js/.exec(files.join()) ?? [];
    expect(hash).not.toBe('');
    const sizes = files.map((file) => [file, brotli(file, hash)] as const);
    const sum = sizes.reduce((all, [, size]) => all + size, 0);
    console.info(sizes.map(([file, size]) => `${size} ${file}`).join('\n'));
    expect(files).toContain('vitrine.js');
    expect(files.join()).toContain(`/${flavour.runtime}-`);
    const bound = most[flavour.runtime] ?? 0;
    expect(sum).toBeLessThanOrEqual(bound);
    expect(sum, 'lower the bound').toBeGreaterThan(bound - slack);
  });
});

import type { Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { flavour } from '../support/flavour.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { serveOtherSite } from '../support/other-site.js';
import { loaded } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';

const { loading: port } = inject('otherPorts');
const site = `http://127.0.0.1:${port}`;
const loader = `<script type="module" src="%SHOP%/assets/vitrine.js" data-api="%SHOP%"></script>
<link rel="stylesheet" href="%SHOP%/assets/vitrine.css">`;

const product = `<vitrine-product>
  <script type="application/json">{
    "id": "item-dune-mug", "title": "Dune Mug", "productType": 1,
    "variants": [{ "sku": "MUG-OAT-SMALL", "qtyInStock": 3, "priceMoney": { "value": "28.00", "currency": "USD" } }]
  }</script>
  <p><vitrine-price>$28.00</vitrine-price></p>
  <vitrine-scarcity></vitrine-scarcity>
  <form method="post" action="%SHOP%/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="item-dune-mug">
    <vitrine-quantity><input name="quantity" type="number" value="1" min="1" max="9999" aria-label="Quantity"></vitrine-quantity>
    <vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart>
  </form>
</vitrine-product>`;

const pages = {
  '/below': `${loader}<p style="block-size: 6000px">A long letter.</p>${product}`,
  '/hidden': `${loader}<button onclick="document.querySelector('section').style.display = 'block'">Show</button>
<section style="display: none">${product}</section>`,
  '/scarce': `${loader}<style>vitrine-scarcity:not(:state(scarce)) { display: none }</style>${product}`,
  '/around': `${loader}<style>div:has(> vitrine-scarcity:not(:state(scarce))) { display: none }</style>
${product.replace('<vitrine-scarcity></vitrine-scarcity>', '<div><vitrine-scarcity></vitrine-scarcity></div>')}`,
};
const withLines = (lineHeight: number) =>
  `<style>body { line-height: ${lineHeight} }</style>${loader}<h1>Mugs</h1>
<vitrine-cart-pill><a href="%SHOP%/cart">Cart</a></vitrine-cart-pill>${product.replace('<vitrine-scarcity></vitrine-scarcity>', '')}<p>After the mug.</p>`;
/** Times the size of the text: the lines of any font are between them. */
const lineHeights = [1, 1.4, 2];

describe('what a page loads, and when', () => {
  const { open, shop } = useShop();
  let close: () => void;
  beforeAll(async () => {
    close = await serveOtherSite(port, shop, {
      ...pages,
      ...Object.fromEntries(lineHeights.map((one) => [`/lines-${one}`, withLines(one)])),
    });
  });
  afterAll(() => close());

  async function visit(path: string, { hasIdleTime = true } = {}) {
    const { page } = await open({ baseURL: site, viewport: { width: 390, height: 844 } });
    const scripts: string[] = [];
    page.on('request', (request: Request) => {
      const { pathname } = new URL(request.url());
      const [, name] = /\/assets\/(?:chunks\/)?(.*?)(?:-[^-]+)?\.js$/.exec(pathname) ?? [];
      if (name) scripts.push(name);
    });
    await watchLayoutShifts(page);
    await page.addInitScript((isIdle) => {
      // Held back, to see what does not wait for it.
      if (!isIdle) globalThis.requestIdleCallback = () => 0;
    }, hasIdleTime);
    await page.goto(path, { waitUntil: 'load' });
    return { page, scripts };
  }

  it('is nothing but the loader for a product far below', async () => {
    const { page, scripts } = await visit('/below');
    await loaded(page);
    expect(scripts).toEqual(['vitrine']);
    await page.locator('vitrine-product').scrollIntoViewIfNeeded();
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    expect(scripts).toContain('product');
    await page.getByText('Only 3 left').waitFor();
  });

  it('is nothing but the loader for a hidden product before idle time', async () => {
    const { page, scripts } = await visit('/hidden', { hasIdleTime: false });
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    expect(scripts).toEqual(['vitrine']);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.locator('vitrine-add-to-cart').scrollIntoViewIfNeeded();
    await page.getByText('$28.00').waitFor();
  });

  it('is a hidden product too once there is idle time', async () => {
    const { page, scripts } = await visit('/hidden');
    await page.waitForFunction(() => customElements.get('vitrine-add-to-cart') !== undefined);
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor({ state: 'attached' });
    expect(scripts).toContain('product');
  });

  it.each(['/scarce', '/around'] as const)(
    'is an element that its own state un-hides (%s)',
    async (path) => {
      const { page } = await visit(path);
      await page.getByText('Only 3 left').waitFor();
    },
  );

  it('is without React for a product alone', async () => {
    const { page, scripts } = await visit('/below');
    await page.evaluate(() => globalThis.vitrine?.load('vitrine-product'));
    await page.waitForFunction(() =>
      document.querySelector('vitrine-product')?.hasAttribute('product-id'),
    );
    for (const name of [flavour.runtime, 'element', 'hooks', 'product-source']) {
      expect(scripts).not.toContain(name);
    }
  });

  it.each(lineHeights)(
    'moves nothing on a page with the working controls of the page, with lines of %s em',
    async (lineHeight) => {
      const { page } = await visit(`/lines-${lineHeight}`);
      await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
      await page.locator('vitrine-quantity:state(ready)').waitFor();
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );

  it('shows on the page of the shop how few are left', async () => {
    const { page } = await open();
    const { results } = (await (
      await page.request.get('/api/commerce/inventory/stock/?itemId=item-dune-mug')
    ).json()) as { results: { sku: string; qtyInStock: number; unlimited: boolean }[] };
    const few = results.find(
      ({ unlimited, qtyInStock }) => !unlimited && qtyInStock > 0 && qtyInStock <= 5,
    );
    expect(few).toBeDefined();
    await page.goto(`/shop/dune-mug?variant=${few?.sku}`);
    // The choice of the address is made by the picker.
    await page.locator('vitrine-variant-picker').scrollIntoViewIfNeeded();
    await page.locator('vitrine-scarcity').getByText(`Only ${few?.qtyInStock} left`).waitFor();
  });
});

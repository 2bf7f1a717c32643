import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { serveOtherSite } from '../support/other-site.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

const { products: port } = inject('otherPorts');
const site = `http://127.0.0.1:${port}`;
const loader = `<script type="module" src="%SHOP%/assets/vitrine.js" data-api="%SHOP%"></script>
<link rel="stylesheet" href="%SHOP%/assets/vitrine.css">`;

/** All that a page needs to sell: no price, no option and no picture is copied. */
const shortest = `${loader}
<vitrine-cart-pill><a href="%SHOP%/cart">Cart</a></vitrine-cart-pill>
<vitrine-product product="dune-mug">
  <vitrine-product-title level="2"></vitrine-product-title><vitrine-product-image></vitrine-product-image>
  <vitrine-price></vitrine-price><vitrine-variant-picker></vitrine-variant-picker>
  <vitrine-quantity></vitrine-quantity><vitrine-add-to-cart><a href="%SHOP%/shop/dune-mug">Buy it in the shop</a></vitrine-add-to-cart>
</vitrine-product>`;

const pages = {
  '/shortest': `<h1>A letter from Marram</h1>${shortest}`,
  '/form': `${loader}<vitrine-product product="dune-mug"><form method="post" action="%SHOP%/api/commerce/shopping-cart/entries">
  <vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart></form></vitrine-product>`,
  '/parts': `${loader}<vitrine-product product="dune-mug"><vitrine-price></vitrine-price><form>
  <vitrine-variant-picker></vitrine-variant-picker><vitrine-quantity></vitrine-quantity>
  <vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart></form></vitrine-product>`,
  '/twice': `${loader}<vitrine-product product="dune-mug"><vitrine-price></vitrine-price></vitrine-product>
<vitrine-product product-id="item-dune-mug"><vitrine-product-title></vitrine-product-title></vitrine-product>
<vitrine-product product="dune-mug"><vitrine-product-description></vitrine-product-description></vitrine-product>`,
  '/cards': `${loader}<h1>Shop</h1>
<vitrine-product-list collection="table" limit="3" heading="For the table" sortable>
  <a href="%SHOP%/">All things for the table</a>
</vitrine-product-list>`,
  '/wide-gap': `${loader}<style>vitrine-product-list { --vitrine-product-list-gap: 3rem }</style>
<vitrine-product-list collection="kitchen" limit="5"><a href="%SHOP%/">All</a></vitrine-product-list>`,
  '/template': `${loader}<h1>Shop</h1><style>.vitrine-card .own { color: rgb(1, 2, 3) }</style>
<vitrine-product-list ids="dune-mug harbour-teapot harbour-coffee">
  <template>
    <vitrine-product-image></vitrine-product-image>
    <vitrine-product-title class="own" level="2" link></vitrine-product-title>
    <vitrine-price></vitrine-price>
    <vitrine-add-to-cart></vitrine-add-to-cart>
  </template>
  <a href="%SHOP%/">All</a>
</vitrine-product-list>
<vitrine-cart-pill><a href="%SHOP%/cart">Cart</a></vitrine-cart-pill>`,
};

/** Times the size of the text: the lines of any font are between them. */
const lineHeights = [1, 1.4, 2];
const measured = (lineHeight: number) => `<style>
  body { max-inline-size: 30rem; margin: 1rem auto; line-height: ${lineHeight} }
  vitrine-product-image { max-inline-size: 12rem }
  vitrine-product { --vitrine-product-min-block-size: calc(33rem + 4lh) }
</style><h1>A letter from Marram</h1>${shortest}<p>After the mug.</p>`;

describe('a page of another site that names products of the shop', () => {
  const { open, shop } = useShop();
  let close: () => void;
  beforeAll(async () => {
    close = await serveOtherSite(port, shop, {
      ...pages,
      ...Object.fromEntries(lineHeights.map((one) => [`/lines-${one}`, measured(one)])),
    });
  });
  afterAll(() => close());

  async function visit(path: string, viewport = phone) {
    const { page, cartCalls } = await open({ baseURL: site, viewport });
    const calls: string[] = [];
    page.on('request', (request: Request) => {
      const { origin, pathname, search } = new URL(request.url());
      if (origin === shop && pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    await watchLayoutShifts(page);
    await page.goto(path);
    return { page, calls, cartCalls };
  }

  const ready = (page: Page, tag: string) => page.locator(`${tag}:state(ready)`).first().waitFor();

  it('sells by the name of a product alone', async () => {
    expect(shortest.split('\n').length).toBeLessThan(10);
    const { page, calls, cartCalls } = await visit('/shortest');
    await page.getByRole('heading', { level: 2, name: 'Dune Mug' }).waitFor();
    await page.getByRole('combobox', { name: 'Colour' }).selectOption('Oat');
    await page.getByRole('combobox', { name: 'Size' }).selectOption('Large');
    await page.getByText('$34.00', { exact: true }).waitFor();
    const picture = page.locator('vitrine-product-image [part=image]');
    expect(await picture.getAttribute('src')).toBe(`${shop}/images/dune-mug-oat.svg`);
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).waitFor();
    expect(calls.filter((call) => call.includes('/products'))).toEqual([
      '/api/commerce/products/dune-mug',
    ]);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    expect(await findViolations(page)).toEqual([]);
  });

  it('has its own links without script', async () => {
    const { page } = await open({ baseURL: site, javaScriptEnabled: false });
    await page.goto('/shortest');
    const link = page.getByRole('link', { name: 'Buy it in the shop' });
    expect(await link.getAttribute('href')).toBe(`${shop}/shop/dune-mug`);
    expect(await link.isVisible()).toBe(true);
    await page.goto('/cards');
    await page.getByRole('link', { name: 'All things for the table' }).waitFor();
  });

  it.each([
    [390, 1],
    [768, 1.4],
    [1280, 2],
  ])('moves nothing while it loads, %i px wide with lines of %s em', async (width, lineHeight) => {
    const { page } = await visit(`/lines-${lineHeight}`, { width, height: 900 });
    await ready(page, 'vitrine-add-to-cart');
    await page.getByText('from $28.00').waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  it('has space between its parts, those of a form too', async () => {
    const { page } = await visit('/parts');
    await ready(page, 'vitrine-add-to-cart');
    await ready(page, 'vitrine-variant-picker');
    const parts = page.locator('vitrine-price, vitrine-variant-picker, vitrine-add-to-cart');
    const places = await parts.evaluateAll((all) =>
      all.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
    );
    const [price, picker, button] = places;
    expect(picker!.top - price!.bottom).toBeGreaterThanOrEqual(12);
    expect(button!.top - picker!.bottom).toBeGreaterThanOrEqual(12);
  });

  it('hides what is on its way for three seconds at most, and no form of the page', async () => {
    const { page } = await open({ baseURL: site });
    await page.route('**/assets/chunks/**', () => undefined);
    await page.goto('/form');
    const button = page.getByRole('button', { name: 'Add To Cart' });
    expect(await button.isVisible()).toBe(true);
    await page.goto('/shortest');
    const link = page.locator('a', { hasText: 'Buy it in the shop' });
    expect(await link.isVisible()).toBe(false);
    await link.waitFor({ state: 'visible', timeout: 5_000 });
  });

  it('fetches a product once, however many elements name it', async () => {
    const { page, calls } = await visit('/twice');
    await page.getByText('from $28.00').waitFor();
    await page.getByText('Dune Mug', { exact: true }).waitFor();
    await page.locator('vitrine-product-description [part=description] p').first().waitFor();
    expect(calls).toEqual(['/api/commerce/products/dune-mug']);
  });

  it('lists products in cards of the library, from one call for each page', async () => {
    const { page, calls } = await visit('/cards', desktop);
    const cards = page.locator('vitrine-product-list [part=card]');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(3);
    const link = page.getByRole('link', { name: 'Dune Mug' });
    expect(await link.getAttribute('href')).toBe(`${shop}/shop/dune-mug`);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Show more' }).click();
    await cards.nth(3).waitFor();
    await page.waitForFunction(() => {
      const root = document.querySelector('vitrine-product-list')?.shadowRoot;
      return root?.activeElement === root?.querySelectorAll('[part=link]')[3];
    });
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, low to high');
    // The first is the Dune Mug in both orders, so the number of cards tells that the list is another.
    await expect.poll(() => cards.count()).toBe(3);
    // The list is empty before the call goes out.
    const listed = () => calls.map((call) => call.replace(/cursor=[\w-]+/, 'cursor=…'));
    await expect
      .poll(listed)
      .toEqual([
        '/api/commerce/products?collection=table&sort=featured&limit=3',
        '/api/commerce/products?collection=table&sort=featured&limit=3&cursor=…',
        '/api/commerce/products?collection=table&sort=price-low&limit=3',
      ]);
  });

  it('has as many cards in a row as the page says, whatever the space between them', async () => {
    const { page } = await visit('/wide-gap', desktop);
    const cards = page.locator('vitrine-product-list [part~=card]');
    await cards.first().waitFor();
    for (const columns of [3, 4]) {
      await page.addStyleTag({
        content: `vitrine-product-list { --vitrine-product-list-columns: ${columns} }`,
      });
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  it('lists products in cards of the page, and sells from them', async () => {
    const { page, calls } = await visit('/template', desktop);
    const teapot = page.getByRole('listitem').filter({ hasText: 'Harbour Teapot' });
    await teapot.getByRole('button', { name: 'Add To Cart' }).click();
    await teapot.getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' }).waitFor();
    expect(calls.filter((call) => call.includes('/products'))).toHaveLength(1);
    const title = page.locator('.vitrine-card vitrine-product-title').first();
    expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)');
    expect(await teapot.getByRole('link', { name: 'Harbour Teapot' }).getAttribute('href')).toBe(
      `${shop}/shop/harbour-teapot`,
    );
    expect(await findViolations(page)).toEqual([]);
  });

  it('keeps the link of the page when the shop cannot be reached', async () => {
    const { page, complaints } = await open({ baseURL: site });
    await page.route('**/api/commerce/products**', (route) =>
      route.fulfill({ status: 400, json: {} }),
    );
    await page.goto('/cards');
    await page.getByText('The products could not be loaded.').waitFor();
    expect(await page.getByRole('link', { name: 'All things for the table' }).isVisible()).toBe(
      true,
    );
    await page.unroute('**/api/commerce/products**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Dune Mug' }).waitFor();
    expect(complaints.filter((text) => !text.includes('vitrine') && !text.includes('400'))).toEqual(
      [],
    );
    complaints.length = 0;
  });
});

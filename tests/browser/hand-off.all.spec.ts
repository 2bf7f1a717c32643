import type { Frame, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserArguments } from '../../scripts/browser.mjs';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { mounted, useShop, type ShopPage, type VisitOptions } from '../support/shop-page.js';

const { handOff: port } = inject('otherPorts');
const shop = inject('shop');
const entries = `${shop}/api/commerce/shopping-cart/entries`;

/** A product with its plain form, as an author copies it. */
const product = (id: string, title: string, sku: string, value: string) => `
<vitrine-product id="${sku}">
  <script type="application/json">{"id": "${id}", "title": "${title}", "productType": 1, "variants": [
    {"sku": "${sku}", "attributes": {}, "qtyInStock": 5, "priceMoney": {"value": "${value}", "currency": "USD"}}]}</script>
  <form method="post" action="${entries}">
    <input type="hidden" name="itemId" value="${id}"><input type="hidden" name="sku" value="${sku}">
    <vitrine-add-to-cart><button>Add ${title}</button></vitrine-add-to-cart>
  </form>
</vitrine-product>`;

const salt = product('item-salt-cellar', 'Salt Cellar', 'SALT', '32.00');
const teapot = product('item-harbour-teapot', 'Harbour Teapot', 'TEAPOT', '78.00');
const pill = `<vitrine-cart-pill><a href="${shop}/cart">Cart</a></vitrine-cart-pill>`;

describe('a page of another site', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/': pageOf(shop, `${pill}${salt}${teapot}`),
    '/drawer': pageOf(
      shop,
      `<vitrine-cart-pill opens="drawer"></vitrine-cart-pill><vitrine-cart-drawer></vitrine-cart-drawer>${salt}${teapot}`,
    ),
    '/cart': pageOf(shop, `<vitrine-cart></vitrine-cart>`),
    '/frame': `<!doctype html><title>Frame</title><link rel="icon" href="data:,"><iframe sandbox="allow-scripts allow-same-origin" src="/" width="380" height="600"></iframe>`,
  }));

  async function visit(at = '/', options: VisitOptions = {}): Promise<ShopPage> {
    const visitor = await open({ baseURL: site, ...options });
    await visitor.page.goto(at);
    return visitor;
  }

  async function add(page: Page, sku: string): Promise<void> {
    await page.locator(`#${sku} vitrine-add-to-cart:state(ready)`).waitFor();
    const button = page.locator(`#${sku}`).getByRole('button');
    // Not by the mouse, which the pill would appear under.
    await button.press('Enter');
    await page.locator(`#${sku}`).getByRole('button', { name: 'Added!' }).waitFor();
  }

  /** A frame that allows no forms takes a press as soon as the code for such frames has run. */
  async function takesPresses(frame: Frame): Promise<void> {
    const resource = await frame.waitForFunction(() =>
      performance.getEntriesByType('resource').find(({ name }) => name.includes('/sandbox-')),
    );
    // As text, because the runner rewrites an import.
    await frame.evaluate(`import(${JSON.stringify((await resource.jsonValue())?.name)})`);
  }

  const pillOf = (page: Page, count: string) =>
    page.locator('vitrine-cart-pill [part~=pill]', { hasText: count });

  it('sells two products: reload, pill, cart, checkout, order, and a cart page of its own', async () => {
    const { page, cartCalls } = await visit();
    await add(page, 'SALT');
    await page.reload();
    await pillOf(page, '1 item').waitFor();
    await add(page, 'TEAPOT');
    // The link gets its cart before it is pressed, once for each press.
    const link = pillOf(page, '2 items');
    expect(await link.getAttribute('href')).toBe(`${shop}/cart`);
    await link.focus();
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/cart\?cartCode=[\w-]{43}$/);
    await link.hover();
    expect(cartCalls.filter((call) => call.endsWith('/hand-off'))).toHaveLength(1);
    await link.press('Enter');
    await page.waitForURL(`${shop}/cart`);
    await page.getByText('The items you picked on the other page are here now.').waitFor();
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL(`${shop}/checkout`);
    await fillCheckout(page);
    const order = await buy(page);
    expect(order.items.map(({ sku }) => sku).toSorted()).toEqual(['SALT', 'TEAPOT']);
    // The other page has no cart any more, and starts a new one.
    await page.goto(`${site}/`);
    await add(page, 'SALT');
    await pillOf(page, '1 item').waitFor();
    await page.goto(`${site}/cart`);
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL(`${shop}/checkout`);
    await page.getByText('Salt Cellar').waitFor();
    // Back: what was brought to the shop is no longer here.
    await page.goBack();
    await page
      .getByText('You have nothing in your shopping cart')
      .filter({ visible: true })
      .waitFor();
  });

  it('joins what is in the shop already, from a new tab too, and empties its pill', async () => {
    const { page } = await visit();
    await page.goto(`${shop}/shop/coffee-dripper`);
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();

    await page.goto(`${site}/`);
    await add(page, 'SALT');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      pillOf(page, '1 item').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(`${shop}/cart`);
    await tab.getByRole('heading', { name: '2 items' }).waitFor();
    await tab.close();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => pillOf(page, 'item').count()).toBe(0);
  });

  it('has pictures and links of the shop in its drawer, whose Checkout opens the shop’s', async () => {
    const { page } = await visit('/drawer');
    await add(page, 'SALT');
    await pillOf(page, '1 item').click();
    const drawer = page.getByRole('dialog');
    const picture = drawer.locator('img').first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await drawer.getByRole('link', { name: 'Salt Cellar' }).getAttribute('href')).toBe(
      `${shop}/shop/salt-cellar`,
    );
    await drawer.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL(`${shop}/checkout`);
    await fillCheckout(page);
    expect((await buy(page)).items).toMatchObject([{ sku: 'SALT', quantity: 1 }]);
  });

  it('says so when the shop cannot take the cart, and keeps it', async () => {
    const { page, complaints } = await visit();
    await add(page, 'SALT');
    await page.route('**/hand-off', (route) => route.fulfill({ status: 500, body: '' }));
    await pillOf(page, '1 item').click();
    await page.waitForURL(`${shop}/cart?problem=hand-off`);
    await page.getByText('Your items could not be brought here.').waitFor();
    await page.goto(`${site}/`);
    await pillOf(page, '1 item').waitFor();
    expect(complaints.every((text) => /500|CORS|ERR_FAILED/.test(text))).toBe(true);
    complaints.length = 0;
  });

  it('sells without script: the shop shows what is added, and its button adds it', async () => {
    const { page } = await visit('/', { javaScriptEnabled: false });
    await page.getByRole('button', { name: 'Add Salt Cellar' }).click();
    await page.waitForURL(`${shop}/cart/confirm?**`);
    await page.getByRole('heading', { name: 'Add this to your cart?' }).waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL(`${shop}/cart`);
    await page.getByRole('heading', { name: 'Salt Cellar' }).waitFor();
  });

  it('adds in a sandboxed frame that allows no forms, before and after its scripts are there', async () => {
    const { page, complaints } = await open({ baseURL: site });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/chunks/add-to-cart-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/frame');
    const frame = page.frameLocator('iframe');
    await takesPresses(page.frames()[1]!);
    await frame.getByRole('button', { name: 'Add Salt Cellar' }).press('Enter');
    await frame.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' }).waitFor();
    release();
    await frame.locator('#TEAPOT vitrine-add-to-cart:state(ready)').waitFor();
    await frame.locator('#TEAPOT').getByRole('button').press('Enter');
    await frame.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).waitFor();
    // The browser's own advice about such frames.
    expect(
      complaints.every((text) => /escape its sandboxing|Blocked form submission/.test(text)),
    ).toBe(true);
    complaints.length = 0;
  });

  it('keeps the cart for the life of the page where storage is refused, and tells developers', async () => {
    const { page, complaints } = await visit('/', {});
    await page.addInitScript((origin) => {
      if (location.origin !== origin) return;
      const refuse = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(window, 'sessionStorage', { get: refuse });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    }, site);
    await page.reload();
    await add(page, 'SALT');
    await add(page, 'TEAPOT');
    await pillOf(page, '2 items').click();
    await page.waitForURL(`${shop}/cart`);
    await page.getByRole('heading', { name: '2 items' }).waitFor();
    expect(complaints).toEqual([expect.stringContaining('keeps the cart until it is left')]);
    complaints.length = 0;
  });
});

describe('a page of another site, with third-party cookies blocked', () => {
  const { open } = useShop({
    args: [...browserArguments, '--test-third-party-cookie-phaseout'],
  });
  const site = useOtherSite(port, () => ({ '/': pageOf(shop, `${pill}${salt}`) }));

  it('sells as well', async () => {
    const { page } = await open({ baseURL: site });
    await page.goto('/');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.locator('vitrine-add-to-cart').getByRole('button').press('Enter');
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' }).click();
    await page.waitForURL(`${shop}/cart`);
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL(`${shop}/checkout`);
    await fillCheckout(page);
    expect((await buy(page)).items).toMatchObject([{ sku: 'SALT', quantity: 1 }]);
  });
});

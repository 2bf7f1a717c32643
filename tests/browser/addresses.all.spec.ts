import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { useShop, type ShopPage } from '../support/shop-page.js';

const { addresses: port } = inject('otherPorts');
const shop = inject('shop');

/** A link with it would leave a mark on the page; in the three spellings that a look at its start does not find. */
const mark = "document.documentElement.dataset.ran='yes'";
const running = [
  `java\nscript:${mark}`,
  ` JavaScript:${mark}`,
  `\u0001javascript:${mark}`,
] as const;
const inAttribute = (address: string) => address.replace('\n', '&#10;').replace('\u0001', '&#1;');
const inJson = (value: unknown) => JSON.stringify(value);

const product = inJson({
  id: 'item-salt-cellar',
  title: 'Salt Cellar',
  productType: 1,
  url: running[0],
  images: [{ assetUrl: running[1] }],
  variants: [{ sku: 'SALT', unlimited: true, priceMoney: { value: '32.00', currency: 'USD' } }],
});

const body = `<script type="application/json" id="vitrine-site">${inJson({ featureFlags: ['video-paywall'] })}</script>
<vitrine-cart-pill href="${inAttribute(running[0])}"></vitrine-cart-pill>
<vitrine-join-button href="${inAttribute(running[1])}"><a href="/join">Join</a></vitrine-join-button>
<vitrine-product><script type="application/json">${product}</script>
  <vitrine-product-title link level="2"></vitrine-product-title>
  <vitrine-product-image></vitrine-product-image>
  <form method="post" action="${shop}/api/commerce/shopping-cart/entries">
    <input type="hidden" name="itemId" value="item-salt-cellar"><input type="hidden" name="sku" value="SALT">
    <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
  </form>
</vitrine-product>
<vitrine-cart checkout-href="${inAttribute(running[1])}" continue-href="${inAttribute(running[2])}"></vitrine-cart>`;

describe('an address that a browser would run', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({ '/': pageOf(shop, body) }));

  /** A page without a policy, whose cart answers and hand-offs lead to a script. */
  async function visit(): Promise<ShopPage> {
    const visitor = await open({ baseURL: site });
    const { page } = visitor;
    await page.route(/\/api\/commerce\/shopping-cart(\/entries|\?)/, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const response = await route.fetch();
      const json = (await response.json()) as Record<string, unknown>;
      const cart = (json['shoppingCart'] ?? json) as { entries: object[] };
      for (const entry of cart.entries) {
        Object.assign(entry, { itemUrl: running[2], imageUrl: running[0] });
      }
      return route.fulfill({ response, json });
    });
    await page.route('**/shopping-cart/hand-off', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, json: { cartUrl: running[0], checkoutUrl: running[1] } });
    });
    await page.goto('/');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Add' }).press('Enter');
    await page.locator('vitrine-cart-pill', { hasText: '1 item' }).waitFor();
    await page.locator('vitrine-cart [part~=checkout]').waitFor();
    await page.locator('vitrine-join-button [part=button]').waitFor();
    return visitor;
  }

  it('is in no link, form or picture that a widget makes of data', async () => {
    const { page, complaints } = await visit();
    expect(await listAddresses(page)).toEqual([]);
    await page.locator('vitrine-product-title', { hasText: 'Salt Cellar' }).waitFor();
    expect(await page.locator('vitrine-product-title a').count()).toBe(0);
    // Each attribute is reported once to the page's author.
    const told = complaints.filter((line) => line.includes('is not the address of a page'));
    expect(told).toHaveLength(4);
    complaints.length = 0;
  });

  it('is not followed when the shop answers it to the pill or the way to the checkout', async () => {
    const { page, complaints } = await visit();
    for (const link of ['vitrine-cart-pill [part~=pill]', 'vitrine-cart [part~=checkout]']) {
      await page.locator(link).click();
      await page.waitForURL(`${shop}/c*`);
      await page.goBack();
      expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
    }
    complaints.length = 0;
  });
});

/** The addresses of all that widgets render whose protocol runs code, in every shadow root. */
function listAddresses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const visit = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*:not(link)')) {
        for (const name of ['href', 'src', 'action', 'formaction']) {
          const value = element.getAttribute(name);
          if (value === null || !URL.canParse(value, document.baseURI)) continue;
          const isHost = element.localName.startsWith('vitrine-');
          const { protocol } = new URL(value, document.baseURI);
          if (!isHost && !['http:', 'https:'].includes(protocol)) found.push(value);
        }
        if (element.shadowRoot) visit(element.shadowRoot);
      }
    };
    visit(document);
    return found;
  });
}

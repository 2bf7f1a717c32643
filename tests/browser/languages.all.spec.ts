import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { languages: port } = inject('otherPorts');
const shop = inject('shop');

const product = {
  id: 'item-dune-mug',
  title: 'Dune Mug',
  productType: 1,
  variants: ['Small', 'Large'].map((Size) => ({
    sku: `MUG-OAT-${Size.toUpperCase()}`,
    attributes: { Size },
    unlimited: true,
    priceMoney: { value: '34.00', currency: 'EUR' },
  })),
};
const body = `<vitrine-product load="eager"><script type="application/json">${JSON.stringify(product)}</script>
  <vitrine-price></vitrine-price><vitrine-variant-picker></vitrine-variant-picker>
  <vitrine-add-to-cart><button>Add To Cart</button></vitrine-add-to-cart>
</vitrine-product>`;

const inLanguage = (language: string, attributes = '') =>
  pageOf(shop, body, attributes).replace('lang="en"', `lang="${language}"`);

describe('the language of a page', () => {
  const site = useOtherSite(port, () => ({
    '/de': inLanguage('de-AT'),
    '/attribute': inLanguage('en', 'data-locale="de"'),
    '/en': inLanguage('en-GB'),
    '/unknown': inLanguage('tlh'),
  }));
  const { open } = useShop();

  const button = (page: Page) => page.locator('vitrine-add-to-cart [part~=button]');
  const ready = (page: Page) =>
    page.locator('vitrine-add-to-cart:state(ready)').waitFor({ timeout: 30_000 });
  const english = /^add to cart$/i;

  it('is that of its words and money, and English without texts of it', async () => {
    const { page } = await open({ baseURL: site });
    let packs: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(locale-[\w-]+|language)-[^-]+\.js/.exec(request.url()) ?? [];
      if (name) packs.push(name);
    });
    for (const [path, words, amount, fetched] of [
      // Without a fetch.
      ['/en', english, /€34\.00/, []],
      ['/unknown', english, /€34\.00/, ['language']],
      ['/de', /^In den Warenkorb$/, /€\s34,00/, ['language', 'locale-de']],
      ['/attribute', /^In den Warenkorb$/, /34,00\s€/, ['language', 'locale-de']],
    ] as const) {
      packs = [];
      await page.goto(path);
      await ready(page);
      await expect.poll(() => button(page).innerText(), { message: path }).toMatch(words);
      const price = page.getByText('34').first();
      await expect.poll(() => price.innerText(), { message: path }).toMatch(amount);
      expect([path, packs]).toEqual([path, fetched]);
    }
  });

  it('is English if the texts cannot be fetched, and the console says so once', async () => {
    const { page, complaints } = await open({ baseURL: site });
    await page.route('**/locale-*.js', (route) => route.abort());
    await page.goto('/de');
    await ready(page);
    expect(await button(page).innerText()).toMatch(english);
    const said = complaints.splice(0).filter((text) => text.includes('speak English'));
    expect(said).toHaveLength(1);
  });
});

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
  <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
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

  async function visit(path: string, isBlocked = false) {
    const { page, complaints } = await open({ baseURL: site });
    const packs: string[] = [];
    page.on('request', (request) => {
      const [, name] = /\/(locale-[\w-]+|language)-[^-]+\.js/.exec(request.url()) ?? [];
      if (name) packs.push(name);
    });
    if (isBlocked) await page.route('**/locale-*.js', (route) => route.abort());
    await page.goto(path);
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor({ timeout: 30_000 });
    const button = page.locator('vitrine-add-to-cart [part~=button]');
    const price = page.getByText('34').first();
    return { page, complaints, packs, button, price };
  }

  it.each(['/de', '/attribute'])('%s: words and money are German', async (path) => {
    const { packs, button, price } = await visit(path);
    await expect.poll(() => button.innerText()).toBe('In den Warenkorb');
    await expect.poll(() => price.innerText()).toMatch(path === '/de' ? /€\s34,00/ : /34,00\s€/);
    expect(packs).toEqual(['language', 'locale-de']);
  });

  it('is English without a fetch for a page in English', async () => {
    const { packs, button } = await visit('/en');
    expect(await button.innerText()).toMatch(/^add to cart$/i);
    expect(packs).toEqual([]);
  });

  it('is English for a language without texts', async () => {
    const { packs, button } = await visit('/unknown');
    expect(await button.innerText()).toMatch(/^add to cart$/i);
    expect(packs).toEqual(['language']);
  });

  it('is English if the texts cannot be fetched, and the console says so once', async () => {
    const { complaints, button } = await visit('/de', true);
    expect(await button.innerText()).toMatch(/^add to cart$/i);
    const said = complaints.splice(0).filter((text) => text.includes('speak English'));
    expect(said).toHaveLength(1);
  });
});

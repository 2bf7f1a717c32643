import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { readme: port } = inject('otherPorts');
const shop = inject('shop');

const [first = '', second = ''] = [
  ...readFileSync('README.md', 'utf8').matchAll(/```html\n(.*?)```/gs),
].map(([, html = '']) => html);
const [script = ''] = first.split('\n');

const toPage = (html: string) =>
  `<!doctype html><html lang="en"><title>Try</title>${html.replaceAll('http://localhost:8080', shop)}`;

describe('the HTML of the README, pasted into a page on another origin', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/try.html': toPage(first),
    '/json.html': toPage(`${script}${second}`),
  }));

  const visit = (path: string, options = {}) =>
    open({ baseURL: site, ...options }).then(async (visitor) => {
      await visitor.page.goto(path);
      return visitor;
    });

  const pillOf = (page: Page, count: string) =>
    page.locator('vitrine-cart-pill [part~=pill]', { hasText: count });

  it('is under ten lines', () => {
    expect(first.trimEnd().split('\n').length).toBeLessThan(10);
  });

  it('sells: choose, add, reload, pill, cart, checkout, order', async () => {
    const { page, cartCalls } = await visit('/try.html');
    await page.getByRole('heading', { name: 'Dune Mug' }).waitFor();
    await page.getByLabel('Size', { exact: true }).selectOption('Large');
    await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await page.getByText('$34.00').first().waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.reload();
    await pillOf(page, '1 item').waitFor();
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await pillOf(page, '1 item').click();
    await page.waitForURL(`${shop}/cart`);
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL(`${shop}/checkout`);
    await fillCheckout(page);
    expect((await buy(page)).items).toMatchObject([{ sku: 'MUG-OAT-LARGE', quantity: 1 }]);
  });

  it('has links that work without script', async () => {
    const { page } = await visit('/try.html', { javaScriptEnabled: false });
    for (const [name, title] of [
      ['Cart', 'Your cart'],
      ['Buy it in the shop', 'Dune Mug'],
    ] as const) {
      await page.goto(`${site}/try.html`);
      await page.getByRole('link', { name }).click();
      await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    }
  });

  it('adds what the page prints itself, and without script by a page of the shop', async () => {
    const { page } = await visit('/json.html');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();

    const { page: plain } = await visit('/json.html', { javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'Add To Cart' }).click();
    await plain.getByRole('heading', { name: 'Add this to your cart?' }).waitFor();
    await plain.getByRole('button', { name: 'Add To Cart' }).click();
    await plain.waitForURL(`${shop}/cart`);
    await plain.getByRole('heading', { name: 'Salt Cellar' }).waitFor();
  });
});

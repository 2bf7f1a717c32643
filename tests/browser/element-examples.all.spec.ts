import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { elementNames } from '../../scripts/entries.mjs';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { readFences } from '../support/read-fences.js';
import { useShop } from '../support/shop-page.js';

const { elementExamples: port } = inject('otherPorts');
const shop = inject('shop');

const ofShop = (html: string) => html.replaceAll('https://shop.example', shop);
const exampleOf = (name: string) =>
  pageOf(shop, ofShop(readFileSync(`widgets/elements/${name}/example.html`, 'utf8')));
const [first] = readFences(readFileSync('docs/index.md', 'utf8'));

describe('the examples of the documentation, on another site', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    ...Object.fromEntries(elementNames.map((name) => [`/${name}.html`, exampleOf(name)])),
    '/index.html': `<!doctype html><html lang="en"><title>Mugs</title>${ofShop(first?.text ?? '')}</html>`,
  }));

  it.each(elementNames)('vitrine-%s runs', async (name) => {
    const { page, complaints } = await open({ baseURL: site });
    await page.goto(`/${name}.html`);
    const element = page.locator(`vitrine-${name}`);
    expect(await element.count()).toBe(1);
    await element.evaluate((one) => one.scrollIntoView());
    // Its code is loaded when somebody means to search.
    if (name === 'search' || name === 'place-search') await element.locator('input').focus();
    if (name === 'login') {
      // Members sign in on pages of the shop itself: the plain form stays, and the console says why.
      await expect.poll(() => complaints.join()).toContain('Members sign in on pages of the shop');
      expect(await element.getByLabel('Password').isVisible()).toBe(true);
      complaints.length = 0;
      return;
    }
    // An element that only gives data has no component that could be ready.
    const state = name === 'product' ? ':defined' : ':state(ready)';
    await page.locator(`vitrine-${name}${state}`).waitFor({ state: 'attached' });
    if (name === 'restock-admin') {
      // Nobody is signed in: the element says so, and the browser logs the refusal.
      await expect.poll(() => complaints.join()).toContain('401');
      complaints.length = 0;
    }
  });

  it('the page of the start sells', async () => {
    const { page } = await open({ baseURL: site });
    await page.goto('/index.html');
    await page.getByText('Dune Mug').first().waitFor();
    await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await page.getByLabel('Size', { exact: true }).selectOption('Large');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.locator('vitrine-cart-pill', { hasText: '1 item' }).waitFor();
  });
});

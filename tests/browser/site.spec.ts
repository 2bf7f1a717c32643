import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copySite, serveSite, type ServedSite } from '../support/served-site.js';
import { useShop } from '../support/shop-page.js';

const shop = inject('shop');
let author: ServedSite;
let visitor: ServedSite;

beforeAll(async () => {
  [author, visitor] = await Promise.all([
    serveSite(copySite(), '--shop', shop),
    serveSite(copySite(), '--shop', shop, '--production'),
  ]);
});
afterAll(() => Promise.all([author.end(), visitor.end()]));

describe('the example site', () => {
  const { open } = useShop();
  const visit = (options = {}) => open({ baseURL: visitor.address, ...options });

  it('sells with script: home, list, item, choice, cart', async () => {
    const { page } = await visit();
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Shop' })
      .click();
    await page.getByRole('link', { name: /^Dune Mug/ }).click();
    // Widgets load when they come near.
    await page.locator('vitrine-variant-picker').scrollIntoViewIfNeeded();
    await page.locator('vitrine-variant-picker:state(ready)').waitFor();
    await page.getByRole('combobox', { name: 'Colour', exact: true }).selectOption('Oat');
    await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption('Large');
    await page.locator('vitrine-add-to-cart').scrollIntoViewIfNeeded();
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator('vitrine-cart-pill').getByRole('link').click();
    await page.waitForURL('**/cart');
    await page.getByRole('main').getByRole('link', { name: 'Dune Mug' }).first().waitFor();
    // The large one's price; the server's own cart stays in the page, hidden.
    const price = page.getByRole('main').getByText('$34.00').filter({ visible: true });
    await price.first().waitFor();
    expect(new URL(page.url()).origin).toBe(visitor.address);
  });

  it('sells without script, by a form', async () => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/shop/salt-cellar');
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.waitForURL('**/cart*');
    expect(await page.getByRole('main').innerText()).toContain('$64.00');
    expect(new URL(page.url()).origin).toBe(visitor.address);
  });
});

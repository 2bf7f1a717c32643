import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copySite, serveSite, type ServedSite } from '../support/served-site.js';
import { desktop, narrow, phone, useShop } from '../support/shop-page.js';
import { expectUsable, readOverflow } from '../support/usable.js';
import { isWhole } from '../support/lane.js';

const shop = inject('shop');
const pages = [
  '/',
  '/shop',
  '/shop/dune-mug',
  '/shop/salt-cellar',
  '/journal',
  '/journal/dry-grass',
  '/about',
];
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

  if (isWhole) {
    it('has pages that anybody can use, light on a phone or dark on a desktop', async () => {
      const { page } = await visit({ reducedMotion: 'reduce' });
      for (const [index, address] of pages.entries()) {
        await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
        await page.goto(address);
        await expectUsable(page, index % 2 === 0 ? phone : desktop);
        await page.setViewportSize(narrow);
        await page.evaluate(() => (document.documentElement.dir = 'rtl'));
        expect([address, await readOverflow(page)]).toEqual([address, 0]);
      }
    });

    it('turns the pages of the journal, and shows what has a tag or is in a category', async () => {
      const { page } = await visit();
      await page.goto('/journal');
      const titles = () => page.getByRole('heading', { level: 2 }).allInnerTexts();
      expect(await titles()).toEqual(['Salt at the table', 'A bare foot', 'Dry grass']);
      await page.getByRole('link', { name: 'More' }).click();
      await page.waitForURL('**/journal?offset=*');
      expect(await titles()).toEqual(['Wedging', 'Gold in the seam']);
      await page.getByRole('link', { name: 'Back' }).click();
      await page.waitForURL('**/journal');
      expect(await titles()).toHaveLength(3);
      await page.getByRole('link', { name: '#textiles' }).click();
      expect(await titles()).toEqual(['Dry grass']);
      await page.goto('/shop');
      await page
        .getByRole('navigation', { name: 'Categories' })
        .getByRole('link', { name: 'Light' })
        .click();
      await page.waitForURL('**/shop?category=Light');
      await page.getByText('In Light.').waitFor();
      expect(await page.locator('.card').count()).toBe(2);
    });
  }
});

if (isWhole) {
  describe('the addresses of the site', () => {
    const get = (address: string, site = visitor) => fetch(site.address + address);

    it('give the data of a page', async () => {
      const answered = await get('/journal/dry-grass?format=json');
      expect(answered.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(await answered.json()).toMatchObject({
        website: { siteTitle: 'Saltings' },
        collection: { typeName: 'blog', fullUrl: '/journal' },
        item: { title: 'Dry grass', fullUrl: '/journal/dry-grass' },
        pagination: { prevItem: { title: 'A bare foot' }, nextItem: { title: 'Wedging' } },
      });
    });

    it('say which page there is not', async () => {
      const answered = await get('/nowhere');
      expect(answered.status).toBe(404);
      const body = await answered.text();
      expect(body).toContain('Nothing washed up here');
      expect(body).toContain('<meta name="robots" content="noindex">');
    });

    it.each([
      ['/site.css', 'text/css; charset=utf-8'],
      ['/scripts/site.js', 'text/javascript; charset=utf-8'],
      ['/assets/salt-cellar.svg', 'image/svg+xml'],
      ['/vitrine/vitrine.js', 'text/javascript; charset=utf-8'],
    ])('serve %s', async (address, type) => {
      const answered = await get(address);
      expect(answered.status).toBe(200);
      expect(answered.headers.get('content-type')).toBe(type);
      expect((await answered.text()).length).toBeGreaterThan(50);
    });

    it.each([
      '/data.json',
      '/template.conf',
      '/site.region',
      '/collections/products.list',
      '/assets/..%2fdata.json',
      '/assets/%2e%2e/data.json',
      '/vitrine/..%2f..%2fpackage.json',
      '/vitrine/%2e%2e/bin/vitrine-template.js',
    ])('do not give away %s', async (address) => {
      const answered = await get(address);
      expect(answered.status).toBe(404);
      expect(await answered.text()).not.toMatch(
        /"collections"|"layouts"|repeated section|"vitrine"/,
      );
    });
  });

  describe('a broken file', () => {
    const { open } = useShop();

    it('shows its code to the author, the last good page to visitors, and reloads when mended', async () => {
      const file = path.join(author.folder, 'collections/blog.list');
      const good = readFileSync(file, 'utf8');
      const { page, complaints } = await open({ baseURL: author.address });
      await page.goto('/journal');
      await page.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();

      writeFileSync(
        file,
        good.replace('{.repeated section items}', '{.repeated section items}{.if x}'),
      );
      writeFileSync(path.join(visitor.folder, 'collections/blog.list'), '{.if x}');
      const seen = await fetch(`${visitor.address}/journal`);
      expect([seen.status, (await seen.text()).includes('Salt at the table')]).toEqual([200, true]);
      // The author's page says so by itself.
      await page.getByText('error in the site’s files').waitFor();
      const panel = page.getByRole('alert', { name: 'Errors of the template' });
      expect(await panel.innerText()).toContain('collections/blog.list:');
      expect(await panel.locator('pre').first().innerText()).toMatch(/> +\d+ \|/);
      await expect.poll(author.said).toContain('collections/blog.list');

      writeFileSync(file, good);
      await panel.waitFor({ state: 'detached' });
      await page.getByRole('heading', { name: 'Journal', level: 1 }).waitFor();
      // The browser tells the status of the author's page.
      expect(complaints.splice(0).filter((text) => !text.includes('status of 500'))).toEqual([]);
    });
  });
}

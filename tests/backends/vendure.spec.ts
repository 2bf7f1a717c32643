import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shareBrowser } from '../support/browser.js';

interface Vendure {
  readonly origin: string;
  close(): Promise<void>;
}

const isHere = existsSync('examples/vendure/node_modules/@vendure/core');

/** `npm run test:backends` installs what this needs. */
describe.skipIf(!isHere)('a page of another origin that sells from a running Vendure', () => {
  let shop: Vendure;
  let pages: Server;
  let site: string;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    const { startVendure } = (await import('../../examples/vendure/server.mjs')) as {
      startVendure(options: object): Promise<Vendure>;
    };
    const { servePages } = (await import('../../examples/vendure/page.mjs')) as {
      servePages(options: object): Promise<Server>;
    };
    [shop, browser] = await Promise.all([startVendure({}), shareBrowser()]);
    pages = await servePages({ shop: shop.origin, assets: 'dist/cdn' });
    site = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`;
    page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: site });
    page.setDefaultTimeout(10_000);
    page.on('pageerror', ({ message }) => complaints.push(`page error: ${message}`));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
  }, 120_000);
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(async () => {
    await page.close();
    pages.close();
    pages.closeAllConnections();
    await shop.close();
  });

  const cart = () => page.locator('vitrine-cart');
  const total = (text: string) => cart().getByText(text, { exact: true }).first().waitFor();

  async function add(handle: string): Promise<void> {
    const product = page.locator(`vitrine-product[product="${handle}"]`);
    await product.locator('vitrine-add-to-cart').getByRole('button').click();
    await product.getByRole('button', { name: 'Added!' }).waitFor();
  }

  it('shows products by their handles, and sells two of them', async () => {
    await page.goto('/');
    const mug = page.locator('vitrine-product[product="dune-mug"]');
    await mug.getByText('Dune Mug').waitFor();
    await mug.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await mug.getByLabel('Size', { exact: true }).selectOption('Large');
    await mug.getByText('$34.00').first().waitFor();
    await mug.getByRole('spinbutton', { name: 'Quantity of Dune Mug' }).fill('2');
    await add('dune-mug');
    await add('salt-cellar');
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '3 items' }).waitFor();
  });

  it('fetches the connector of Vendure and of no other shop system', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.reload();
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '3 items' }).waitFor();
    page.removeAllListeners('request');
    expect(fetched.filter((one) => one.includes('/chunks/vendure-'))).toHaveLength(1);
    expect(fetched.filter((one) => /\/chunks\/(shopify|woocommerce)-/.test(one))).toEqual([]);
    expect(fetched.filter((one) => one.startsWith('/api/'))).toEqual([]);
  });

  it('changes the cart: a quantity, a coupon, a removal', async () => {
    await page.locator('vitrine-cart-pill').getByRole('link').click();
    await page.waitForURL('**/cart');
    await total('$100.00');
    const quantity = cart().getByRole('spinbutton', { name: 'Quantity of Dune Mug' });
    await quantity.fill('1');
    await quantity.blur();
    await total('$66.00');
    await cart().getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
    await cart().getByRole('button', { name: 'Apply' }).click();
    await total('$59.40');
    await cart().getByRole('button', { name: 'Remove Salt Cellar' }).click();
    await total('$30.60');
  });

  it('pays at the checkout, and has an empty cart after it', async () => {
    await cart().getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('**/checkout');
    await page.getByText('1 items, $30.60').waitFor();
    expect(page.url()).not.toContain('session');
    for (const [label, text] of Object.entries({
      'First name': 'Ada',
      'Last name': 'Shopper',
      Email: 'ada@example.com',
      Street: '1 Harbour Street',
      City: 'Portland',
      'Postal code': '97201',
    })) {
      await page.getByLabel(label).fill(text);
    }
    await page.getByLabel('Country').selectOption('US');
    await page.getByRole('button', { name: 'Pay' }).click();
    await page.getByText(/Order \w+: PaymentSettled/).waitFor();
    await page.goto('/cart');
    await page.getByText('You have nothing in your shopping cart.').waitFor();
  });
});

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import {
  createShopifyServer,
  shopifyOrigin,
  shopifyToken,
} from '../connectors/fakes/shopify-server.js';
import { createShopifyShop } from '../connectors/fakes/shopify-shop.js';
import { answerCalls } from '../support/answer-calls.js';
import { useOtherSite } from '../support/other-site.js';
import { readFences } from '../support/read-fences.js';
import { useShop } from '../support/shop-page.js';

const { guides: port, policies: policyPort } = inject('otherPorts');
const shop = inject('shop');

const filesOf = (page: string) =>
  Object.fromEntries(
    readFences(readFileSync(`docs/${page}.md`, 'utf8')).flatMap(({ file, text }) =>
      file ? [[file, text.replaceAll('https://shop.example', shop)]] : [],
    ),
  );
const toPage = (html = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Guide</title><link rel="icon" href="data:,">${html}</html>`;

async function add(page: Page): Promise<void> {
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('button', { name: 'Added!' }).waitFor();
}

describe('the policies of the guide', () => {
  const { open } = useShop();
  const policies = filesOf('guides/content-security');
  const names = Object.keys(policies).filter((name) => !name.includes('.'));
  const body = `<vitrine-product product="dune-mug"><vitrine-product-image></vitrine-product-image><vitrine-price></vitrine-price>
    <vitrine-variant-picker></vitrine-variant-picker><vitrine-add-to-cart><a href="/">Buy</a></vitrine-add-to-cart></vitrine-product>
    <vitrine-cart-drawer></vitrine-cart-drawer><vitrine-cart-pill><a href="${shop}/cart">Cart</a></vitrine-cart-pill>`;
  let server: Server;

  beforeAll(async () => {
    server = createServer(({ url = '/' }, response) => {
      const name = url.slice(1);
      if (!names.includes(name)) return response.writeHead(404).end();
      const [header = '', value = ''] = (policies[name] ?? '').split(/: (.*)/s);
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        [header]: value.replace(/\s+/g, ' ').trim(),
      });
      return response.end(toPage(`${policies[`${name}.html`] ?? ''}${body}`));
    });
    await new Promise<void>((listening) => server.listen(policyPort, '127.0.0.1', listening));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('are two, which let a page sell without a violation', async () => {
    expect(names).toEqual(['nonce', 'origin']);
    const { page } = await open({ baseURL: `http://127.0.0.1:${policyPort}` });
    for (const [place, name] of names.entries()) {
      const response = await page.goto(`/${name}`);
      expect(response?.headers()['content-security-policy']).toContain("trusted-types 'none'");
      await page.getByLabel('Size', { exact: true }).selectOption('Small');
      await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
      await add(page);
      const items = place === 0 ? '1 item' : '2 items';
      await page.locator('vitrine-cart-pill [part~=pill]', { hasText: items }).waitFor();
      const picture = page.locator('vitrine-product-image img').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

describe('the pages that other shops’ buttons become', () => {
  const { open } = useShop();
  const { 'index.html': shopify = '' } = filesOf('migrate/shopify-buy-button');
  const site = useOtherSite(port, () => ({
    '/snipcart': toPage(filesOf('migrate/snipcart')['index.html']),
    '/foxy': toPage(filesOf('migrate/foxy')['index.html']),
    '/shopify': toPage(
      shopify
        .replaceAll('https://my-shop.myshopify.com', shopifyOrigin)
        .replace('PUBLIC-TOKEN', shopifyToken),
    ),
  }));

  it('Snipcart: two of a variant, into the cart of the shop', async () => {
    const { page } = await open({ baseURL: site });
    await page.goto('/snipcart');
    await page.getByLabel('Size', { exact: true }).selectOption('Small');
    await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await add(page);
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).waitFor();
  });

  it('Foxy: a form, with and without script', async () => {
    const { page } = await open({ baseURL: site });
    await page.goto('/foxy');
    await add(page);
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' }).waitFor();

    const { page: plain } = await open({ baseURL: site, javaScriptEnabled: false });
    await plain.goto('/foxy');
    await plain.getByRole('button', { name: 'Add To Cart' }).click();
    await plain.getByRole('heading', { name: 'Add this to your cart?' }).waitFor();
  });

  it('Shopify: a product of the Storefront API, as its schema has it', async () => {
    const { page } = await open({ baseURL: site });
    const isNowhere = ({ hostname }: URL) => hostname.endsWith('.test');
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
    await page.route(isNowhere, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await answerCalls(page, shopifyOrigin, createShopifyServer(createShopifyShop()));
    await page.goto('/shopify');
    await page.getByLabel('Size', { exact: true }).selectOption('Small');
    await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
    await add(page);
  });
});

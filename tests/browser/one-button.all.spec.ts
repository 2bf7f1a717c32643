import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { oneButton: port } = inject('otherPorts');
const shop = inject('shop');
const action = `${shop}/api/commerce/shopping-cart/entries`;
const entriesCall = '**/api/commerce/shopping-cart/entries';

const formOf = (item: string, button = '<vitrine-add-to-cart>') =>
  `<form method="post" action="${action}"><input type="hidden" name="itemId" value="${item}">
  ${button}<button>Add</button></vitrine-add-to-cart></form>`;
const salt = formOf('item-salt-cellar');

/** A page with no other script, which is `defer`red so that the button is there before it. */
const pageOf = (body: string, attributes = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>One button</title><link rel="icon" href="data:,">
<script defer src="${shop}/assets/vitrine-button.iife.js" data-api="${shop}" ${attributes}></script>${body}</html>`;

describe('a page with the one file for a button', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/': pageOf(salt),
    '/lazy': pageOf(
      salt.replace('<vitrine-add-to-cart>', '<vitrine-add-to-cart load="interaction">'),
    ),
    '/product': pageOf(
      `<vitrine-product product="letterpress-cards">${formOf('item-letterpress-cards')}</vitrine-product>`,
    ),
    '/backend': pageOf(salt, 'data-backend="vendure"'),
  }));
  const button = (page: Page) => page.locator('vitrine-add-to-cart button').first();

  async function visit(path: string) {
    const { page, complaints } = await open({ baseURL: site });
    const requests: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === shop) requests.push(`${request.method()} ${pathname}`);
    });
    await page.goto(path);
    return { page, requests, complaints };
  }
  const script = 'GET /assets/vitrine-button.iife.js';
  const add = 'POST /api/commerce/shopping-cart/entries';

  it('adds by the component, and asks for nothing but the call', async () => {
    const { page, requests } = await visit('/');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Add', exact: false }).first().click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect(requests).toEqual([script, add]);
  });

  it('adds by a press before the component, once', async () => {
    const { page, requests } = await visit('/lazy');
    // Without a pointer, which would be an interaction before the press.
    await button(page).evaluate((plain: HTMLButtonElement) => plain.click());
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect(await page.locator('vitrine-add-to-cart:state(ready)').count()).toBe(0);
    expect(requests).toEqual([script, add]);
  });

  it('says why nothing was added', async () => {
    const { page, complaints } = await visit('/');
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.route(entriesCall, (route) => route.abort());
    await page.getByRole('button', { name: 'Add', exact: false }).first().click();
    await page.getByText('The shop cannot be reached.').filter({ visible: true }).first().waitFor();
    // The browser logs the refused calls by itself.
    complaints.splice(0);
  });

  it('has the actions of the page', async () => {
    const { page } = await visit('/');
    const outcome = await page.evaluate(() =>
      window.vitrine!.actions.addToCart({ itemId: 'item-salt-cellar' }),
    );
    expect(outcome).toMatchObject({ kind: 'done', addedQuantity: 1 });
    expect(await page.evaluate(() => window.vitrine!.load('vitrine-cart'))).toBe(false);
  });

  it('leaves a product with questions to its own page', async () => {
    const { page } = await open({ baseURL: site });
    // The page does not say that the product has questions, so a press before this is refused by the server.
    const fetched = page.waitForResponse(`${shop}/api/commerce/products/**`);
    await page.goto('/product');
    await (await fetched).finished();
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Add', exact: false }).first().click();
    await page.waitForURL(`${shop}/shop/letterpress-cards*`);
  });

  it('says which file has what it lacks', async () => {
    const { complaints } = await visit('/backend');
    await expect
      .poll(() => complaints.splice(0).join(), { timeout: 5_000 })
      .toContain('Take vitrine.js or vitrine.iife.js instead.');
  });
});

import type { Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  addButton,
  addToCart,
  cartPill,
  chooseMug,
  expectChosen,
  mug,
  readIntent,
} from '../support/mug-form.js';
import { settled } from '../support/settled.js';
import { desktop, useShop } from '../support/shop-page.js';
import { openShopProxy, type ShopProxy } from '../support/shop-proxy.js';

declare global {
  /** Whether the page was shown again out of the back/forward cache. */
  var wasKept: boolean | undefined;
}

const isPost = (call: string) => call.startsWith('POST /api/commerce/');
const shownLabel = `${addButton} [part=label][aria-hidden=false]`;

/** By a link, as a shopper leaves. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.locator('.site-nav a[href="/events"]').click();
  await page.waitForURL('**/events');
  await page.goBack({ waitUntil: 'commit' });
}

describe.each([
  { cache: 'with', launch: { keepsPages: true } },
  { cache: 'without', launch: {} },
])('Back to a product page, $cache the back/forward cache', ({ cache, launch }) => {
  let proxy: ShopProxy;
  beforeEach(async () => {
    proxy = await openShopProxy(inject('shop'));
  });
  // Before the shop's own, so that it comes after: the last hook is the first to run, and pages close before it.
  afterEach(() => proxy.close());
  const { open } = useShop(launch);

  async function openProduct(): Promise<Page> {
    const { page } = await open({ viewport: desktop, baseURL: proxy.origin });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => (globalThis.wasKept = persisted));
    });
    await page.goto(mug.path);
    await chooseMug(page);
    return page;
  }

  async function expectReturned(page: Page): Promise<void> {
    await page.locator('vitrine-variant-picker:state(ready)').waitFor();
    await page.locator(`${addToCart}:state(ready)`).waitFor();
    expect(await page.evaluate(() => globalThis.wasKept)).toBe(cache === 'with');
  }

  it('keeps the choice, and shows the cart of now and a button to press, also after leaving during an add', async () => {
    const page = await openProduct();
    await leaveAndReturn(page);
    await expectReturned(page);
    await expectChosen(page);
    await page.locator(addButton).click();
    await page.locator(`${addToCart}:state(added)`).waitFor();
    await leaveAndReturn(page);
    await expectReturned(page);
    expect(await page.locator(shownLabel).textContent()).toBe('Add To Cart');
    await page.locator(cartPill, { hasText: '3 items' }).waitFor();

    proxy.slowness = 1_000;
    await page.locator(addButton).click();
    await page.locator(`${addToCart}:state(adding)`).waitFor();
    await leaveAndReturn(page);
    await expectReturned(page);
    await page.locator(cartPill, { hasText: '6 items' }).waitFor();
    await page.locator(shownLabel, { hasText: 'Add To Cart' }).waitFor();
    expect(proxy.asked.filter(isPost)).toHaveLength(2);
  });

  it('shows what was removed on another page meanwhile', async () => {
    const page = await openProduct();
    await page.locator(addButton).click();
    await page.locator(cartPill, { hasText: '3 items' }).click();
    await page.waitForURL('**/cart');
    await page.locator('vitrine-cart:state(initialized)').waitFor();
    const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await removed;
    await page.getByRole('heading', { name: 'You have nothing in your shopping cart.' }).waitFor();
    // Not waited for: the page may be gone from under the driver.
    await page.evaluate(() => setTimeout(() => history.back(), 0));
    await page.waitForURL('**/shop/**', { waitUntil: 'commit' });
    await expectReturned(page);
    await expect.poll(() => page.locator(cartPill).count()).toBe(0);
  });
});

describe('Back to a product page whose controls are outside the viewport', () => {
  const { open } = useShop();

  it('keeps choice and quantity, each once in the form, before and after the widgets mount', async () => {
    const { page } = await open({ viewport: { width: 390, height: 320 } });
    await page.goto(mug.path);
    await chooseMug(page);
    await page.evaluate(() => scrollTo(0, 0));
    await leaveAndReturn(page);
    const chosen = { sku: [mug.sku], quantity: [mug.quantity] };
    await settled(page);
    expect(await readIntent(page)).toEqual(chosen);

    const tags = ['vitrine-variant-picker', 'vitrine-quantity'];
    await page.evaluate((names) => Promise.all(names.map((tag) => vitrine!.load(tag))), tags);
    expect(await page.locator('vitrine-variant-picker:state(ready)').count()).toBe(0);
    expect(await readIntent(page)).toEqual(chosen);

    await page.locator(addToCart).scrollIntoViewIfNeeded();
    await page.locator(`${addToCart}:state(ready)`).waitFor();
    await page.locator('vitrine-variant-picker:state(ready)').waitFor();
    await expectChosen(page);
  });
});

describe('the address of a product page', () => {
  const { open } = useShop();

  it('keeps the choice over a reload, and Back does not walk through choices', async () => {
    const { page } = await open({ viewport: desktop });
    await page.goto('/');
    await page.goto(mug.path);
    await chooseMug(page);
    expect(new URL(page.url()).search).toBe(`?variant=${mug.sku}`);
    await page.reload();
    await page.locator('vitrine-variant-picker:state(chosen)').waitFor();
    await page.locator('.product vitrine-quantity:state(ready)').waitFor();
    // Chromium forgets what was typed into any field.
    expect(await readIntent(page)).toEqual({ sku: [mug.sku], quantity: ['1'] });
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});

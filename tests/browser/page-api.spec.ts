import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { browserArguments } from '../../scripts/browser.mjs';
import { flavour } from '../support/flavour.js';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const item = { itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' };
const pill = 'vitrine-cart-pill [part~=pill]';
const product = `<vitrine-product product="dune-mug" load="eager">
  <vitrine-add-to-cart sku="MUG-OAT-LARGE"><button>Add</button></vitrine-add-to-cart>
</vitrine-product>`;

declare global {
  interface Window {
    heard: unknown[];
  }
}

/** What a page writes before the script of the library. */
const queued = (code: string) =>
  `<script>window.heard = []; (window.vitrine ||= []).push((vitrine) => { ${code} });</script>`;

describe('window.vitrine on a page of another origin', () => {
  const shop = inject('shop');
  const site = useOtherSite(inject('otherPorts').pageApi, () => ({
    '/': pageOf(shop, `<vitrine-cart-pill></vitrine-cart-pill>${product}`),
    '/quiet': pageOf(shop, '<p>No element of the library.</p>'),
    '/queued':
      queued(`
        vitrine.configure({ strings: { 'cart.addToCart': 'In den Korb' } });
        document.addEventListener('vitrine-cart-changed', ({ detail }) =>
          heard.push([detail.reason, detail.origin, detail.cart.totalQuantity]));
        heard.push(Object.keys(vitrine.actions).length);
      `) + pageOf(shop, product),
    '/own-drawer':
      queued(`
        vitrine.configure({ actions: { openCart: (input) => { heard.push(input.message ?? null); } } });
      `) + pageOf(shop, `<vitrine-cart-pill opens="drawer"></vitrine-cart-pill>${product}`),
    '/unknown-backend': pageOf(shop, product, 'data-backend="mystore"'),
    '/form': pageOf(shop, '<vitrine-form form-id="newsletter" load="eager"></vitrine-form>'),
    '/guide':
      '<dialog id="basket">Basket</dialog><output id="count"></output><button id="again">Again</button>' +
      readFileSync('stories/guide/samples/page-scripts.html', 'utf8') +
      pageOf(shop, `<vitrine-cart-pill opens="drawer"></vitrine-cart-pill>${product}`),
  }));
  const { open } = useShop();

  interface Visit {
    page: Page;
    calls: string[];
    files: string[];
    complaints: string[];
  }

  async function visit(path: string): Promise<Visit> {
    const { page, complaints } = await open({ baseURL: site });
    const calls: string[] = [];
    const files: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
      if (pathname.startsWith('/assets/')) files.push(pathname.replace(/-[^-]+\.js$/, ''));
    });
    await page.goto(path);
    await page.waitForFunction(() => 'ready' in (window.vitrine ?? {}));
    return { page, calls, files, complaints };
  }

  it('adds, updates, enters a coupon and removes, and every widget shows it', async () => {
    const { page, complaints } = await open({ baseURL: site });
    await page.goto('/');
    await page.waitForFunction(() => 'ready' in (window.vitrine ?? {}));
    const added = await page.evaluate((input) => window.vitrine!.actions.addToCart(input), item);
    if (added.kind !== 'done') throw new Error('Not added.');
    await page.locator(pill, { hasText: '1 item' }).waitFor();
    const entryId = added.cart.entries[0]!.id;
    const updated = await page.evaluate((input) => window.vitrine!.actions.updateLine(input), {
      entryId,
      quantity: 3,
    });
    expect(updated).toMatchObject({ kind: 'done', cart: { totalQuantity: 3 } });
    await page.locator(pill, { hasText: '3 items' }).waitFor();
    const refused = await page.evaluate(() =>
      window.vitrine!.actions.applyCoupon({ code: 'NO-SUCH-CODE' }),
    );
    expect(refused).toMatchObject({ kind: 'failed', error: { code: 'rejected' } });
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
    const removed = await page.evaluate(
      (id) => window.vitrine!.actions.removeLine({ entryId: id }),
      entryId,
    );
    expect(removed).toMatchObject({ kind: 'done', cart: { totalQuantity: 0 } });
    await page.locator(pill).waitFor({ state: 'hidden' });
  });

  if (isWhole) {
    it('has no widget without the connector that the tag names, and says why', async () => {
      const { page, complaints } = await visit('/unknown-backend');
      const said = '"mystore" is none of vendure, shopify, woocommerce.';
      await expect.poll(() => complaints.splice(0).join(), { timeout: 10_000 }).toContain(said);
      expect(await page.evaluate(() => !customElements.get('vitrine-add-to-cart'))).toBe(true);
      expect(await page.getByRole('button', { name: 'Add' }).isVisible()).toBe(true);
    });

    it('loads nothing for its actions before the first call', async () => {
      const { page, calls, files } = await visit('/quiet');
      expect(files).toEqual(['/assets/vitrine.js']);
      const outcome = await page.evaluate((input) => window.vitrine!.actions.addToCart(input), {
        ...item,
        quantity: 2,
      });
      expect(outcome).toMatchObject({ kind: 'done', addedQuantity: 2, cart: { totalQuantity: 2 } });
      expect(calls).toEqual(['POST /api/commerce/shopping-cart/entries']);
      // React belongs to widgets.
      expect(files.filter((file) => file.includes(`${flavour.runtime}-`))).toEqual([]);
    });

    it('runs what was queued before the script, and tells why the cart changes', async () => {
      const { page } = await visit('/queued');
      await page.getByRole('button', { name: 'In den Korb' }).click();
      await page.getByRole('button', { name: 'Added!' }).waitFor();
      await page.evaluate((input) => window.vitrine!.actions.addToCart(input), item);
      expect(await page.evaluate(() => window.heard)).toEqual([
        10,
        ['add', 'shopper', 1],
        ['add', 'script', 2],
      ]);
    });

    it('opens the page’s own drawer in place of the library’s', async () => {
      const { page } = await visit('/own-drawer');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.locator(pill, { hasText: '1 item' }).click();
      await page.waitForFunction(() => window.heard.length > 0);
      expect(
        await page.evaluate(() => window.vitrine!.actions.openCart({ message: 'Look' })),
      ).toEqual({
        kind: 'done',
      });
      expect(await page.evaluate(() => window.heard)).toEqual([null, 'Look']);
      expect(page.url()).toBe(`${site}/own-drawer`);
    });

    it('does what the sample of the guide says', async () => {
      const { page } = await visit('/guide');
      const told: string[] = [];
      page.on('console', (message) => told.push(message.text()));
      await page.getByRole('button', { name: 'Into the basket' }).click();
      await page.locator('#count', { hasText: '1' }).waitFor();
      await page.getByRole('button', { name: 'Again' }).click();
      await page.locator('#count', { hasText: '2' }).waitFor();
      expect(told).toEqual(['add, by shopper', 'add, by script']);
      const outcome = await page.evaluate(() => window.vitrine!.actions.getCart());
      expect(outcome).toMatchObject({
        cart: { entries: [{ additionalFields: { 'Found by': 'the newsletter' } }] },
      });
      await page.locator(pill, { hasText: '2 items' }).click();
      await page.getByRole('dialog').getByText('Basket').waitFor();
    });

    it('fills in and sends a form, which listeners may prevent', async () => {
      const { page, calls, complaints } = await visit('/form');
      // It is ready before it has its form, and has its methods with that.
      await page.getByLabel(/^Email/).waitFor();
      const wrong = await page.evaluate(() =>
        window.vitrine!.actions.submitForm({
          form: 'newsletter',
          values: { 'newsletter-email': 'nobody' },
        }),
      );
      expect(wrong).toEqual({
        kind: 'failed',
        error: {
          code: 'invalid-fields',
          message: 'One or more fields is invalid, please check your entries.',
          fieldErrors: {
            'newsletter-email':
              'Email is not valid. Email addresses should follow the format name@example.com.',
          },
        },
      });
      await page.evaluate(() =>
        document.addEventListener('vitrine-before-submit', (event) => event.preventDefault(), {
          once: true,
        }),
      );
      const send = () =>
        page.evaluate(() =>
          window.vitrine!.actions.submitForm({
            form: 'newsletter',
            values: { 'newsletter-email': 'ada@example.com' },
          }),
        );
      expect(await send()).toEqual({ kind: 'canceled' });
      expect(calls.filter((call) => call.includes('Save'))).toEqual([]);
      const sent = await send();
      expect(sent).toMatchObject({ kind: 'done' });
      expect(calls.filter((call) => call.includes('Save'))).toHaveLength(1);
      expect(
        await page.evaluate(() => window.vitrine!.actions.submitForm({ form: 'none' })),
      ).toMatchObject({ kind: 'failed', error: { code: 'no-form' } });
      expect(complaints.splice(0)).toEqual([
        expect.stringContaining('The page has no vitrine-form "none".'),
      ]);
    });
  }
});

if (isWhole) {
  describe('what a page says before something is done', () => {
    const { open } = useShop();

    it('holds for a press before the components are there', async () => {
      const { page, cartCalls } = await open();
      await page.addInitScript(() => {
        window.heard = [];
        document.addEventListener('vitrine-before-add', (event) => {
          window.heard.push(event.detail.itemId);
          event.preventDefault();
        });
      });
      let release = (): void => undefined;
      const released = new Promise<void>((done) => (release = done));
      await page.route(/\/assets\/chunks\/(add-to-cart|react)-/, (route) =>
        released.then(() => route.continue()),
      );
      await page.goto('/shop/dune-mug', { waitUntil: 'commit' });
      const button = page.locator('.product vitrine-add-to-cart:not([express]) > button');
      await button.waitFor();
      await page.locator('select[name=sku]').evaluate((select: HTMLSelectElement) => {
        select.value = 'MUG-OAT-LARGE';
      });
      await button.click();
      await page.waitForFunction(() => window.heard.length > 0);
      release();
      await page.locator('.product vitrine-add-to-cart:not([express]):state(ready)').waitFor();
      expect(await page.evaluate(() => window.heard)).toEqual(['item-dune-mug']);
      expect(cartCalls.filter((call) => call.startsWith('POST'))).toEqual([]);
    });

    it('holds for the lines of the cart, which keep what they had', async () => {
      const { page, cartCalls } = await open();
      await page.goto('/shop/dune-mug');
      await page.evaluate((input) => window.vitrine!.actions.addToCart(input), item);
      await page.goto('/cart');
      await page.locator('vitrine-cart:state(initialized)').waitFor();
      await page.evaluate(() => {
        window.heard = [];
        document.addEventListener('vitrine-before-update', (event) => {
          window.heard.push([event.detail.previousQuantity, event.detail.quantity]);
          if (event.detail.quantity > 4) event.preventDefault();
          else event.detail.quantity = 4;
        });
        document.addEventListener('vitrine-before-remove', (event) => {
          window.heard.push(event.detail.itemId);
          event.preventDefault();
        });
      });
      await page.locator('vitrine-cart [part~=increase]').click();
      await page.getByRole('heading', { name: '4 items' }).waitFor();
      await page.locator('vitrine-cart [part~=increase]').click();
      await page.locator('vitrine-cart [part~=remove]').click();
      expect(await page.evaluate(() => window.heard)).toEqual([[1, 2], [4, 5], 'item-dune-mug']);
      expect(await page.locator('vitrine-cart [part~=input]').inputValue()).toBe('4');
      expect(cartCalls.filter((call) => /^(PUT|PATCH|DELETE)/.test(call))).toHaveLength(1);
    });
  });

  describe('the tools of a browser’s agent', () => {
    interface Agent {
      getTools(): Promise<{ name: string }[]>;
      /** Chromium 150 takes and gives JSON, 156 objects. */
      executeTool(tool: { name: string }, input: object | string): Promise<unknown>;
    }
    const { open } = useShop({
      keepsPages: true,
      args: [...browserArguments, '--enable-features=WebMCP'],
    });
    const shop = inject('shop');
    const site = useOtherSite(inject('otherPorts').pageApi, () => ({
      '/agent': pageOf(
        shop,
        `<vitrine-cart-pill></vitrine-cart-pill>${product}`,
        'data-agent-tools',
      ),
      '/none': pageOf(shop, product),
    }));

    const call = (page: Page, name: string, input: object = {}) =>
      page.evaluate(
        async ([wanted, given]) => {
          const agent = (document as Document & { modelContext?: Agent }).modelContext!;
          const tool = (await agent.getTools()).find((one) => one.name === wanted)!;
          const result = await agent
            .executeTool(tool, given)
            .catch(() => agent.executeTool(tool, JSON.stringify(given)));
          return (typeof result === 'string' ? JSON.parse(result) : result) as {
            kind: string;
            cart?: { lines: { entryId: string; quantity: number; total: string }[] };
            products?: { itemId: string }[];
          };
        },
        [name, input] as const,
      );
    const countTools = (page: Page) =>
      page.evaluate(
        async () =>
          (await (document as Document & { modelContext?: Agent }).modelContext!.getTools()).length,
      );

    it('are not there unless the page offers them', async () => {
      const { page } = await open({ baseURL: site });
      const files: string[] = [];
      page.on('request', (request) => files.push(request.url()));
      await page.goto('/none');
      await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
      expect(await countTools(page)).toBe(0);
      expect(files.filter((file) => file.includes('agent-tools'))).toEqual([]);
    });

    it('fill a cart that the shopper sees, and buy nothing without the shopper', async () => {
      const { page } = await open({ baseURL: site });
      await page.goto('/agent');
      await expect.poll(() => countTools(page)).toBe(13);
      await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
      const { products } = await call(page, 'get_products');
      expect(products).toMatchObject([{ itemId: 'item-dune-mug' }]);

      const added = await call(page, 'add_to_cart', { ...item, quantity: 2 });
      expect(added).toMatchObject({
        kind: 'done',
        cart: { lines: [{ quantity: 2, total: '$68.00' }] },
      });
      await page.locator(pill, { hasText: '2 items' }).waitFor();
      expect(await call(page, 'add_to_cart', {})).toMatchObject({
        kind: 'failed',
        error: { code: 'invalid-input' },
      });

      const refusing = call(page, 'go_to_checkout');
      const dialog = page.getByRole('dialog', { name: 'Go to the checkout?' });
      await dialog.getByText('with 2 items for $68.00').waitFor();
      await page.keyboard.press('Escape');
      expect(await refusing).toEqual({ kind: 'canceled' });
      expect(page.url()).toBe(`${site}/agent`);

      // A script is no shopper.
      const scripted = call(page, 'go_to_checkout');
      await dialog.waitFor();
      await page
        .getByRole('button', { name: 'Allow', exact: true })
        .evaluate((button: HTMLElement) => button.click());
      expect(await scripted).toEqual({ kind: 'canceled' });

      const leaving = page.waitForURL((url) => url.origin === shop && url.pathname === '/checkout');
      void call(page, 'go_to_checkout').catch(() => undefined);
      await page.getByRole('button', { name: 'Allow', exact: true }).click();
      await leaving;
    });
  });
}

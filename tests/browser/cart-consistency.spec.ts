import type { BrowserContext, Page } from 'playwright';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { buy as placeOrder, fillCheckout } from '../support/checkout-form.js';
import { addButton, addToCart, cartPill, chooseMug, mug } from '../support/mug-form.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';
import { openShopProxy, type ShopProxy } from '../support/shop-proxy.js';
import { isWhole, isWholeInEach } from '../support/lane.js';

const entries = '/api/commerce/shopping-cart/entries';
const quantityField = 'vitrine-cart [part~=input]';

interface WireCart {
  id: string;
  grandTotalCents: number;
  entries: { quantity: number; chosenVariant: { sku: string } }[];
}

/** As the server has it, asked past the page. */
async function readCart({ request }: BrowserContext, shop: string): Promise<WireCart> {
  const answer = await request.get(`${shop}/api/commerce/shopping-cart`);
  return (await answer.json()) as WireCart;
}

/** `SKU: quantity` of each line. */
const linesOf = (cart: WireCart) =>
  cart.entries.map(({ chosenVariant, quantity }) => `${chosenVariant.sku}: ${quantity}`);

/** Puts mugs into the visitor's cart, without a widget. */
async function fill(page: Page, quantity: number): Promise<void> {
  await page.goto('/about');
  const status = await page.evaluate(
    async ([address, product, sku, pieces]) => {
      const form = await (await fetch(product)).text();
      const itemId = /name="itemId" value="([^"]*)"/.exec(form)?.[1];
      const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': decodeURIComponent(crumb),
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ itemId, sku, quantity: pieces, additionalFields: null }),
      });
      return answer.status;
    },
    [entries, mug.path, mug.sku, quantity] as const,
  );
  expect(status).toBe(200);
}

async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
}

const isPost = (call: string) => call.startsWith(`POST ${entries}`);

/** Checks the cart out, in a tab of its own. */
async function buy(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/checkout');
  await fillCheckout(page);
  await placeOrder(page);
  await page.close();
}

const plus = 'vitrine-cart [part~=increase]';
const isPut = (call: string) => call.startsWith(`PUT ${entries}`);

describe('the cart page', () => {
  const { open, shop } = useShop();

  it('makes at most two requests of ten quick clicks on plus', async () => {
    const { page, cartCalls } = await open({ viewport: desktop });
    await fill(page, 1);
    await openCart(page);
    // In one call: on a busy machine two clicks from here may be more than 300 ms apart, and both are sent.
    await page.locator(plus).evaluate(async (button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) {
        button.click();
        // React renders the last click in a microtask.
        await Promise.resolve();
      }
    });
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('11');
    await page.locator('vitrine-cart:not(:state(updating))').waitFor();
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 11`]);
    const puts = cartCalls.filter(isPut);
    console.info(`requests of ten clicks on plus: ${puts.length}`);
    expect(puts.length).toBeLessThanOrEqual(2);
  });

  it('agrees with the same cart in another tab, after changes in both', async () => {
    const { page } = await open({ viewport: desktop });
    await fill(page, 1);
    await openCart(page);
    const other = await page.context().newPage();
    await openCart(other);

    await page.locator(plus).click();
    await expect.poll(() => other.locator(quantityField).inputValue()).toBe('2');
    await other.locator(quantityField).fill('5');
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('5');
    for (const tab of [page, other]) {
      await tab.locator('vitrine-cart:not(:state(updating))').waitFor();
    }
    const total = (tab: Page) => tab.locator('vitrine-cart [part~=total]').first().textContent();
    await expect.poll(async () => (await total(page)) === (await total(other))).toBe(true);
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 5`]);

    await other.locator('vitrine-cart [part~=remove]').click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
    await other.locator('vitrine-cart [part~=undo]').click();
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('5');
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 5`]);
  });
});

if (isWhole) {
  describe.each([
    { cache: 'with', launch: { keepsPages: true } },
    { cache: 'without', launch: {} },
  ])('Back from the checkout, $cache the back/forward cache', ({ cache, launch }) => {
    let proxy: ShopProxy;
    beforeEach(async () => {
      proxy = await openShopProxy(inject('shop'));
    });
    afterEach(() => proxy.close());
    const { open } = useShop(launch);

    async function openPage(): Promise<Page> {
      const { page } = await open({ viewport: desktop, baseURL: proxy.origin });
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => (globalThis.wasKept = persisted));
      });
      await fill(page, 1);
      return page;
    }

    async function changeElsewhere(page: Page): Promise<void> {
      const other = await page.context().newPage();
      await openCart(other);
      await other.locator(quantityField).fill('4');
      await expect
        .poll(async () => linesOf(await readCart(page.context(), proxy.origin)))
        .toEqual([`${mug.sku}: 4`]);
      await other.close();
    }

    it('to a product page, after express checkout: a fresh cart and no stuck button', async () => {
      const page = await openPage();
      await page.goto(mug.path);
      await chooseMug(page);
      const express = '.product vitrine-add-to-cart[express]';
      const label = page.locator(`${express} [part~=label][aria-hidden=false]`);
      const words = await label.textContent();
      await page.locator(`${express} [part~=button]`).click();
      await page.waitForURL('**/checkout?purchase=*');
      await changeElsewhere(page);

      await page.goBack({ waitUntil: 'commit' });
      await page.locator(cartPill, { hasText: '4 items' }).waitFor();
      await page.locator(`${express}:state(ready)`).waitFor();
      expect(await page.evaluate(() => globalThis.wasKept)).toBe(cache === 'with');
      await expect.poll(() => label.textContent()).toBe(words);
      const button = page.locator(`${express} [part~=button]`);
      expect(await button.getAttribute('aria-disabled')).not.toBe('true');
      await button.click();
      await page.waitForURL('**/checkout?purchase=*');
    });

    if (cache === 'without') return;
    // The browser drops a `no-store` page from its back/forward cache when a cookie changes, with or without it.
    it('to the cart page: a fresh cart and no stuck button', async () => {
      const page = await openPage();
      await openCart(page);
      const checkout = page.locator('vitrine-cart [part~=checkout]');
      const label = await checkout.textContent();
      await checkout.click();
      await page.waitForURL('**/checkout');
      await changeElsewhere(page);

      await page.goBack({ waitUntil: 'commit' });
      await page.locator('vitrine-cart:state(initialized)').waitFor();
      await expect.poll(() => page.locator(quantityField).inputValue()).toBe('4');
      await page.locator('vitrine-cart:not(:state(updating))').waitFor();
      expect(await checkout.textContent()).toBe(label);
      expect(await checkout.getAttribute('aria-disabled')).not.toBe('true');
      await checkout.click();
      await page.waitForURL('**/checkout');
    });
  });

  describe('a cart that no longer exists', () => {
    let proxy: ShopProxy;
    beforeEach(async () => {
      proxy = await openShopProxy(inject('shop'));
    });
    afterEach(() => proxy.close());
    const { open } = useShop();

    /** A product page that shows the cart as it was before it came to its end. */
    async function openProduct(): Promise<ShopPage> {
      const visit = await open({ viewport: desktop, baseURL: proxy.origin });
      const { page } = visit;
      // Twice: until its token was shown, a new cart is found by the crumb alone.
      await fill(page, 1);
      await fill(page, 1);
      await page.goto(mug.path);
      await chooseMug(page);
      await page.locator(cartPill, { hasText: '2 items' }).waitFor();
      return visit;
    }

    /** The browser logs the one answer that said so, and nothing else was wrong. */
    function expectGone(complaints: string[]): void {
      expect(complaints).toEqual([expect.stringContaining('410 (Gone)')]);
      complaints.length = 0;
    }

    async function addAgain(page: Page): Promise<void> {
      proxy.asked.length = 0;
      await page.locator(addButton).click();
      await page.locator(`${addToCart}:state(added)`).waitFor();
      await page.locator(cartPill, { hasText: '3 items' }).waitFor();
    }

    it('because another tab bought it: the next add starts a new one', async () => {
      const { page } = await openProduct();
      await buy(page.context());
      await addAgain(page);
      expect(proxy.asked.filter(isPost)).toHaveLength(1);
      expect(linesOf(await readCart(page.context(), proxy.origin))).toEqual([`${mug.sku}: 3`]);
    });

    it('because it was bought, and the browser has not noticed: recovers, and the add is retried once', async () => {
      const { page, complaints } = await openProduct();
      const context = page.context();
      const before = await readCart(context, proxy.origin);
      const kept = (await context.cookies()).filter(({ name }) => /^(CART|hasCart)$/.test(name));
      await buy(context);
      await context.addCookies(kept);

      await addAgain(page);
      expect(proxy.asked.filter(isPost)).toHaveLength(2);
      const after = await readCart(context, proxy.origin);
      expect(after.id).not.toBe(before.id);
      expect(linesOf(after)).toEqual([`${mug.sku}: 3`]);
      expectGone(complaints);
    });
  });

  describe('an add whose answer a hotspot replaced', () => {
    const { open } = useShop();

    it('is in the cart once, and the page says so', async () => {
      const { page, cartCalls } = await open({ viewport: desktop });
      await page.goto('/shop/salt-cellar');
      await page.locator(`${addToCart}:state(ready)`).waitFor();
      await page.route(
        `**${entries}`,
        async (route) => {
          await route.fetch();
          await route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the Wi-Fi</h1>' });
        },
        { times: 1 },
      );
      await page.locator(addButton).click();
      await page.locator(`${addToCart}:state(added)`).waitFor();
      await page.locator(cartPill, { hasText: '1 item' }).waitFor();
      expect(cartCalls.filter(isPost)).toHaveLength(2);
      expect(await page.locator(`${addToCart} [part=message]`).count()).toBe(0);
    });
  });
}

if (isWholeInEach) {
  describe('a cart of a hundred lines', () => {
    const { open } = useShop();

    it('changes at most forty nodes for one plus', async () => {
      const { page } = await open({ viewport: desktop });
      await fill(page, 1);
      const counts = new Map<string, number>();
      // The shop's own cart, with its line a hundred times.
      await page.route(
        /\/api\/commerce\/shopping-cart(?:\/entries\/line-\d+)?(?:\?|$)/,
        async (route) => {
          const request = route.request();
          const address = new URL(request.url());
          const isChange = request.method() === 'PUT';
          if (isChange) {
            const { quantity } = request.postDataJSON() as { quantity: number };
            counts.set(address.pathname.split('/').at(-1) ?? '', quantity);
          }
          address.pathname = '/api/commerce/shopping-cart';
          const cart = (await (await page.request.get(address.href)).json()) as WireCart;
          const [line] = cart.entries;
          const lines = Array.from({ length: 100 }, (_, index) => {
            const id = `line-${index}`;
            return { ...line, id, quantity: counts.get(id) ?? 1, title: `Mug ${index}` };
          });
          const totalQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0);
          const shoppingCart = { ...cart, entries: lines, totalQuantity };
          await route.fulfill({
            json: isChange ? { shoppingCart, updatedEntry: lines[50] } : shoppingCart,
          });
        },
      );
      await openCart(page);
      const quantities = page.locator(quantityField);
      await expect.poll(() => quantities.count()).toBe(100);
      const watched = await page.evaluateHandle(() => {
        const root = document.querySelector('vitrine-cart')!.shadowRoot!;
        const changes: string[] = [];
        new MutationObserver((records) => {
          for (const { type, target, attributeName } of records) {
            changes.push(`${type} ${target.nodeName} ${attributeName ?? ''}`);
          }
        }).observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
        return changes;
      });
      const answered = page.waitForResponse((response) => response.request().method() === 'PUT');
      await page.locator(plus).nth(50).click();
      await answered;
      await expect
        .poll(() => page.locator('vitrine-cart [part~=heading]').first().textContent())
        .toBe('101 items');
      await page.locator('vitrine-cart [aria-busy=true]').waitFor({ state: 'detached' });
      expect(await quantities.nth(50).inputValue()).toBe('2');
      const changes = await watched.jsonValue();
      expect(changes.length, changes.join('\n')).toBeLessThanOrEqual(40);
    });
  });
}

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlainPlatform, type PlainPlatform } from '../support/plain-platform/index.js';
import { desktop, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

/** Headers of our own contract, which a platform of the specification does not know. */
const ownHeaders = ['idempotency-key', 'intent-order', 'x-cart-token', 'x-currency'];

describe('a platform that answers the specification alone', () => {
  const { open } = useShop();
  let plain: PlainPlatform;

  beforeAll(async () => {
    plain = await openPlainPlatform();
  });
  afterAll(() => plain.close());

  async function visit(path: string) {
    const visited = await open({ baseURL: plain.origin, viewport: desktop });
    await visited.page.goto(path);
    return visited;
  }

  const ready = (page: Page, tag: string) => page.locator(`${tag}:state(ready)`).first().waitFor();
  const calls = (path: string) => plain.requests.filter((request) => request.path === path);
  const pill = (page: Page, text: string) =>
    page.locator('vitrine-cart-pill [part~=pill]', { hasText: text });

  async function addMug(page: Page, size: string, quantity: string) {
    await page.goto('/mug');
    await ready(page, 'vitrine-variant-picker');
    await ready(page, 'vitrine-quantity');
    await ready(page, 'vitrine-add-to-cart');
    await page.getByLabel('Size').selectOption(size);
    await page.locator('vitrine-quantity [part~=input]').fill(quantity);
    await page.getByRole('button', { name: 'Add To Cart' }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
  }

  it('sells: product page, choice, add, pill, cart page, in the currency of the site', async () => {
    const { page } = await visit('/mug');
    await ready(page, 'vitrine-variant-picker');
    // What the page's select shows is chosen.
    await page.getByText('€28.00', { exact: true }).first().waitFor();
    await page.getByLabel('Size').selectOption('Large');
    await page.getByText('€34.50', { exact: true }).first().waitFor();
    await page.getByText('Printed reviews').waitFor();

    await addMug(page, 'Large', '2');
    await pill(page, '2 items').waitFor();
    await addMug(page, 'Small', '1');
    await pill(page, '3 items').waitFor();

    await page.goto('/cart');
    const cart = page.locator('vitrine-cart');
    await ready(page, 'vitrine-cart');
    await cart.getByRole('heading', { name: '3 items' }).waitFor();
    await cart.getByText('Plain Mug').first().waitFor();
    await cart.getByText('Large').waitFor();
    expect(await cart.locator('[part~=line-total]').allInnerTexts()).toEqual(['€69.00', '€28.00']);
    expect(await cart.locator('[part~=total] dd').innerText()).toBe('€97.00');
    expect(await cart.innerText()).not.toContain('$');

    // Hidden: what the platform has no call for.
    for (const part of ['input', 'remove', 'undo', 'coupon-input', 'field', 'edit']) {
      expect([part, await cart.locator(`[part~=${part}]`).count()]).toEqual([part, 0]);
    }
    await cart.getByText('Quantity: 2').waitFor();
    // Every line is physical as far as the cart tells.
    await page.getByText('€24.25').waitFor();

    await cart.getByRole('link', { name: 'Checkout' }).click();
    await page.waitForURL('/checkout');
  });

  if (isWhole) {
    it('is sent nothing but what the specification names', async () => {
      const { page } = await visit('/mug');
      const before = plain.requests.length;
      await addMug(page, 'Small', '1');
      const own = plain.requests.slice(before).filter(({ path }) => path.includes('/commerce/'));
      expect(own.map(({ method, path }) => `${method} ${path}`)).toContain(
        'POST /api/commerce/shopping-cart/entries',
      );
      for (const { headers } of own) {
        expect(ownHeaders.filter((name) => headers[name] !== undefined)).toEqual([]);
      }
      const [add] = own.filter(({ method }) => method === 'POST');
      expect(JSON.parse(add!.body)).toEqual({
        itemId: '7',
        sku: 'MUG-S',
        quantity: 1,
        additionalFields: null,
      });
    });

    it("shows the platform's own sentence when it refuses", async () => {
      const { page, complaints } = await visit('/mug');
      await addMug(page, 'Small', '9');
      await page.goto('/mug');
      await ready(page, 'vitrine-variant-picker');
      await ready(page, 'vitrine-add-to-cart');
      await page.getByLabel('Size').selectOption('Small');
      await page.getByRole('button', { name: 'Add To Cart' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
      await dialog.getByText('The shop has fewer than that.').waitFor();
      complaints.splice(0).forEach((line) => expect(line).toMatch(/status of 409/));
    });

    it('checks out one item at once, through its cart', async () => {
      const { page } = await visit('/mug');
      await ready(page, 'vitrine-add-to-cart[express]');
      await page.getByLabel('Size').selectOption('Small');
      await page.getByRole('button', { name: 'Buy now' }).click();
      await page.waitForURL('/checkout');
      await pill(page, '1 item').waitFor();
    });

    it('starts a subscription, and goes to its page with the token', async () => {
      const { page } = await visit('/coffee');
      await ready(page, 'vitrine-add-to-cart');
      await page.getByText('€15 every month').waitFor();
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await page.waitForURL('/subscription?cartToken=sub-COFFEE');
      expect(JSON.parse(calls('/api/3/commerce/cart/subscription').at(-1)!.body)).toEqual({
        itemId: '8',
        sku: 'COFFEE',
        qty: 1,
        additionalFields: null,
      });
    });

    it('sells a gift card on its page, with item and variant', async () => {
      const { page } = await visit('/card');
      await ready(page, 'vitrine-add-to-cart');
      await ready(page, 'vitrine-variant-picker');
      await page.getByLabel('Value').selectOption('50');
      await page.getByRole('button', { name: 'Buy €50 gift card' }).click();
      await page.waitForURL('/gift-card?itemId=9&sku=CARD-50');
    });

    it('takes a form: checked, with a key, without our form id, with an error at its field', async () => {
      const { page, complaints } = await visit('/contact');
      await ready(page, 'vitrine-form');
      await page.getByRole('link', { name: 'privacy policy' }).waitFor();
      const send = page.getByRole('button', { name: 'Submit' });

      await page.getByLabel('Email').fill('ada@taken.test');
      await send.click();
      await page.locator('.vitrine-field-error', { hasText: 'This address is taken.' }).waitFor();
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Message').fill('spam');
      await send.click();
      await page.locator('.vitrine-field-error', { hasText: 'No spam.' }).waitFor();
      await page.getByLabel('Message').fill('Hello');
      await send.click();
      await page.getByText('Thanks! See the shop.').waitFor();
      expect(await page.getByRole('link', { name: 'the shop' }).getAttribute('href')).toBe(
        `${plain.origin}/shop`,
      );
      expect(await page.locator('.vitrine-form-extras img').getAttribute('src')).toBe(
        `${plain.origin}/pixel.gif`,
      );
      expect(plain.saved).toEqual([
        {
          key: expect.any(String),
          form: { email: 'ada@example.com', message: 'Hello' },
          pageTitle: 'Contact',
          pageId: 'Contact',
          contentSource: 'c',
          pagePath: '/',
          pagePermissionTypeValue: null,
        },
      ]);
      // The browser logs each refusal.
      complaints.splice(0).forEach((line) => expect(line).toMatch(/status of (400|404)/));
    });

    it('signs up for a restock', async () => {
      const { page } = await visit('/mug');
      await ready(page, 'vitrine-variant-picker');
      await page.getByLabel('Size').selectOption('Huge');
      await ready(page, 'vitrine-restock');
      await page.locator('vitrine-restock').getByLabel('Email').fill('ada@example.com');
      await page.locator('vitrine-restock').getByRole('button').last().click();
      await page.getByText('Signed up!').waitFor();
      expect(plain.signUps).toEqual([
        expect.objectContaining({
          productId: '7',
          siteVisitorEmail: 'ada@example.com',
          isJoinMailingList: false,
        }),
      ]);
    });

    it('is told of a purchase, of clicks, and of errors from before the reporter came', async () => {
      const { page, complaints } = await visit('/thanks');
      const purchase = await page.waitForFunction(() => {
        const { tagged } = window as unknown as { tagged: [string, string, object][] };
        return tagged.find(([, name]) => name === 'purchase')?.[2];
      });
      expect(await purchase.jsonValue()).toMatchObject({
        transaction_id: '1042',
        currency: 'EUR',
        value: 56,
        tax: 4,
      });

      await page.goto('/broken');
      await expect
        .poll(() => calls('/api/events/RecordJavascriptErrors').at(-1)?.body ?? '', {
          timeout: 15_000,
        })
        .toContain('\\"free\\" is not a decimal number');
      complaints.splice(0).forEach((line) => expect(line).toContain('shows no product'));

      await page.goto('/mug');
      await ready(page, 'vitrine-add-to-cart');
      await expect
        .poll(() => calls('/api/census/button-render').length, { timeout: 15_000 })
        .toBeGreaterThan(0);
    });
  }
});

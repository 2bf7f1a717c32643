import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPlainPlatform, type PlainPlatform } from '../support/plain-platform/index.js';
import { desktop, useShop } from '../support/shop-page.js';

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
    await page.getByText('from €28.00').waitFor();
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
});

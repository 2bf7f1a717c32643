import { describe, expect, it } from 'vitest';
import { readPurchase, shopper } from '../support/checkout-form.js';
import { focusedName, tabBackTo, tabTo } from '../support/keyboard.js';
import { desktop, mounted, useShop } from '../support/shop-page.js';

describe('with the keyboard alone', () => {
  const { open } = useShop();

  it('a shopper comes from the product by the cart to the order', async () => {
    const { page } = await open({ viewport: desktop });
    const { keyboard } = page;
    const type = async (name: RegExp, text: string) => {
      await tabTo(page, name);
      await keyboard.type(text);
    };
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await tabTo(page, /^Add To Cart/);
    await keyboard.press('Enter');
    await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
    await tabBackTo(page, /item/);
    await keyboard.press('Enter');
    await page.waitForURL('**/cart');
    await page.locator('vitrine-cart:state(initialized)').waitFor();

    await tabTo(page, /^Remove Salt Cellar/);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/^Undo: Salt Cellar/);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/^Quantity of Salt Cellar/);

    await tabTo(page, /^Checkout$/);
    await keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await type(/^E-mail$/, shopper.contact['E-mail']);
    await type(/^Name$/, shopper.contact.Name);
    await type(/^Country/, 'United S');
    await tabTo(page, /^Change country$/);
    await keyboard.press('Enter');
    await page.getByLabel('ZIP code').waitFor();
    await type(/^Address$/, shopper.address.Address);
    await type(/^City/, shopper.address.City);
    await type(/^State/, shopper.location.state);
    await type(/^ZIP/, shopper.location.postalCode);
    await tabTo(page, /^Continue to payment/);
    await keyboard.press('Enter');
    await page.getByRole('group', { name: 'Payment' }).waitFor();
    await tabTo(page, /^Test card ending in 4242/);
    await tabTo(page, /^Place order/);
    await keyboard.press('Enter');
    await page.waitForURL('**/order-confirmed/*');
    expect((await readPurchase(page)).items.map(({ sku }) => sku)).toEqual(['SALT']);
  });

  it('the drawer takes the focus and gives it back', async () => {
    const { page } = await open({ viewport: desktop });
    const { keyboard } = page;
    await page.goto('/');
    const card = page.locator('.card', { hasText: 'Salt Cellar' });
    await card.scrollIntoViewIfNeeded();
    await card.locator('vitrine-add-to-cart:state(ready)').waitFor();
    await tabTo(page, /^Salt Cellar/);
    await tabTo(page, /^Add To Cart/);
    await keyboard.press('Enter');
    // What was added is said first: by an add the focus is on the heading.
    await page.getByRole('dialog', { name: 'Cart, 1 item' }).waitFor();
    await expect.poll(() => focusedName(page)).toBe('Cart, 1 item');
    await keyboard.press('Escape');
    const focusedSku = () =>
      page.evaluate(() => document.activeElement?.getAttribute('sku') ?? null);
    await expect.poll(focusedSku).toBe('SALT');

    const indicator = page.locator('.site-footer vitrine-cart-indicator');
    await indicator.scrollIntoViewIfNeeded();
    await page.locator('.site-footer vitrine-cart-indicator:state(ready)').waitFor();
    await tabTo(page, /in cart/);
    const opener = await focusedName(page);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/^Close cart/);
    await tabTo(page, /^Remove Salt Cellar/);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/^Undo: Salt Cellar/);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/Salt Cellar/);
    await tabTo(page, /^Close cart/);
    await keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toBe(opener);
  });
});

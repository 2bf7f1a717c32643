import { describe, expect, it } from 'vitest';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { desktop, useShop, mounted } from '../support/shop-page.js';
import type { Page } from 'playwright';
import { findViolations } from '../support/axe.js';
import { isWhole } from '../support/lane.js';

/** Adds a product without the page of the cart, and opens the checkout with its element. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
}

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

const announced = (page: Page) => page.locator('[data-vitrine-live="polite"]');

describe('the checkout', () => {
  const { open } = useShop();

  it('counts in place, from the country to the order', async () => {
    const { page } = await open({ viewport: desktop });
    await openCheckout(page);
    await page.evaluate(() => document.body.setAttribute('data-stays', ''));
    expect(await page.getByRole('button', { name: 'Change country' }).isVisible()).toBe(false);

    // The fields follow the country, and what was typed stays.
    await page.getByLabel('Address', { exact: true }).fill('1 Quay Lane');
    await page.getByLabel('Country or territory').selectOption('JP');
    await page.getByLabel('Prefecture').waitFor();
    await page.getByLabel('Country or territory').selectOption('US');
    await page.getByLabel('State', { exact: true }).waitFor();
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Quay Lane');

    // A field is checked when it is left, by the server where only it knows.
    await page.getByLabel('ZIP code').fill('!!!');
    await page.getByLabel('ZIP code').press('Tab');
    await expect
      .poll(() => page.locator('#postalCode-error').textContent())
      .toBe('Please check this. It should look like 10001.');
    await page.getByLabel('E-mail').fill('ada at example');
    await page.getByLabel('E-mail').press('Tab');
    await page.getByText(/^Email is not valid\./).waitFor();

    await fillCheckout(page);
    await placeButton(page).waitFor();
    expect(await page.getByText(/^Email is not valid\./).count()).toBe(0);

    // Another delivery changes the total and the button; the choice keeps the focus.
    const before = await placeButton(page).textContent();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expect.poll(() => placeButton(page).textContent()).not.toBe(before);
    expect((await readTotals(page))[1]).toBe('Shipping, Express: $18.50');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'optionId',
    );
    await expect.poll(() => announced(page).textContent()).toContain('Total: $');

    await page.getByLabel('Coupon code').fill('nothing');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('We do not know this code.').first().waitFor();
    await page.getByLabel('Coupon code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).waitFor();
    expect(await page.getByLabel('Coupon code').inputValue()).toBe('');
    expect(await page.locator('body').getAttribute('data-stays')).toBe('');
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize(desktop);
    const total = (await readTotals(page)).at(-1)?.replace('Total: ', '') ?? '';
    expect(await placeButton(page).textContent()).toBe(`Place order: ${total}`);

    const order = await buy(page);
    expect([order.shippingTotal, `$${(order.grandTotal / 100).toFixed(2)}`]).toEqual([1850, total]);
  });

  if (isWhole) {
    it('keeps a control under a press: what is wrong is said after it', async () => {
      const { page } = await open({ viewport: desktop });
      await openCheckout(page);
      await page.getByLabel('E-mail').fill('ada at example');
      const name = page.getByLabel('Name', { exact: true });
      const box = await name.boundingBox();
      if (box === null) throw new Error('There is no field.');
      await page.mouse.move(box.x + box.width / 2, box.y + 3);
      await page.mouse.down();
      expect(await page.getByText(/^Email is not valid\./).count()).toBe(0);
      expect(await name.boundingBox()).toEqual(box);
      await page.mouse.up();
      await page.getByText(/^Email is not valid\./).waitFor();
      expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);

      // A press with mistakes goes to the first of them.
      await fillCheckout(page);
      await page.getByLabel('E-mail').fill('ada at example');
      await name.fill('');
      await placeButton(page).click();
      const email = page.getByLabel('E-mail');
      expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await email.getAttribute('aria-invalid')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/checkout');
    });

    it('holds a press back while the total is counted, and keeps the one of before where it cannot be', async () => {
      const visit = await open({ viewport: desktop });
      const { page } = visit;
      await openCheckout(page);
      await fillCheckout(page);
      let answer = () => {};
      const asked = new Promise<void>((seen) => {
        void page.route('**/checkout', async (route) => {
          seen();
          await new Promise<void>((go) => (answer = go));
          await route.continue();
        });
      });
      await page.getByRole('radio', { name: /^Express/ }).check();
      await asked;
      await placeButton(page).click();
      expect(await page.locator('[data-checkout-part=totals]').getAttribute('aria-busy')).toBe(
        'true',
      );
      answer();
      await expect.poll(() => readTotals(page)).toContain('Shipping, Express: $18.50');
      await page.unroute('**/checkout');
      expect(new URL(page.url()).pathname).toBe('/checkout');
      expect(await page.getByText('The total has changed').count()).toBe(0);

      // Where it cannot be counted, the total of before stays; ordering still works.
      const totals = await readTotals(page);
      await page.route('**/checkout', (route) => route.abort());
      await page.getByRole('radio', { name: /^Standard/ }).check();
      const failure = page.locator('vitrine-checkout [part~=failure]');
      await failure.getByText('The total could not be counted again.').waitFor();
      expect(await readTotals(page)).toEqual(totals);
      await page.unroute('**/checkout');
      // As without script: the server shows the total first.
      await placeButton(page).click();
      await page.getByRole('status').getByText('With Standard delivery the total is').waitFor();
      expect((await buy(page)).shippingTotal).toBe(650);
      // The browser logs the request that failed.
      visit.complaints.length = 0;
    });
  }
});

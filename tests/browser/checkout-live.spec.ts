import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { desktop, useShop } from '../support/shop-page.js';
import { openCheckout, placeButton } from './checkout-live-steps.js';

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
});

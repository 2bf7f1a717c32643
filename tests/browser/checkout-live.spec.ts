import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { desktop, mounted, useShop } from '../support/shop-page.js';

/** Adds a product without the page of the cart, and opens the checkout with its element. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
  await page.goto('/checkout');
  await mounted(page, 'vitrine-checkout');
}

const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('legend, h2')?.textContent ?? '');

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

    // A field is checked when it is left.
    await page.getByLabel('ZIP code').fill('!!!');
    await page.getByLabel('ZIP code').press('Tab');
    await expect
      .poll(() => page.locator('#postalCode-error').textContent())
      .toBe('Please check this. It should look like 10001.');
    expect(await page.getByLabel('ZIP code').getAttribute('aria-describedby')).toContain('error');
    await page.getByLabel('E-mail').fill('ada at example');
    await page.getByLabel('E-mail').press('Tab');
    await page.getByText('Email is not valid.').waitFor();

    await fillCheckout(page);
    await expect.poll(() => focusedText(page)).toBe('Delivery');
    await placeButton(page).waitFor();
    expect(await page.getByText('Email is not valid.').count()).toBe(0);

    // Another delivery and a coupon change the total and the button.
    const before = await placeButton(page).textContent();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expect.poll(() => placeButton(page).textContent()).not.toBe(before);
    expect((await readTotals(page))[1]).toBe('Shipping, Express: $18.50');
    await page.getByLabel('Coupon code').fill('nothing');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('link', { name: /^Coupon code: We do not know/ }).waitFor();
    await page.getByLabel('Coupon code').fill('welcome10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).waitFor();
    expect(await page.locator('body').getAttribute('data-stays')).toBe('');
    const total = (await readTotals(page)).at(-1)?.replace('Total: ', '') ?? '';
    expect(await placeButton(page).textContent()).toBe(`Place order: ${total}`);

    const order = await buy(page);
    expect([order.shippingTotal, `$${(order.grandTotal / 100).toFixed(2)}`]).toEqual([1850, total]);
  });

  it('keeps the total of before where it cannot be counted, and tries again', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await openCheckout(page);
    await fillCheckout(page);
    const totals = await readTotals(page);
    await page.route('**/checkout', (route) => route.abort());
    await page.getByRole('radio', { name: /^Express/ }).check();
    const failure = page.locator('vitrine-checkout [part~=failure]');
    await failure.getByText('The total could not be counted again.').waitFor();
    expect(await readTotals(page)).toEqual(totals);
    await page.unroute('**/checkout');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => readTotals(page)).toContain('Shipping, Express: $18.50');
    expect(await failure.count()).toBe(0);
    // The browser logs the request that failed.
    visit.complaints.length = 0;
  });
});

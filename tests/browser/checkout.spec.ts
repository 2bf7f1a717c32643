import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { useShop } from '../support/shop-page.js';

/** Adds a product without script, and fills in the checkout up to the choice of the delivery. */
async function goToPayment(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await page.waitForURL('**/cart');
  await page.goto('/checkout');
  await fillCheckout(page);
}

describe('an order', () => {
  const { open } = useShop();

  it('goes by the delivery that was chosen, whatever else was wrong before', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await goToPayment(page);
    // The page goes on where the next choice is.
    const focused = () =>
      page.evaluate(() => document.activeElement?.querySelector('legend')?.textContent);
    await expect.poll(focused).toBe('Delivery');
    const express = page.getByRole('radio', { name: /^Express/ });
    const place = page.getByRole('button', { name: 'Place order' });
    // A wallet needs script.
    expect(await page.locator('[data-checkout-wallets]').boundingBox()).toBeNull();

    await express.check();
    await page.getByLabel('Name', { exact: true }).fill('');
    await place.click();
    await page.getByRole('link', { name: /^Name: / }).waitFor();
    expect(await express.isChecked()).toBe(true);
    expect((await readTotals(page))[1]).toBe('Shipping, Express: $18.50');

    // The page is one that was opened: Back and reloading never ask to send a form again.
    await page.reload();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('1 Quay Lane');
    await page.getByLabel('Name', { exact: true }).fill('Ada Quay');
    await page.getByRole('radio', { name: /0002/ }).check();
    await place.click();
    await page.getByRole('link', { name: /^Payment: / }).waitFor();
    expect(await express.isChecked()).toBe(true);

    await page.getByRole('radio', { name: /4242/ }).check();
    expect((await buy(page)).shippingTotal).toBe(1850);
  });

  it('is placed by a press that has seen its total', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await goToPayment(page);
    await page.getByRole('radio', { name: /^Express/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.getByRole('status').getByText('With Express delivery the total is').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await buy(page)).shippingTotal).toBe(1850);
  });
});

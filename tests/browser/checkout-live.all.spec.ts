import { describe, expect, it } from 'vitest';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { desktop, useShop } from '../support/shop-page.js';
import { openCheckout, placeButton } from './checkout-live-steps.js';

describe('the checkout', () => {
  const { open } = useShop();

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

  it('holds a press back while the total is counted, and shows it first', async () => {
    const { page } = await open({ viewport: desktop });
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
    expect((await buy(page)).shippingTotal).toBe(1850);
  });

  it('keeps the total of before where it cannot be counted; ordering still works', async () => {
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
    // As without script: the server shows the total first.
    await placeButton(page).click();
    await page.getByRole('status').getByText('With Express delivery the total is').waitFor();
    expect((await buy(page)).shippingTotal).toBe(1850);
    // The browser logs the request that failed.
    visit.complaints.length = 0;
  });
});

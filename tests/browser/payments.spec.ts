import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout, readPurchase, shopper } from '../support/checkout-form.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import {
  placeButton,
  walletButton,
  isFocused,
  addSalt,
  openCheckout,
  withAdapter,
  guideAdapter,
} from './payments-steps.js';

describe('a payment', () => {
  const { open } = useShop();

  it('that is declined keeps everything, and another card buys', async () => {
    const { page } = await open({ viewport: desktop });
    await openCheckout(page);
    await fillCheckout(page);
    const before = await placeButton(page).textContent();
    await page.getByRole('radio', { name: /^Express/ }).check();
    await expect.poll(() => placeButton(page).textContent()).not.toBe(before);
    await page.getByRole('radio', { name: /declined/ }).check();
    await placeButton(page).click();
    await page.locator('.error-summary').waitFor();
    await page.locator('#payment-error').getByText('Your card was declined.').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(shopper.contact['E-mail']);
    expect(await page.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true);
    await page
      .getByRole('radio', { name: /accepted/ })
      .first()
      .check();
    expect((await buy(page)).shippingTotal).toBe(1850);
  });

  it('by the adapter of the guide: its fields stay, its refusal is said, its token pays', async () => {
    const { page } = await open({ viewport: desktop });
    await withAdapter(page, guideAdapter(), async () => {
      await openCheckout(page);
      expect(await page.locator('#anchor-card').count()).toBe(0);
      await fillCheckout(page);
      const card = page.getByLabel('Card number');
      await card.fill('4242');
      // Another delivery is counted, and the fields are the same ones.
      const before = await placeButton(page).textContent();
      await page.getByRole('radio', { name: /^Express/ }).check();
      await expect.poll(() => placeButton(page).textContent()).not.toBe(before);
      expect(await card.inputValue()).toBe('4242');
      expect(await page.evaluate(() => Reflect.get(window, 'anchorMounts') as number)).toBe(1);
      const due = await page.locator('[data-checkout-total]').inputValue();
      await expect
        .poll(() => page.evaluate(() => String(Reflect.get(window, 'anchorAmount'))))
        .toBe(due);

      const posts: string[] = [];
      page.on('request', (request) => {
        const body = request.postData() ?? '';
        if (body.includes('action=place')) posts.push(body);
      });
      await placeButton(page).press('Enter');
      await page.getByText('Your payment is being checked…').waitFor();
      await page.evaluate('answerCard()');
      const sentence = page.getByText('Your card number is not complete.');
      await sentence.waitFor();
      expect(await sentence.evaluate(isFocused)).toBe(true);
      expect(await sentence.count()).toBe(1);
      expect(posts).toEqual([]);
      expect(await card.inputValue()).toBe('4242');
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await findViolations(page)).toEqual([]);

      // Two presses are one order.
      await placeButton(page).dblclick();
      await page.waitForURL('**/order-confirmed/*');
      expect(posts).toHaveLength(1);
      expect(new URLSearchParams(posts[0]).get('paymentToken')).toBe('anchor-Ada Quay');
      expect((await readPurchase(page)).shippingTotal).toBe(1850);
    });
  });
});

describe('a wallet', () => {
  const { open } = useShop();

  it.each([phone, desktop])('buys by keyboard for the total of its sheet: %j', async (viewport) => {
    const { page } = await open({ viewport });
    await addSalt(page);
    await watchLayoutShifts(page);
    await page.goto('/checkout');
    await walletButton(page).waitFor();
    await page.locator('vitrine-checkout:state(ready)').waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await walletButton(page).press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Test Wallet' });
    await sheet.getByRole('button', { name: 'Pay' }).and(page.locator(':enabled')).waitFor();
    expect(await sheet.textContent()).toContain('Test mode: no money moves.');
    expect(await findViolations(page)).toEqual([]);
    const total = await sheet.locator('[data-wallet-total]').textContent();
    await sheet.getByRole('button', { name: 'Pay' }).press('Enter');
    await page.waitForURL('**/order-confirmed/*');
    const { grandTotal } = await readPurchase(page);
    expect(`$${(grandTotal / 100).toFixed(2)}`).toBe(total);
  });
});

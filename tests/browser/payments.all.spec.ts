import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout, shopper } from '../support/checkout-form.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import {
  placeButton,
  walletButton,
  isFocused,
  openCheckout,
  withAdapter,
  guideAdapter,
} from './payments-steps.js';

const connect = (adapter: string) => `
  import { connectPayments, PaymentRefused } from '/assets/vitrine-payments.js';
  connectPayments(document.querySelector('vitrine-checkout'), ${adapter});`;

describe('a payment', () => {
  const { open } = useShop();

  it('of further orders is changed by the adapter of the guide', async () => {
    const { page } = await open({ viewport: phone });
    await page.goto('/shop/decaf-coffee');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).first().click();
    await page.waitForURL('**/subscription?**');
    await fillCheckout(page);
    await buy(page, 'Subscribe');
    await page.getByRole('link', { name: 'See or change it' }).click();
    await withAdapter(page, guideAdapter(), async () => {
      await page.getByRole('link', { name: 'Change the payment method' }).click();
      const card = page.getByLabel('Card number');
      await card.fill('4242');
      const button = page.getByRole('button', { name: 'Use this payment method' });
      await button.click();
      await page.getByText('Your payment is being checked…').waitFor();
      await page.evaluate('answerCard()');
      await page.getByText('Your card number is not complete.').waitFor();
      expect(await card.inputValue()).toBe('4242');
      expect(await findViolations(page)).toEqual([]);
      const posted = page.waitForRequest(
        (request) => request.method() === 'POST' && request.url().endsWith('/payment'),
      );
      await button.click();
      const body = new URLSearchParams((await posted).postData() ?? '');
      expect(body.get('paymentToken')).toBe(`anchor-${shopper.contact['Name']}`);
      await page
        .getByRole('status')
        .getByText('Further orders are paid with this payment method.')
        .waitFor();
    });
  });

  it('ends with a sentence where the adapter itself fails, and with nothing in the page when it goes', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    const broken = `{ createToken() { throw new Error('Broken.'); },
      mount({ place }) { place.textContent = 'Fields'; }, unmount() { window.isUnmounted = true; } }`;
    await withAdapter(page, connect(broken), async () => {
      await openCheckout(page);
      await fillCheckout(page);
      await page.getByText('Fields', { exact: true }).waitFor();
      await placeButton(page).click();
      const sentence = page.getByText('The payment could not be prepared.');
      await sentence.waitFor();
      expect(await sentence.evaluate(isFocused)).toBe(true);
      await page.evaluate(() => document.querySelector('vitrine-checkout')?.remove());
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'isUnmounted') as unknown))
        .toBe(true);
    });
    expect(visit.complaints.join()).toContain('Broken.');
    visit.complaints.length = 0;
  });
});

describe('a wallet', () => {
  const { open } = useShop();

  it('that is closed puts the typed address back, and orders nothing', async () => {
    const { page } = await open({ viewport: desktop });
    await openCheckout(page);
    await fillCheckout(page);
    await page.getByLabel('Address', { exact: true }).fill('7 Other Street');
    await walletButton(page).click();
    const sheet = page.getByRole('dialog', { name: 'Test Wallet' });
    await sheet.getByRole('button', { name: 'Pay' }).and(page.locator(':enabled')).waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.getByLabel('Address', { exact: true }).inputValue())
      .toBe('7 Other Street');
    expect(new URL(page.url()).pathname).toBe('/checkout');
    expect(await walletButton(page).evaluate(isFocused)).toBe(true);
  });

  it('orders nothing for another total than it has shown', async () => {
    const { page } = await open({ viewport: desktop });
    const owner = { token: 'test-wallet-token', email: 'ada@example.com', name: 'Ada' };
    const address = { line1: '1 Quay Lane', city: 'New York', ...shopper.location };
    const surprising = `{ wallets: async () => [{ id: 'test-wallet', label: 'Test Wallet',
      pay: async () => (${JSON.stringify({ ...owner, address })}) }] }`;
    await withAdapter(page, connect(surprising), async () => {
      await openCheckout(page);
      await walletButton(page).click();
      const sentence = page.getByText(/^The total is now \$.*Nothing has been ordered yet\.$/);
      await sentence.waitFor();
      expect(await sentence.evaluate(isFocused)).toBe(true);
      expect(new URL(page.url()).pathname).toBe('/checkout');
      // Now it is the one that the page shows.
      await walletButton(page).click();
      await page.waitForURL('**/order-confirmed/*');
    });
  });

  it('leaves no gap where the browser has none', async () => {
    const { page } = await open({ viewport: desktop });
    await withAdapter(page, connect('{}'), async () => {
      await openCheckout(page);
      await page.locator('[data-checkout-wallets]').waitFor({ state: 'hidden' });
      await expect.poll(() => page.locator('[data-checkout-wallets]').boundingBox()).toBeNull();
    });
  });

  it('is not there without script, where the cards are', async () => {
    const { page } = await open({ viewport: phone, javaScriptEnabled: false });
    await page.goto('/shop/salt-cellar');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.goto('/checkout');
    await page.getByLabel('E-mail').waitFor();
    expect(await page.locator('[data-checkout-wallets]').boundingBox()).toBeNull();
    await fillCheckout(page);
    await page.getByRole('radio', { name: /declined/ }).check();
    await placeButton(page).click();
    await page.locator('#payment-error').waitFor();
    await page
      .getByRole('radio', { name: /accepted/ })
      .first()
      .check();
    await buy(page);
  });
});

import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout, shopper, readPurchase } from '../support/checkout-form.js';
import { desktop, phone, useShop, mounted } from '../support/shop-page.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { isWhole } from '../support/lane.js';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import ts from 'typescript';
import { readFences } from '../support/read-fences.js';

const adapterUrl = '**/payments/test-provider.js';
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
const walletButton = (page: Page) => page.getByRole('button', { name: 'Test Wallet' });
const isFocused = (element: Element) => element === document.activeElement;

async function addSalt(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
}

async function openCheckout(page: Page): Promise<void> {
  await addSalt(page);
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
}

/** Puts another adapter in the place of the test provider's, for the pages of one test. */
async function withAdapter(page: Page, body: string, use: () => Promise<void>): Promise<void> {
  await page.route(adapterUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await use();
  await page.unroute(adapterUrl);
}

/** The guide's adapter, for the ways of the shop, with a script of its provider that refuses the first card. */
function guideAdapter(): string {
  const { text = '' } =
    readFences(readFileSync('docs/guides/payments.md', 'utf8')).find(
      ({ file }) => file === 'anchor-adapter.ts',
    ) ?? {};
  const own = text
    .replace("'vitrine/payments'", "'/assets/vitrine-payments.js'")
    .replace("way !== 'card'", "way !== 'test-accepted'");
  const target = ts.ScriptTarget.ES2022;
  const { outputText } = ts.transpileModule(own, {
    compilerOptions: { target, module: ts.ModuleKind.ESNext },
  });
  return `
    const left = ['Your card number is not complete.'];
    window.AnchorPay = {
      fields: () => ({
        mount(place) {
          const frame = document.createElement('input');
          frame.id = 'anchor-card';
          frame.setAttribute('aria-label', 'Card number');
          place.append(frame);
          window.anchorMounts = (window.anchorMounts ?? 0) + 1;
        },
        unmount: () => document.querySelector('#anchor-card')?.remove(),
        setAmount: (cents) => { window.anchorAmount = cents; },
        async createToken({ name }) {
          // The second answer is there at once.
          if (left.length > 0) await new Promise((answer) => (window.answerCard = answer));
          const error = left.shift();
          return error ? { error } : { token: 'anchor-' + name };
        },
      }),
      wallet: async () => null,
    };
    ${outputText}`;
}

const connect = (adapter: string) => `
  import { connectPayments, PaymentRefused } from '/assets/vitrine-payments.js';
  connectPayments(document.querySelector('vitrine-checkout'), ${adapter});`;

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

  if (isWhole) {
    it('of further orders is changed by the adapter of the guide', async () => {
      const { page } = await open({ viewport: phone });
      await page.goto('/shop/decaf-coffee');
      await mounted(page, 'vitrine-add-to-cart');
      await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
      await page.waitForURL('**/subscription?**');
      await fillCheckout(page);
      await buy(page, 'Subscribe');
      await page.getByRole('link', { name: 'See or change it' }).click();
      await withAdapter(page, guideAdapter(), async () => {
        await page.getByRole('link', { name: 'Change the payment method' }).click();
        await page.locator('vitrine-checkout:state(ready)').waitFor();
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
  }
});

describe('a wallet', () => {
  const { open } = useShop();

  it.each(isWhole ? [phone, desktop] : [phone])(
    'buys by keyboard for the total of its sheet: %j',
    async (viewport) => {
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
    },
  );

  if (isWhole) {
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

    it('leaves no gap where the browser has none, and orders nothing for another total than it has shown', async () => {
      const { page } = await open({ viewport: desktop });
      const owner = { token: 'test-wallet-token', email: 'ada@example.com', name: 'Ada' };
      const address = { line1: '1 Quay Lane', city: 'New York', ...shopper.location };
      const surprising = `{ wallets: async () => [{ id: 'test-wallet', label: 'Test Wallet',
      pay: async () => (${JSON.stringify({ ...owner, address })}) }] }`;
      await withAdapter(page, connect('{}'), async () => {
        await openCheckout(page);
        await page.locator('[data-checkout-wallets]').waitFor({ state: 'hidden' });
        await expect.poll(() => page.locator('[data-checkout-wallets]').boundingBox()).toBeNull();
      });
      await withAdapter(page, connect(surprising), async () => {
        await page.reload();
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
  }
});

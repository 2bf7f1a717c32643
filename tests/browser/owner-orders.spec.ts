import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, phone, tablet, useShop, type VisitOptions } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import type { Page } from 'playwright';
import { buy, fillCheckout, type PurchaseData } from '../support/checkout-form.js';
import { signIn } from '../support/owner-pages.js';

type Open = ReturnType<typeof useShop>['open'];

/** Buys so many salt cellars without script; ends on the page of the order. */
async function placeOrder(open: Open, quantity: number, email: string) {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto('/shop/salt-cellar');
  await page.getByLabel('Quantity').first().fill(String(quantity));
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
  await page.waitForURL('**/cart');
  await page.goto('/checkout');
  await fillCheckout(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  const order = await buy(page);
  return { page, order };
}

async function openOrder(open: Open, order: PurchaseData, options: VisitOptions = {}) {
  const { page, complaints } = await open(options);
  await signIn(page, '/owner/orders');
  await page.getByRole('searchbox').fill(order.id);
  await page.getByRole('button', { name: 'Search' }).click();
  await page
    .getByRole('rowheader', { name: `Order ${order.id}` })
    .getByRole('link')
    .click();
  await page.getByRole('heading', { level: 1, name: `Order ${order.id}` }).waitFor();
  return { owner: page, complaints };
}

/** The browser logs the answer to a form that is refused. */
const refused = expect.stringContaining('422');

const state = (page: Page) => page.locator('.owner-order-state .owner-state').textContent();

describe('the owner’s orders', () => {
  const { open } = useShop();

  it('are sent in two parcels, and their buyer sees each', async () => {
    const { page: shopper, order } = await placeOrder(open, 2, 'parcels@example.com');
    const { owner, complaints } = await openOrder(open, order, { javaScriptEnabled: false });
    expect(await state(owner)).toBe('To send');

    await owner.getByLabel(/^Salt Cellar/).fill('1');
    await owner.getByLabel('Carrier').fill('Harbour Post');
    await owner.getByLabel('Tracking number').fill('HP 17');
    // Refused, with everything that was typed.
    await owner.getByLabel('Tracking link').fill('http://post.example/HP17');
    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner
      .getByRole('alert')
      .getByText(/^A tracking link begins with https/)
      .waitFor();
    expect(await owner.getByLabel(/^Salt Cellar/).inputValue()).toBe('1');
    expect(await owner.getByLabel('Carrier').inputValue()).toBe('Harbour Post');
    expect(complaints.splice(0)).toEqual([refused]);

    await owner.getByLabel('Tracking link').fill('https://post.example/HP17');
    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner.getByRole('status').getByText('Marked as sent.').waitFor();
    expect(await state(owner)).toBe('Partly sent');

    await shopper.reload();
    expect(await shopper.locator('.order-state').textContent()).toBe('A part of it is on its way.');
    const parcel = shopper.getByRole('region', { name: 'On its way' });
    expect(await parcel.getByRole('link').getAttribute('href')).toBe('https://post.example/HP17');

    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner.getByRole('status').getByText('Marked as sent.').waitFor();
    expect(await state(owner)).toBe('Sent');
    await shopper.reload();
    expect(await shopper.locator('.order-state').textContent()).toBe('It is on its way.');
  });

  if (isWhole) {
    it('are refunded without delivery, then the rest, to the cent', async () => {
      const { page: shopper, order } = await placeOrder(open, 1, 'refunds@example.com');
      const { owner, complaints } = await openOrder(open, order);
      await owner.getByRole('link', { name: 'Refund…' }).click();
      await owner.getByLabel(/^Salt Cellar/).fill('1');
      await owner.getByRole('button', { name: 'Work out the amount' }).click();
      const amount = owner.getByLabel('Amount in USD');
      const first = Number(await amount.inputValue());
      expect(first).toBeGreaterThanOrEqual(32);
      await owner.getByLabel(/^Reason/).fill('A chip in the glaze.');
      await owner.getByRole('button', { name: 'Refund', exact: true }).click();
      await owner.getByRole('status').getByText('The money is on its way back.').waitFor();

      await owner.getByRole('link', { name: 'Refund…' }).click();
      await owner.getByRole('checkbox', { name: /^Delivery/ }).check();
      await owner.getByRole('button', { name: 'Work out the amount' }).click();
      const rest = Number(await amount.inputValue());
      expect(Math.round((first + rest) * 100)).toBe(order.grandTotal);
      // More than is left is refused, and what was typed stays.
      await amount.fill('99999');
      await owner.getByLabel(/^Reason/).fill('The rest.');
      await owner.getByRole('button', { name: 'Refund', exact: true }).click();
      await owner.getByRole('alert').getByText('That is more than is left to refund.').waitFor();
      expect(await amount.inputValue()).toBe('99999');
      expect(await owner.getByLabel(/^Reason/).inputValue()).toBe('The rest.');
      expect(complaints.splice(0)).toEqual([refused]);
      await amount.fill(String(rest));
      await owner.getByRole('button', { name: 'Refund', exact: true }).click();
      await owner.getByRole('status').getByText('The money is on its way back.').waitFor();
      expect(await owner.locator('.owner-order-state').textContent()).toContain('Refunded');
      expect(await owner.getByRole('link', { name: 'Refund…' }).count()).toBe(0);

      await shopper.reload();
      const refunded = shopper.getByRole('region', { name: 'Refunded' }).locator('data');
      expect(await refunded.getAttribute('value')).toBe((order.grandTotal / 100).toFixed(2));
    });

    it('are cancelled, noted and exported', async () => {
      const { page: shopper, order } = await placeOrder(open, 1, 'cancelled@example.com');
      const { owner } = await openOrder(open, order);
      await owner.getByLabel('A note, for yourself').fill('She has moved.');
      await owner.getByRole('button', { name: 'Keep note' }).click();
      await owner.getByRole('status').getByText('The note is kept.').waitFor();
      await owner.getByText('Cancel this order').click();
      await owner.getByRole('button', { name: 'Cancel order' }).click();
      await owner
        .getByRole('status')
        .getByText(/^The order is cancelled/)
        .waitFor();
      expect(await state(owner)).toBe('Cancelled');
      expect(await owner.locator('.owner-history strong').allTextContents()).toEqual(
        expect.arrayContaining(['Order cancelled', 'Refunded', 'Note', 'Order placed']),
      );
      await shopper.reload();
      expect(await shopper.locator('.order-state').textContent()).toBe('It was cancelled.');

      await owner.goto(`/owner/orders?state=cancelled&q=${order.id}`);
      const download = owner.waitForEvent('download');
      await owner.getByRole('link', { name: 'Export this list as CSV' }).click();
      const file = await readFile(await (await download).path(), 'utf8');
      expect(file.trim().split('\r\n')).toHaveLength(2);
      expect(file).toContain('cancelled@example.com');
    });

    it('keep what was typed into a form that is refused', async () => {
      const { order } = await placeOrder(open, 1, 'typed@example.com');
      const { owner, complaints } = await openOrder(open, order);
      const address = owner.url();
      const note = owner.getByLabel('A note, for yourself');
      const long = 'She asks for the blue one. '.repeat(70).trim();
      await note.fill(long);
      await owner.context().clearCookies({ name: 'crumb' });
      await owner.getByRole('button', { name: 'Keep note' }).click();
      const expired = owner.getByRole('alert').getByText('Your session has expired');
      await expired.waitFor();
      expect(await note.inputValue()).toBe(long);
      await owner.getByText('Cancel this order').click();
      const reason = owner.getByLabel('Reason, for the buyer');
      await reason.fill('It broke in the kiln.');
      await owner.context().clearCookies({ name: 'crumb' });
      await owner.getByRole('button', { name: 'Cancel order' }).click();
      await expired.waitFor();
      // Its part of the page is open.
      await reason.waitFor();
      expect(await reason.inputValue()).toBe('It broke in the kiln.');
      await note.fill(long);
      await owner.getByRole('button', { name: 'Keep note' }).click();
      await owner.getByRole('status').getByText('The note is kept.').waitFor();

      await owner.goto(`${address}/refund?step=amount&shipping=yes`);
      await owner.getByLabel(/^Amount/).fill('9999.00');
      await owner.getByLabel(/^Reason/).fill('It broke on the way.');
      await owner.getByRole('button', { name: /^Refund/ }).click();
      await owner.getByRole('alert').waitFor();
      expect(await owner.getByLabel(/^Amount/).inputValue()).toBe('9999.00');
      expect(await owner.getByLabel(/^Reason/).inputValue()).toBe('It broke on the way.');
      expect(complaints.splice(0)).toEqual([refused, refused, refused]);
    });

    it.each([phone, tablet, desktop])('are usable by everyone at $width px', async (viewport) => {
      const { order } = await placeOrder(open, 2, 'axe@example.com');
      const { owner } = await openOrder(open, order, { viewport });
      const address = new URL(owner.url()).pathname;
      for (const path of [
        '/owner/orders',
        '/owner/orders?q=nobody-at-all',
        address,
        `${address}/refund?step=amount&shipping=yes`,
        `${address}/slip`,
      ]) {
        await owner.goto(path);
        expect(await findViolations(owner), path).toEqual([]);
        const overflow = await owner.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, path).toBe(0);
      }
    });

    it('fit 320 px', async () => {
      const { order } = await placeOrder(open, 1, 'small@example.com');
      const { owner } = await openOrder(open, order, { viewport: { width: 320, height: 640 } });
      const address = new URL(owner.url()).pathname;
      for (const path of ['/owner/orders', address, `${address}/refund?step=amount`]) {
        await owner.goto(path);
        const width = await owner.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    });
  }
});

import { describe, expect, it } from 'vitest';
import { desktop, tablet, useShop, type VisitOptions } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';
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
      await expectUsable(owner, desktop);
      const address = owner.url();
      await owner.goto(`${address}/slip`);
      await expectUsable(owner);
      await owner.goto(address);
      // A form that is too old stays open with what was typed.
      await owner.getByText('Cancel this order').click();
      const cause = owner.getByLabel('Reason, for the buyer');
      await cause.fill('It broke in the kiln.');
      await owner.context().clearCookies({ name: 'crumb' });
      await owner.getByRole('button', { name: 'Cancel order' }).click();
      await owner.getByRole('alert').getByText('Your session has expired').waitFor();
      await cause.waitFor();
      expect(await cause.inputValue()).toBe('It broke in the kiln.');
      expect(complaints.splice(0)).toEqual([refused]);
      await owner.goto(address);
      await owner.getByRole('link', { name: 'Refund…' }).click();
      await owner.getByLabel(/^Salt Cellar/).fill('1');
      await owner.getByRole('button', { name: 'Work out the amount' }).click();
      const amount = owner.getByLabel('Amount in USD');
      const first = Number(await amount.inputValue());
      await expectUsable(owner, tablet);
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
  }
});

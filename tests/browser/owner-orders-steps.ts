import type { Page } from 'playwright';
import { expect } from 'vitest';
import { buy, fillCheckout, type PurchaseData } from '../support/checkout-form.js';
import { signIn } from '../support/owner-pages.js';
import type { useShop } from '../support/shop-page.js';
import { type VisitOptions } from '../support/shop-page.js';

export type Open = ReturnType<typeof useShop>['open'];

/** Buys so many salt cellars without script; ends on the page of the order. */
export async function placeOrder(open: Open, quantity: number, email: string) {
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

export async function openOrder(open: Open, order: PurchaseData, options: VisitOptions = {}) {
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
export const refused = expect.stringContaining('422');

export const state = (page: Page) => page.locator('.owner-order-state .owner-state').textContent();

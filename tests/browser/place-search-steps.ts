import type { Page } from 'playwright';
import { mounted } from '../support/shop-page.js';

export const field = (page: Page) => page.locator('#line1');
export const options = (page: Page) => page.locator('vitrine-place-search [role=option]');
export const value = (page: Page, name: string) => page.locator(`#${name}`).inputValue();

export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
  await page.getByLabel('Country or territory').selectOption('US');
  await page.getByLabel('State', { exact: true }).waitFor();
}

export async function typeAddress(page: Page, text: string) {
  await field(page).focus();
  await page.locator('#line1[role=combobox]').waitFor();
  await field(page).pressSequentially(text);
}

import type { Page } from 'playwright';
import { mounted } from '../support/shop-page.js';

/** Adds a product without the page of the cart, and opens the checkout with its element. */
export async function openCheckout(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

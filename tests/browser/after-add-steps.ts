import type { Page } from 'playwright';
import { mounted } from '../support/shop-page.js';

export const button = '.product vitrine-add-to-cart:not([express]) [part=button]';
export const notice = '.product vitrine-add-to-cart [part=notice]';

export async function openCellar(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
}

export const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    return root.activeElement === element;
  });

import type { BrowserContextOptions, Page } from 'playwright';
import { buy, fillCheckout } from '../support/checkout-form.js';
import type { useShop } from '../support/shop-page.js';

export type Open = ReturnType<typeof useShop>['open'];

/** Subscribes without script; ends on the page of the order. */
export async function subscribe(
  open: Open,
  email: string,
  { card, ...options }: BrowserContextOptions & { readonly card?: string } = {},
): Promise<Page> {
  const { page } = await open({ javaScriptEnabled: false, ...options });
  await page.goto('/shop/decaf-coffee');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).first().click();
  await page.waitForURL('**/subscription?**');
  await fillCheckout(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  if (card !== undefined) await page.getByLabel(card).check();
  await buy(page, 'Subscribe');
  return page;
}
export const mailedLink = /http\S+\/subscriptions\/\S+\/open\?code=\S+/;

/** Opens a link of a mail, whose host is that of the mail's shop. */
export async function openMailed(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
}

export const showIt = (page: Page) => page.getByRole('button', { name: 'Show my subscription' });

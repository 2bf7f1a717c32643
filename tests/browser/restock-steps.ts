import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { chooseOption } from '../support/choose-option.js';
import { mounted } from '../support/shop-page.js';

export const call = '/api/site-users/account/notifications/restock';
export const newEmail = () => `${randomUUID()}@example.com`;

export const restock = (page: Page) => page.locator('vitrine-restock .vitrine-content');
export const email = (page: Page) => restock(page).getByLabel('Email', { exact: true });
export const signUp = (page: Page) =>
  restock(page).getByRole('button', { name: 'Notify me when available' }).click();
export const status = (page: Page) => restock(page).getByRole('status');
export const addButton = (page: Page) =>
  page.locator('.product vitrine-add-to-cart:not([express]) [part=button]');

/** A bowl that is sold out in clay. */
export async function openBowl(page: Page, value = 'Clay'): Promise<void> {
  await page.goto('/shop/tide-bowl');
  await mounted(page, 'vitrine-variant-picker');
  await chooseOption(page, 'Colour', value);
}

export const bowl = { productId: 'item-tide-bowl', variantId: 'BOWL-CLAY' };

/** All pages of what the owner may read about the clay bowl. */
export async function readList(page: Page, path: string, name: 'signUps' | 'notifications') {
  const all: { email: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ ...bowl, cursor });
    const answer = await page.request.get(`${call}${path}?${query}`);
    const found = (await answer.json()) as Record<typeof name, { email: string }[]> & {
      nextPageCursor: string | null;
    };
    all.push(...found[name]);
    cursor = found.nextPageCursor;
  }
  return all;
}

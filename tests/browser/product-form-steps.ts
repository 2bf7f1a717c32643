import type { Page } from 'playwright';
import { mounted } from '../support/shop-page.js';

export const address = '/shop/letterpress-cards';
export const formOf = (page: Page) => page.getByRole('dialog', { name: 'Letterpress Cards' });
export const addButton = (page: Page) =>
  page.getByRole('button', { name: 'Add To Cart', exact: true });

export async function openForm(page: Page): Promise<void> {
  await page.goto(address);
  await mounted(page, 'vitrine-add-to-cart');
  await addButton(page).first().click();
  await formOf(page).waitFor();
}

export const firstName = (page: Page) => formOf(page).getByLabel('First Name');

import type { Page } from 'playwright';

export const formPath = '/forms/commission';
export const savePath = '/api/form/SaveFormSubmission';
export const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });
export const check = (page: Page) => page.locator('.vitrine-check');
export const send = (page: Page) => page.getByRole('button', { name: 'Ask for an offer' });

export async function openForm(page: Page): Promise<void> {
  await page.goto(formPath);
  await page.locator('vitrine-form:state(ready)').first().waitFor();
  await box(page).waitFor();
}

/** What the form cannot do without. */
export async function fill(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email', { exact: false }).first().fill('ada@example.com');
  await page.getByLabel('A bowl').check();
  await page.getByLabel('How many?').fill('2');
  await page.getByLabel('Tell us about it').fill('Tall, and the colour of the tide.');
}

/** As somebody does who has no mouse. */
export async function solve(page: Page): Promise<void> {
  await box(page).focus();
  await page.keyboard.press('Space');
  await check(page).and(page.locator('[data-state="verified"]')).waitFor();
}

export const sent = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === savePath);

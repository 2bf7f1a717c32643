import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { signIn } from '../support/owner-pages.js';

export const newName = () => `Ask us ${randomUUID().slice(0, 8)}`;
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

export async function openBuilder(page: Page, address = '/owner/forms/new'): Promise<void> {
  await signIn(page, address);
  await page.locator('vitrine-form-builder:state(ready)').waitFor();
}

/** Adds a field by mouse or finger. */
export async function add(page: Page, kind: RegExp, title?: string): Promise<void> {
  await button(page, 'Add a field').click();
  await button(page, kind).click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  if (title !== undefined) await page.keyboard.type(title);
}

/** The titles as the list has them. */
export const titles = (page: Page) =>
  page.locator('vitrine-form-builder .row-title').allTextContents();

/** Saves, and gives the id of the form. */
export async function save(page: Page): Promise<string> {
  await button(page, 'Save').click();
  await page.waitForURL(/\/owner\/forms\/[\w-]+\?saved/);
  return /forms\/([\w-]+)\?/.exec(page.url())?.[1] ?? '';
}

import type { Page } from 'playwright';
import { ownerPassword } from './owner-password.js';

/** Signs in as the owner of the shop. `null`: on the page that asks for the password already. */
export async function signIn(page: Page, from: string | null = '/owner'): Promise<void> {
  if (from !== null) await page.goto(from);
  await page.getByLabel('Password').fill(ownerPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
}

import type { Page } from 'playwright';
import { readMailedLink, signIn as signInAsOwner } from './owner-pages.js';
import type { useShop } from './shop-page.js';

const memberPassword = 'a long password';

type Open = ReturnType<typeof useShop>['open'];

/** The link in the newest mail about an account to an address, as the owner sees it. */
export async function accountLink(open: Open, email: string): Promise<string> {
  const { page } = await open({ javaScriptEnabled: false });
  await signInAsOwner(page);
  return readMailedLink(page, email, /\/account\/\w+\?code=[\w-]+/);
}

/** Creates an account, confirms it, and stays on the page that signs in. */
export async function signUp(open: Open, page: Page, email: string): Promise<void> {
  await page.goto('/account/sign-up');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Password').fill(memberPassword);
  await page.locator('main').getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Please open your mail' }).waitFor();
  await page.goto(await accountLink(open, email));
  await page.getByLabel('Password').fill(memberPassword);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByText('Your account is confirmed.').waitFor();
}

/** Fills in the page that signs in, and presses its button. */
export async function signIn(page: Page, email: string, password = memberPassword): Promise<void> {
  // With script the widget's fields stand in place of the page's own.
  await page.getByLabel('Email').filter({ visible: true }).fill(email);
  await page.getByLabel('Password').filter({ visible: true }).fill(password);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

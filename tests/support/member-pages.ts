import type { Page } from 'playwright';
import { readMailedLink, signIn as signInAsOwner } from './owner-pages.js';
import type { useShop } from './shop-page.js';

export const memberPassword = 'a long password';

/** What members do on the pages of an account. */
export function memberPages(open: ReturnType<typeof useShop>['open']) {
  /** The link in the newest mail to an address, as the owner sees it. */
  async function mailedLink(email: string): Promise<string> {
    const { page } = await open({ javaScriptEnabled: false });
    await signInAsOwner(page);
    return readMailedLink(page, email, /\/account\/\w+\?code=[\w-]+/);
  }

  /** Ends on the page of the sign-in. */
  async function signUp(page: Page, email: string): Promise<void> {
    await page.goto('/account/sign-up');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Name').fill('Ada Lovelace');
    await page.getByLabel('Password').fill(memberPassword);
    await page.locator('main').getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('heading', { name: 'Please open your mail' }).waitFor();
    await page.goto(await mailedLink(email));
    await page.getByLabel('Password').fill(memberPassword);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Your account is confirmed.').waitFor();
  }

  return { mailedLink, signUp };
}

export async function signIn(page: Page, email: string, text = memberPassword): Promise<void> {
  // With script the widget's fields stand in place of the page's own.
  await page.getByLabel('Email').filter({ visible: true }).fill(email);
  await page.getByLabel('Password').filter({ visible: true }).fill(text);
  await page.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

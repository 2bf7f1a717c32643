import type { Page } from 'playwright';
import { ownerPassword } from './owner-password.js';

/** Signs in as the owner of the shop. `null`: on the page that asks for the password already. */
export async function signIn(page: Page, from: string | null = '/owner'): Promise<void> {
  if (from !== null) await page.goto(from);
  await page.getByLabel('Password').fill(ownerPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  // Its scripts are there too: a test may take the connection away next.
  await page.waitForLoadState();
}

/** The first match of `link` in the newest mail to an address, in whichever state the mail is. */
export async function readMailedLink(page: Page, email: string, link: RegExp): Promise<string> {
  // In the order in which a mail goes through them, so that it is in none of them unseen.
  for (const state of ['waiting', 'sending', 'sent', 'failed']) {
    await page.goto(`/owner/mail?state=${state}`);
    const mail = page.locator('.owner-list li', { hasText: email }).first();
    if ((await mail.count()) === 0) continue;
    await mail.getByRole('link').first().click();
    const [found] = link.exec(await page.locator('.owner-mail-text').innerText()) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`No mail to ${email} has the link ${String(link)}.`);
}

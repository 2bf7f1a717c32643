import type { Browser, Page } from 'playwright';
import { ownerPassword } from './owner-password.js';

export const contact = '/contact';
/** The letter form of the shop, rendered by the server. */
export const letter = '.contact-form vitrine-form';

/** Waits until the element of a form is in use. */
export async function takenOver(page: Page, form = letter): Promise<void> {
  await page.locator(form).scrollIntoViewIfNeeded();
  await page.locator(`${form}:state(ready)`).waitFor();
}

/** Fills in the letter form. */
export async function writeLetter(page: Page, message = 'A bowl, please.'): Promise<void> {
  const form = page.locator(letter);
  await form.getByLabel('First Name').fill('Ada');
  await form.getByLabel('Last Name').fill('Lovelace');
  await form.getByLabel(/^Email/).fill('ada@example.com');
  await form.getByLabel(/^What is it about/).selectOption('An order');
  await form.getByLabel(/^Message/).fill(message);
}

export const send = (page: Page, form = letter) =>
  page.locator(form).locator('button:not([type=button])').click();

/** Signs in as the owner, on a page without script, and hands it over. */
export async function asOwner<Result>(
  browser: Browser,
  shop: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ baseURL: shop, javaScriptEnabled: false });
  try {
    const page = await context.newPage();
    await page.goto('/owner/sign-in');
    await page.locator('input[type=password]').fill(ownerPassword);
    await page.locator('main button, form button').first().click();
    await page.waitForURL('**/owner');
    return await act(page);
  } finally {
    await context.close();
  }
}

/** Stores a form as the owner does, and answers its id. */
export function makeForm(browser: Browser, shop: string, form: object): Promise<string> {
  return asOwner(browser, shop, async (page) => {
    await page.goto('/owner/forms/new');
    await page.locator('textarea[name=form]').fill(JSON.stringify(form));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/owner\/forms\/[^/]+\?saved/);
    return new URL(page.url()).pathname.split('/').at(-1) ?? '';
  });
}

/** What was sent to a form, newest first, as the owner reads it: question → answer. */
export function readSubmissions(
  browser: Browser,
  shop: string,
  formId: string,
): Promise<Record<string, string>[]> {
  return asOwner(browser, shop, async (page) => {
    await page.goto(`/owner/forms/${formId}/submissions`);
    const found = await page.locator('.owner-answers').all();
    return Promise.all(
      found.map(async (answers) => {
        const [labels, texts] = await Promise.all([
          answers.locator('dt').allTextContents(),
          answers.locator('dd').allTextContents(),
        ]);
        return Object.fromEntries(labels.map((label, index) => [label, texts[index] ?? '']));
      }),
    );
  });
}

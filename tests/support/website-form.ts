import type { Browser, BrowserContext, Page } from 'playwright';
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

const owners = new WeakMap<Browser, Promise<BrowserContext>>();

async function signInOnce(browser: Browser, shop: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: shop, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/owner/sign-in');
  await page.locator('input[type=password]').fill(ownerPassword);
  await page.locator('main button, form button').first().click();
  await page.waitForURL('**/owner');
  await page.close();
  return context;
}

/** Hands over a page without script of the owner, who signs in once in each browser. */
async function asOwner<Result>(
  browser: Browser,
  shop: string,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const signedIn = owners.get(browser) ?? signInOnce(browser, shop);
  owners.set(browser, signedIn);
  const page = await (await signedIn).newPage();
  try {
    return await act(page);
  } finally {
    await page.close();
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
    return page.locator('.owner-answers').evaluateAll((found) =>
      found.map((answers) => {
        const textsOf = (tag: string) =>
          Array.from(answers.querySelectorAll(tag), ({ textContent }) => textContent ?? '');
        const texts = textsOf('dd');
        return Object.fromEntries(textsOf('dt').map((label, index) => [label, texts[index] ?? '']));
      }),
    );
  });
}

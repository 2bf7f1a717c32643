import type { Page } from 'playwright';

export const list = 'vitrine-saved-products';

export const heart = (page: Page, title: string) =>
  page.locator('.card').getByRole('button', { name: new RegExp(`^Saved?: ${title}$`) });
export const shownTitles = async (page: Page, tag = list) =>
  (await page.locator(`${tag} [part=title]`).allTextContents()).map((text) => text.trim());
export const total = (shifts: ReadonlyArray<{ value: number }>) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

export async function save(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/shop');
  for (const name of names) {
    await heart(page, name).click();
    await page.getByRole('button', { name: `Saved: ${name}` }).waitFor();
  }
}

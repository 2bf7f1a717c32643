import type { Page } from 'playwright';

export const ready = 'vitrine-language-picker:state(ready)';
export const picker = (page: Page) => page.locator('vitrine-language-picker');

export async function openPicker(page: Page, path = '/shop/dune-mug') {
  await page.goto(path);
  await picker(page).scrollIntoViewIfNeeded();
  await page.locator(ready).waitFor();
  return picker(page).getByRole('button');
}

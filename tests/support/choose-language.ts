import type { Page } from 'playwright';

/** Presses a language in the footer of the shop; with script its link is behind the picker's button. */
export async function chooseLanguage(page: Page, name: string, hasScript = true): Promise<void> {
  const picker = page.locator('vitrine-language-picker');
  await picker.scrollIntoViewIfNeeded();
  if (hasScript) {
    await page.locator('vitrine-language-picker:state(ready)').waitFor();
    await picker.getByRole('button').click();
  }
  await picker.getByRole('link', { name }).click();
}

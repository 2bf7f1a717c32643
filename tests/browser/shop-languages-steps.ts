import type { Page } from 'playwright';
import { inject } from 'vitest';

export const shop = inject('shop');
export const narrow = { width: 320, height: 720 };

/** Languages that the shop speaks itself; for the others the words of its pages stay English. */
export const spoken = ['de', 'ar', 'ja'];

/** Adds an item as a form does, so that cart and checkout have a line. */
export async function addMug(page: Page) {
  await page.goto('/shop/dune-mug');
  await page.evaluate(() =>
    window.vitrine!.actions.addToCart({ itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' }),
  );
}

/** Turns the pages into pages in another language, for which the shop has no switch. */
export async function speak(page: Page, language: string) {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const body = (await response.text())
      .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`)
      .replace('"locale":"en-US"', `"locale":"${language}"`);
    return route.fulfill({ response, body });
  });
}

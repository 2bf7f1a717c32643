import type { Page } from 'playwright';

export const widget = 'vitrine-reviews';

export async function openReviews(page: Page, path = '/shop/dune-mug'): Promise<void> {
  await page.goto(path);
  await page.locator(widget).scrollIntoViewIfNeeded();
  await page.locator(`${widget} [part=showing]`).waitFor();
}

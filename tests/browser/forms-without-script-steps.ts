import type { Page } from 'playwright';
import { expect } from 'vitest';
import { type ShopPage } from '../support/shop-page.js';

export const withoutScript = { javaScriptEnabled: false };
export const control = (page: Page, name: string) => page.locator(`.website-form [name="${name}"]`);
/** What the owner reads of what was sent, one text for each submission. */
export async function readSubmissions(page: Page, formId: string): Promise<string[]> {
  await page.goto(`/owner/forms/${formId}/submissions`);
  return page.locator('.owner-submission').allInnerTexts();
}

/** The browser logs that an answer was a refusal. */
export function expectRefusal(visit: ShopPage): void {
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
}

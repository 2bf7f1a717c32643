import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';
import type { ShopPage } from './shop-page.js';

/** A whole picture of one point. */
export const picture = {
  name: 'jar.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
/** The call that takes one picture of a product. */
export const uploads = '**/owner/products/pictures';

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name }).first().click();
export const alert = (page: Page, sentence: string): Locator =>
  page.getByRole('alert').filter({ hasText: sentence });

/** The texts that a field names as its description: those that a screen reader reads with it. */
export const describing = (field: Locator): Promise<string> =>
  field.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** A browser logs each refused request of a page; no other complaint is expected. */
export function takeRefusals({ complaints }: ShopPage): void {
  const others = complaints.splice(0).filter((text) => !text.includes('Failed to load resource'));
  expect(others).toEqual([]);
}

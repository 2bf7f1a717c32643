import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { idle, settled } from '../support/settled.js';
import { desktop, useShop } from '../support/shop-page.js';
import { ready, picker, openPicker } from './language-picker-steps.js';

const top = (page: Page) =>
  picker(page).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Where the picker is once nothing scrolls any more. */
async function restingTop(page: Page): Promise<number> {
  for (let last = await top(page); ;) {
    await idle(page);
    const now = await top(page);
    if (now === last) return now;
    last = now;
  }
}

describe('the picker of languages', () => {
  const { open } = useShop();

  it('keeps the page, its place in the window and the focus', async () => {
    const { page } = await open({ viewport: desktop });
    await (await openPicker(page, '/search?q=bowl')).click();
    const arabic = picker(page).getByRole('link', { name: 'العربية' });
    // A press scrolls to what is pressed.
    await arabic.scrollIntoViewIfNeeded();
    await settled(page);
    const before = await restingTop(page);
    await arabic.click();
    await page.waitForURL('**/search?q=bowl#language');
    await page.locator(ready).waitFor();
    await expect.poll(() => top(page)).toBeGreaterThan(before - 24);
    expect(await top(page)).toBeLessThan(before + 24);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.localName))
      .toBe('vitrine-language-picker');
    const button = picker(page).getByRole('button');
    await button.click();
    const [list, control] = await Promise.all([
      picker(page).getByRole('group').boundingBox(),
      button.boundingBox(),
    ]);
    // Right to left, the list begins at the right edge of the button.
    expect(Math.round((list?.x ?? 0) + (list?.width ?? 0))).toBe(
      Math.round((control?.x ?? 0) + (control?.width ?? 0)),
    );
  });
});

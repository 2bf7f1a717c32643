import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '../support/choose-language.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { idle, settled } from '../support/settled.js';
import { isWhole } from '../support/lane.js';

const ready = 'vitrine-language-picker:state(ready)';
const picker = (page: Page) => page.locator('vitrine-language-picker');

async function openPicker(page: Page, path = '/shop/dune-mug') {
  await page.goto(path);
  await picker(page).scrollIntoViewIfNeeded();
  await page.locator(ready).waitFor();
  return picker(page).getByRole('button');
}

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

if (isWhole) {
  describe('the languages that the owner offers', () => {
    const { open } = useShop();

    const all = ['German', 'Arabic', 'Japanese'];

    async function offer(page: Page, names: readonly string[]) {
      await page.goto('/owner/languages');
      for (const name of all) {
        await page.getByRole('checkbox', { name }).setChecked(names.includes(name));
      }
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Saved. Visitors see it').waitFor();
    }

    it('are those of the switch; a visitor of another one goes on in English', async () => {
      const { page: owner } = await open();
      const { page } = await open({ viewport: desktop });
      await openPicker(page);
      await chooseLanguage(page, 'Deutsch');
      await page.locator('html[lang=de]').waitFor();
      await page.waitForFunction(() => window.vitrine?.actions);
      await page.evaluate(() =>
        window.vitrine!.actions.addToCart({ itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' }),
      );
      await signIn(owner, '/owner/languages');
      await offer(owner, ['Arabic', 'Japanese']);
      await page.reload();
      expect(new URL(page.url()).pathname).toBe('/shop/dune-mug');
      expect(await page.locator('html').getAttribute('lang')).toBe('en');
      await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
      const titles = await picker(page).locator('a').allTextContents();
      // The tests beside have all languages again.
      await offer(owner, all);
      expect(titles).toEqual(['English', 'العربية', '日本語']);
    });
  });
}

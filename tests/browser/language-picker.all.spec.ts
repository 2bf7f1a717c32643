import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { chooseLanguage } from '../support/choose-language.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';
import { picker, openPicker } from './language-picker-steps.js';

describe('the picker of languages', () => {
  const { open } = useShop();

  it.each([phone, tablet, desktop])('is accessible, closed and open, at %j', async (viewport) => {
    const { page } = await open({ viewport });
    const button = await openPicker(page);
    expect(await button.textContent()).toBe('LanguageEnglish');
    expect(await findViolations(page)).toEqual([]);
    await button.click();
    await picker(page).getByRole('link', { name: 'Deutsch' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    const box = await picker(page).getByRole('link', { name: 'Deutsch' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
    ).toBe(0);
  });

  it('works by keys alone', async () => {
    const { page } = await open({ viewport: desktop });
    const button = await openPicker(page);
    await button.focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    for (const [key, name] of [
      ['ArrowDown', 'English'],
      ['ArrowDown', 'Deutsch'],
      ['End', '日本語'],
      ['ArrowDown', 'English'],
      ['ArrowUp', '日本語'],
      ['Home', 'English'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused).toBe(name);
    }
    await page.keyboard.press('Escape');
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('html[lang=de]').waitFor();
  });
});

describe('the languages that the owner offers', () => {
  const { open } = useShop();

  async function offer(page: Page, names: readonly string[]) {
    await page.goto('/owner/languages');
    for (const name of ['German', 'Arabic', 'Japanese']) {
      await page.getByRole('checkbox', { name }).setChecked(names.includes(name));
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. Visitors see it').waitFor();
  }

  afterEach(async () => {
    const { page } = await open();
    await signIn(page, '/owner/languages');
    await offer(page, ['German', 'Arabic', 'Japanese']);
  });

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
    expect(titles).toEqual(['English', 'العربية', '日本語']);
  });
});

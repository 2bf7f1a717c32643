import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { settled } from '../support/settled.js';
import { phone, useShop, desktop } from '../support/shop-page.js';
import { tabTo } from '../support/keyboard.js';
import { isWhole } from '../support/lane.js';

const field = '#site-search';
const panel = '.vitrine-search-panel';
const titles = (page: Page) => page.locator('.shop-results .card-title').allTextContents();
const count = '[data-vitrine-count]';

/** The query of the page's address. */
const query = (page: Page) => new URL(page.url()).search;

describe('the search of the header', () => {
  const { open } = useShop();

  it('leads to a product by the keyboard alone, and remembers the words', async () => {
    const { page } = await open({ viewport: desktop });
    const { keyboard } = page;
    await page.goto('/about');
    await tabTo(page, /Search the shop/);
    await keyboard.type('mug');
    const option = page.getByRole('option', { name: /Dune Mug/ });
    await option.waitFor();
    await keyboard.press('ArrowUp');
    expect(await page.getByRole('option', { selected: true }).textContent()).toContain(
      'All results',
    );
    await keyboard.press('Home');
    expect(await option.getAttribute('aria-selected')).toBe('true');
    expect(await page.locator(field).getAttribute('aria-activedescendant')).toBe(
      await option.getAttribute('id'),
    );
    await keyboard.press('Escape');
    await page.locator(panel).waitFor({ state: 'detached' });
    expect(await page.locator(field).inputValue()).toBe('mug');
    await keyboard.press('ArrowDown');
    await option.waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await page.waitForURL('**/shop/dune-mug*');

    await page.locator(field).click();
    await page.getByRole('option', { name: 'mug', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await page.locator(panel).waitFor({ state: 'detached' });
  });

  if (isWhole) {
    it('understands a misspelt word, on a phone too, without moving the page', async () => {
      const { page } = await open({ viewport: phone, reducedMotion: 'reduce' });
      await watchLayoutShifts(page);
      await page.goto('/about');
      await settled(page);
      const line = await page.locator('.site-header').boundingBox();
      await page.locator(field).click();
      await page.locator(field).fill('linnen');
      await page.getByText('Results for “⁨linen⁩”').waitFor();
      await page.getByRole('option', { name: /Linen Tea Towel/ }).waitFor();
      const box = await page.locator(panel).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width);
      expect(await page.locator('.site-header').boundingBox()).toEqual(line);
      expect(await findViolations(page)).toEqual([]);
      await page.locator(field).press('Enter');
      await page.waitForURL('**/search?q=linnen');
      await page
        .locator('.search-outcome', { hasText: 'Nothing was found for “linnen”' })
        .waitFor();
      expect(await readLayoutShifts(page)).toEqual([]);
    });
  }
});

describe('the page of a category', () => {
  const { open } = useShop();

  it('keeps filter, stock and order in its address, and goes back', async () => {
    const { page } = await open({ viewport: desktop, reducedMotion: 'reduce' });
    const loads: string[] = [];
    await watchLayoutShifts(page);
    await page.goto('/shop/textiles');
    await settled(page);
    page.on('load', () => loads.push(page.url()));
    const before = await page.locator(count).textContent();

    await page.getByRole('checkbox', { name: /In stock/ }).check();
    await page.waitForURL('**/shop/textiles?in-stock=1');
    await page.getByLabel('Sort by').selectOption('price-low');
    await page.waitForURL('**/shop/textiles?*sort=price-low*');
    expect(query(page)).toContain('in-stock=1');
    await expect.poll(() => titles(page)).not.toContain('Workshop Apron');
    const [cheapest] = await titles(page);
    await page.getByRole('link', { name: 'Remove In stock' }).click();
    await page.waitForURL('**/shop/textiles?sort=price-low');
    await expect.poll(() => titles(page)).toContain('Workshop Apron');
    expect((await titles(page))[0]).toBe(cheapest);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('shop-results');

    await page.goBack();
    await expect
      .poll(() => page.getByRole('checkbox', { name: /In stock/ }).isChecked())
      .toBe(true);
    await expect.poll(() => titles(page)).not.toContain('Workshop Apron');
    await page.goBack();
    await page.goBack();
    await expect.poll(() => page.locator(count).textContent()).toBe(before);
    expect(query(page)).toBe('');
    expect(loads).toEqual([]);
    const moved = await readLayoutShifts(page);
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);
  });

  it('is all there without script, from a misspelt search to the product', async () => {
    const { page } = await open({ viewport: phone, javaScriptEnabled: false });
    await page.goto('/about');
    await page.locator(field).fill('linnen');
    await page.locator(field).press('Enter');
    await page.waitForURL('**/search?q=linnen');
    await page
      .getByRole('link', { name: /Linen Tea Towel/ })
      .first()
      .waitFor();

    await page.goto('/shop');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('checkbox', { name: /In stock/ }).check();
    await page.getByLabel('Sort by').selectOption('price-high');
    await page.getByRole('button', { name: /^Show \d+ products$/ }).click();
    await page.getByRole('link', { name: 'Remove In stock' }).waitFor();
    const first = await titles(page);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    expect(await titles(page)).not.toEqual(first);
    expect(query(page)).toContain('sort=price-high');
    await page.locator('.shop-results .card-link').first().click();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await page.waitForURL('**/shop/*');
    await page.locator('.shop-results .card').first().waitFor();
  });

  if (isWhole) {
    it('takes the first choice on a phone, whose press fetches the code', async () => {
      const { page } = await open({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });
      await page.goto('/shop');
      await settled(page);
      await page.getByText('Filter', { exact: true }).tap();
      await page.getByRole('checkbox', { name: /On sale/ }).tap();
      await page.waitForURL('**/shop?on-sale=1');
      await page.getByRole('button', { name: /^Show \d+ products?$/ }).tap();
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('shop-results');
      expect(await titles(page)).toContain('Harbour Teapot');
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

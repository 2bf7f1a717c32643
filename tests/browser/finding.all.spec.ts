import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { settled } from '../support/settled.js';
import { phone, useShop } from '../support/shop-page.js';

const field = '#site-search';
const panel = '.vitrine-search-panel';
const titles = (page: Page) => page.locator('.shop-results .card-title').allTextContents();

describe('the search of the header', () => {
  const { open } = useShop();

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
    await page.locator('.search-outcome', { hasText: 'Nothing was found for “linnen”' }).waitFor();
    expect(await readLayoutShifts(page)).toEqual([]);
  });
});

describe('the page of a category', () => {
  const { open } = useShop();

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
});

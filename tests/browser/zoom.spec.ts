import { describe, expect, it } from 'vitest';
import { settled } from '../support/settled.js';
import { useShop, phone } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { readOverflow } from '../support/usable.js';

/** A window of 1280 × 1024 px at 400 %. */
const zoomed = { width: 320, height: 256 };
const pages = ['/', '/shop/dune-mug', '/cart', '/contact'];

describe('the shop at 400 % zoom', () => {
  const { open } = useShop();

  it('keeps the header in view where there is room', async () => {
    const { page } = await open({ viewport: phone });
    await page.goto('/shop/dune-mug');
    await settled(page);
    await page.evaluate(() => window.scrollTo(0, 400));
    const top = await page
      .locator('.site-header')
      .evaluate((header) => header.getBoundingClientRect().top);
    expect(top).toBe(0);
  });

  it.each(['/shop/dune-mug', '/cart'])('fits on %s with text of twice the size', async (path) => {
    const { page } = await open({ viewport: phone });
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(':root { font-size: 200% !important }');
        document.adoptedStyleSheets.push(sheet);
      });
    });
    await page.goto(path);
    await settled(page);
    const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    expect(size).toBe('32px');
    expect(await readOverflow(page)).toBeLessThanOrEqual(0);
  });

  if (isWhole) {
    it('scrolls in one direction, and its header leaves with the page', async () => {
      const { page } = await open({ viewport: zoomed });
      for (const path of pages) {
        await page.goto(path);
        await settled(page);
        expect(await readOverflow(page), path).toBeLessThanOrEqual(0);
        await page.evaluate(() => window.scrollTo(0, 400));
        const bottom = await page
          .locator('.site-header')
          .evaluate((header) => header.getBoundingClientRect().bottom);
        expect(bottom, path).toBeLessThanOrEqual(0);
      }
    });
  }
});

import { describe, expect, it } from 'vitest';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { useShop } from '../support/shop-page.js';
import type { Page } from 'playwright';
import { isWhole } from '../support/lane.js';

const widget = 'vitrine-reviews';

async function openReviews(page: Page, path = '/shop/dune-mug'): Promise<void> {
  await page.goto(path);
  await page.locator(widget).scrollIntoViewIfNeeded();
  await page.locator(`${widget} [part=showing]`).waitFor();
}

const showing = (page: Page) => page.locator(`${widget} [part=showing]`).textContent();

describe('the reviews of a product', () => {
  const shop = useShop();

  it('are filtered by a rating bar, which announces the number of results', async () => {
    const { page } = await shop.open();
    await openReviews(page);
    await page.getByRole('button', { name: '4 stars, 3 reviews, filter' }).click();
    await expect.poll(() => showing(page)).toContain('Showing 3 of 3 reviews, 4 stars.');
    await expect
      .poll(() => page.locator('[data-vitrine-live=polite]').textContent())
      .toBe('3 reviews, 4 stars');
  });

  if (isWhole) {
    it('are rendered by the server, for pages without script', async () => {
      const { page } = await shop.open({ javaScriptEnabled: false });
      await page.goto('/shop/dune-mug');
      await page.locator(widget).getByText('4.1 out of 5, 14 reviews').waitFor();
      expect(await page.locator('.review').count()).toBe(5);
      await page.locator(widget).getByRole('link', { name: 'All 14 reviews' }).click();
      await page.locator('.review').nth(13).waitFor();
      expect(await page.locator('.review').count()).toBe(14);
      expect(await page.locator('.review-reply').count()).toBeGreaterThan(0);
    });

    it.each([
      ['dune-mug', 'showing'],
      ['salt-cellar', 'empty'],
    ])('replace the server-rendered ones without a layout shift on %s', async (name, part) => {
      const { page } = await shop.open();
      await watchLayoutShifts(page);
      let answer = () => undefined as void;
      const held = new Promise<void>((resolve) => (answer = resolve));
      await page.route(/\/reviews\?|\/chunks\/reviews-/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`/shop/${name}`);
      await page.locator(widget).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 300));
      answer();
      await page.locator(`${widget} [part=${part}]`).waitFor();
      const moved = (await readLayoutShifts(page)).filter(({ moved }) => !moved.includes('FORM'));
      expect(moved).toEqual([]);
    });
  }
});

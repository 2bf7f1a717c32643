import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { widget, openReviews } from './reviews-steps.js';

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
});

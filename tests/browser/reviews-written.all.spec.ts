import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

describe('writing a review', () => {
  const shop = useShop();

  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ])('is a form in which axe finds nothing, at %s', async (_, viewport) => {
    const { page } = await shop.open({ viewport });
    await page.goto('/shop/dune-mug/review?rating=4');
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('2 stars').focus();
    await page.keyboard.press('ArrowRight');
    expect(await page.getByLabel('3 stars').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.locator('.error-summary').waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('has the summary beside the list, with and without script, where there is room', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await shop.open({ viewport: desktop, javaScriptEnabled });
      await page.goto('/shop/dune-mug');
      const [first, summary] = javaScriptEnabled
        ? ['[part=review]', '[part=summary]']
        : ['.review', '.reviews-summary'];
      await page.locator('vitrine-reviews').scrollIntoViewIfNeeded();
      const list = await page.locator(`vitrine-reviews ${first}`).first().boundingBox();
      const side = await page.locator(`vitrine-reviews ${summary}`).boundingBox();
      expect(list && side && list.x > side.x + side.width).toBe(true);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, useShop } from '../support/shop-page.js';
import { Buffer } from 'node:buffer';
import type { Page } from 'playwright';
import { signIn } from '../support/owner-pages.js';
import { isWhole } from '../support/lane.js';

/** Of a product that no other test looks at. */
const path = '/shop/wall-calendar';

/** A picture of one pixel. */
const picture = {
  name: 'plate.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function fill(page: Page, author: string): Promise<void> {
  await page.getByLabel('Your review').fill('Flat, as a wall should be.\n<b>Not bold.</b>');
  await page.getByLabel('Name').fill(author);
  await page.getByLabel('E-mail').fill('ada@example.com');
}

describe('writing a review', () => {
  const shop = useShop();

  it('works without script, from the product’s page to the owner’s approval', async () => {
    const { page } = await shop.open({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('link', { name: 'Be the first to write' }).click();
    await fill(page, 'Ada');
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('link', { name: 'Your rating: Choose 1 to 5 stars.' }).waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    await page.getByLabel('4 stars').check({ force: true });
    await page.getByLabel('Photos').setInputFiles(picture);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('A person reads it first').waitFor();
    await page.goto(path);
    expect(await page.getByText('Flat, as a wall').count()).toBe(0);

    const { page: owner } = await shop.open({ viewport: desktop });
    await signIn(owner, '/owner/reviews');
    const row = owner.locator('.owner-review', { hasText: 'Wall Calendar' });
    await row.getByText('<b>Not bold.</b>').waitFor();
    expect(await findViolations(owner)).toEqual([]);
    await row.getByRole('button', { name: 'Approve' }).click();
    await owner.getByText('is on its product’s page now').waitFor();

    const { page: reader } = await shop.open();
    await reader.goto(`${path}?reviews=all`);
    await reader.locator('vitrine-reviews').scrollIntoViewIfNeeded();
    await reader.locator('vitrine-reviews [part=average]', { hasText: '1 review' }).waitFor();
    await reader.locator('vitrine-reviews [part=text]', { hasText: '<b>Not bold.</b>' }).waitFor();
    await reader.getByRole('button', { name: 'Open photo: Photo by Ada' }).waitFor();
    await reader.getByRole('link', { name: 'Write a review' }).waitFor();
  });

  if (isWhole) {
    it('is a form in which axe finds nothing', async () => {
      const { page } = await shop.open();
      await page.goto('/shop/dune-mug/review?rating=4');
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
  }
});

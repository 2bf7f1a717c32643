import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';

const drawer = 'vitrine-cart-drawer';

/** Adds the salt cellar from its card, which opens the drawer. */
async function addFromCard(page: Page): Promise<void> {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.goto('/');
  await page.goto('/shop/table');
  const card = page.locator('.card', { hasText: 'Salt Cellar' });
  await card.scrollIntoViewIfNeeded();
  await card.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await card.locator('vitrine-add-to-cart [part~=button]').click();
  await page.getByRole('dialog', { name: /^Cart/ }).waitFor();
}

describe('what goes with an added product', () => {
  const shop = useShop();

  it('is below the lines of the drawer, and moves no checkout', async () => {
    const { page } = await shop.open({ reducedMotion: 'reduce' });
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/commerce/products?*', async (route) => {
      await held;
      await route.continue();
    });
    await addFromCard(page);
    const checkout = page.locator(`${drawer} [part~=checkout]`);
    const before = await checkout.boundingBox();
    answer();
    await page.locator(`${drawer} [part=complement]`).first().waitFor();
    expect(await checkout.boundingBox()).toEqual(before);
    expect(await page.locator(`${drawer} [part=complement]`).count()).toBe(3);
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Add Harbour Teapot' }).click();
    await page.locator(`${drawer} [part=heading]`, { hasText: '2 items' }).waitFor();
    await page.locator(`${drawer} [part=complement-add]`, { hasText: 'Added' }).waitFor();
    await page.getByRole('link', { name: 'Choose Shore Plates' }).waitFor();
  });

  it('is nothing where it cannot be read', async () => {
    const { page, complaints } = await shop.open();
    await page.route('**/api/commerce/products?*', (route) => route.fulfill({ status: 500 }));
    const failed = page.waitForResponse('**/api/commerce/products?*');
    await addFromCard(page);
    await failed;
    expect(await page.locator(`${drawer} [part=complements]`).count()).toBe(0);
    // The browser's own line about the answer.
    complaints.splice(0);
  });
});

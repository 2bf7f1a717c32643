import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, phone, useShop } from '../support/shop-page.js';

/** Opens the quick view of a product from its card. */
async function openQuickView(page: Page, itemId: string) {
  const view = page.locator(`vitrine-quick-view[product-id="${itemId}"]`);
  await view.scrollIntoViewIfNeeded();
  await page.locator(`vitrine-quick-view[product-id="${itemId}"]:state(ready)`).waitFor();
  await view.locator('a').first().click();
  await view.locator('vitrine-add-to-cart:state(ready)').waitFor();
  return view;
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the product block on %s', (_device, viewport) => {
  const { open } = useShop();

  it('sells from a quick view, which leaves the address and the page where they are', async () => {
    const { page, cartCalls } = await open({ viewport });
    const counted = page.waitForResponse(/RecordQuickView/);
    await page.goto('/');
    const view = await openQuickView(page, 'item-dune-mug');
    // storefront §7: "POST /api/census/RecordQuickView/{id} | no body | ignored"
    const response = await counted;
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe('/api/census/RecordQuickView/item-dune-mug');
    expect(response.request().postData()).toBeNull();

    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    // The face of a value lies over its radio; a press on it is one on the radio.
    await view.getByRole('radio', { name: 'Oat' }).check({ force: true });
    await view.getByRole('radio', { name: 'Large' }).check({ force: true });
    await view.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await view.getByRole('button', { name: 'Added!' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    await expect.poll(focused).toContain('Quick View');
  });
});

import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';

const widget = 'vitrine-instalments';

describe('instalments on a product page', () => {
  const shop = useShop();

  it('follow the variant and the quantity', async () => {
    const { page } = await shop.open();
    await page.goto('/shop/dune-mug?variant=MUG-OAT-LARGE');
    const text = page.locator(`${widget} [part=text]`);
    await expect.poll(() => text.textContent()).toBe('Afterpay available for orders over $35.00');
    await page.locator('vitrine-quantity').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Increase/ }).click();
    await expect.poll(() => text.textContent()).toBe('or 4 payments of $17.00 with Afterpay');
  });
});

import { describe, expect, inject, it } from 'vitest';
import { pageOf, useOtherSite } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';
import { item, pill, product } from './page-api-steps.js';

describe('window.vitrine on a page of another origin', () => {
  const shop = inject('shop');
  const site = useOtherSite(inject('otherPorts').pageApi, () => ({
    '/': pageOf(shop, `<vitrine-cart-pill></vitrine-cart-pill>${product}`),
  }));
  const { open } = useShop();

  it('adds, updates, enters a coupon and removes, and every widget shows it', async () => {
    const { page, complaints } = await open({ baseURL: site });
    await page.goto('/');
    await page.waitForFunction(() => 'ready' in (window.vitrine ?? {}));
    const added = await page.evaluate((input) => window.vitrine!.actions.addToCart(input), item);
    if (added.kind !== 'done') throw new Error('Not added.');
    await page.locator(pill, { hasText: '1 item' }).waitFor();
    const entryId = added.cart.entries[0]!.id;
    const updated = await page.evaluate((input) => window.vitrine!.actions.updateLine(input), {
      entryId,
      quantity: 3,
    });
    expect(updated).toMatchObject({ kind: 'done', cart: { totalQuantity: 3 } });
    await page.locator(pill, { hasText: '3 items' }).waitFor();
    const refused = await page.evaluate(() =>
      window.vitrine!.actions.applyCoupon({ code: 'NO-SUCH-CODE' }),
    );
    expect(refused).toMatchObject({ kind: 'failed', error: { code: 'rejected' } });
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 400')]);
    const removed = await page.evaluate(
      (id) => window.vitrine!.actions.removeLine({ entryId: id }),
      entryId,
    );
    expect(removed).toMatchObject({ kind: 'done', cart: { totalQuantity: 0 } });
    await page.locator(pill).waitFor({ state: 'hidden' });
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { loaded, settled } from '../support/settled.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';

/** Limit of the sum of a page, a tenth of what counts as good. */
const most = 0.01;
/** How late the code of the widgets comes, in milliseconds. */
const late = 200;

const pages = [
  '/',
  '/shop/table',
  '/shop/dune-mug',
  '/shop/salt-cellar',
  '/shop/gift-card',
  '/shop/harbour-coffee',
  '/cart',
  '/checkout',
  '/search?q=bowl',
  '/shop/dune-mug/review',
  '/about',
  '/contact',
  '/albums',
  '/journal',
  '/events',
  '/lessons',
  '/join',
];

/** Reads the page to its end, as far as it is drawn. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 700) {
      scrollTo(0, top);
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }
  });
}

describe('the pages of the shop', () => {
  const { open } = useShop();

  it.each([
    ['a phone', phone],
    ['a tablet', tablet],
    ['a desktop', desktop],
  ])('hold still while their widgets come late: a third of them on %s', async (_, viewport) => {
    const { page } = await open({ viewport });
    await page.goto('/shop/dune-mug');
    await page.evaluate(() =>
      window.vitrine!.actions.addToCart({ itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' }),
    );
    await watchLayoutShifts(page);
    await page.route(/\/assets\//, async (route) => {
      await new Promise((done) => setTimeout(done, late));
      await route.continue().catch(() => undefined);
    });
    const turn = [phone, tablet, desktop].indexOf(viewport);
    for (const path of pages.filter((_, index) => index % 3 === turn)) {
      await page.goto(path);
      // Not of the cart, whose end may be read before its widget is there.
      if (path !== '/cart') await settled(page);
      await scrollThrough(page);
      if (path === '/cart') await page.locator('vitrine-cart:state(initialized)').waitFor();
      await loaded(page);
      const shifts = await readLayoutShifts(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect([path, sum > most ? shifts : []]).toEqual([path, []]);
    }
  });
});

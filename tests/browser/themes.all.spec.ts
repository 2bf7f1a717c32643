import type { Page } from 'playwright';
import { describe, it, type ExpectStatic } from 'vitest';
import { findViolations } from '../support/axe.js';
import { fillCheckout } from '../support/checkout-form.js';
import { settled } from '../support/settled.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

/** With the places that axe looks at beside the home page, a product and the checkout, which it sees in each. */
const looks = [
  ['dusk', 'ltr', 'dark', ['a category', 'the cart']],
  ['tide', 'rtl', 'light', ['the drawer', 'the contact page']],
  ['press', 'ltr', 'light', ['one that is sold out']],
] as const;
const inEach = ['the home page', 'a product', 'the checkout'];

/** Adds a salt cellar from its card on the page of its category, which opens the drawer. */
async function openDrawer(page: Page): Promise<void> {
  const card = page.locator('.card', { hasText: 'Salt Cellar' });
  await card.scrollIntoViewIfNeeded();
  await card.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await card.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('dialog', { name: 'Cart, 1 item' }).waitFor();
}

// Beside each other: a visit waits for much of its time.
describe.concurrent.each(looks)('the theme %s', (name, direction, scheme, places) => {
  const { during } = useShop();

  // The longest walk of all: three themes beside each other on a busy machine take minutes.
  it(
    'is chosen in the footer, remembered, and has no axe violation from the catalogue to the checkout',
    { timeout: 480_000 },
    ({ expect }) =>
      during({ viewport: desktop, reducedMotion: 'reduce' }, async ({ page }) => {
        await chooseTheme(page, expect);
        await visitAll(page, expect);
      }),
  );

  /** `expect` is the test's own, which knows the test that it waits in. */
  async function visitAll(page: Page, expect: ExpectStatic): Promise<void> {
    const expectClean = async (place: string) => {
      // What only a wide page has is on the home page.
      const seen = place === 'the home page' ? desktop : phone;
      const isSeen = [...inEach, ...places].includes(place);
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await settled(page);
        if (viewport === seen && isSeen) expect(await findViolations(page), place).toEqual([]);
        expect(await readOverflow(page), place).toBeLessThanOrEqual(0);
      }
    };
    await page.goto('/');
    await expectClean('the home page');
    await page.goto('/shop/table');
    await expectClean('a category');
    await page.setViewportSize(desktop);
    await openDrawer(page);
    // At the end of the line.
    const box = await page.locator('vitrine-cart-drawer [part=dialog]').boundingBox();
    expect(box?.x === 0).toBe(direction === 'rtl');
    await expectClean('the drawer');
    for (const [place, path] of [
      ['a product', '/shop/dune-mug'],
      ['one that is sold out', '/shop/workshop-apron'],
      ['the contact page', '/contact'],
      ['the cart', '/cart'],
    ] as const) {
      await page.goto(path);
      await settled(page);
      if (path === '/cart') await page.locator('vitrine-cart:state(initialized)').waitFor();
      await expectClean(place);
    }
    await page.goto('/checkout');
    await fillCheckout(page);
    await expectClean('the checkout');
  }

  async function chooseTheme(page: Page, expect: ExpectStatic): Promise<void> {
    await page.goto('/about');
    const title = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    await page.getByRole('button', { name: title, exact: true }).click();
    await page.locator(`html[data-theme=${name}]`).waitFor({ state: 'attached' });
    await page.goto('/shop/dune-mug');
    const root = page.locator('html');
    expect(await root.getAttribute('dir')).toBe(direction);
    const colours = await page.evaluate(() => {
      const { colorScheme } = getComputedStyle(document.documentElement);
      return { colorScheme, paper: getComputedStyle(document.body).backgroundColor };
    });
    expect(colours.colorScheme).toBe(scheme);
    expect(colours.paper).not.toBe('rgb(250, 246, 239)');
    expect(
      await page.getByRole('button', { name: title, exact: true }).getAttribute('aria-pressed'),
    ).toBe('true');
  }
});

import type { Page } from 'playwright';
import { describe, expect, it, type ExpectStatic } from 'vitest';
import { findViolations } from '../support/axe.js';
import { fillCheckout } from '../support/checkout-form.js';
import { settled } from '../support/settled.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

const looks = [
  ['dusk', 'ltr', 'dark'],
  ['tide', 'rtl', 'light'],
  ['press', 'ltr', 'light'],
] as const;

/** Adds a salt cellar from its card on the page of its category, which opens the drawer. */
async function openDrawer(page: Page): Promise<void> {
  const card = page.locator('.card', { hasText: 'Salt Cellar' });
  await card.scrollIntoViewIfNeeded();
  await card.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await card.getByRole('button', { name: 'Add To Cart' }).click();
  await page.getByRole('dialog', { name: 'Cart, 1 item' }).waitFor();
}

// Beside each other: a visit waits for much of its time.
describe.concurrent.each(looks)('the theme %s', (name, direction, scheme) => {
  const { during } = useShop();

  // The longest walk of all: three themes beside each other on a busy machine take minutes.
  it(
    'has no axe violation from the catalogue to the checkout, on a phone and on a desktop',
    { timeout: 480_000 },
    ({ expect }) =>
      during({ viewport: phone, reducedMotion: 'reduce' }, ({ page }) => visitAll(page, expect)),
  );

  /** `expect` is the test's own, which knows the test that it waits in. */
  async function visitAll(page: Page, expect: ExpectStatic): Promise<void> {
    // A theme is colours and a direction: what only a wide page has is on the first pages.
    const expectClean = async (place: string, { isWide = false } = {}) => {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await settled(page);
        if (viewport === phone || isWide) expect(await findViolations(page), place).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, place).toBeLessThanOrEqual(0);
      }
    };
    await page.goto(`/?theme=${name}`);
    expect(page.url()).not.toContain('theme');
    await expectClean('the home page', { isWide: true });
    await page.goto('/shop/table');
    await openDrawer(page);
    await expectClean('the drawer');
    await page.keyboard.press('Escape');
    // The button that opened the drawer changes its label for some seconds.
    const changing = page.locator('vitrine-add-to-cart:is(:state(adding), :state(added))');
    await expect.poll(() => changing.count(), { timeout: 10_000 }).toBe(0);
    await expectClean('a category', { isWide: true });
    await page.goto('/shop/dune-mug');
    await settled(page);
    await expectClean('a product', { isWide: true });
    await page.goto('/shop/workshop-apron');
    await settled(page);
    await expectClean('one that is sold out');
    await page.goto('/contact');
    await settled(page);
    await expectClean('the contact page');
    await page.goto('/cart');
    await page.locator('vitrine-cart:state(initialized)').waitFor();
    await expectClean('the cart');
    await page.goto('/checkout');
    await fillCheckout(page);
    await expectClean('the checkout');
  }

  it('is a style sheet and a direction, chosen in the footer and remembered', () =>
    during({ viewport: desktop }, ({ page }) => chooseTheme(page)));

  async function chooseTheme(page: Page): Promise<void> {
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

describe('the theme that reads from right to left', () => {
  const { open } = useShop();

  it('opens the drawer at the end of the line, and closes it at its own', async () => {
    const { page } = await open({ viewport: desktop, reducedMotion: 'reduce' });
    await page.goto('/?theme=tide');
    await page.goto('/shop/table');
    await openDrawer(page);
    const box = await page.locator('vitrine-cart-drawer [part=dialog]').boundingBox();
    expect(box?.x).toBe(0);
  });
});

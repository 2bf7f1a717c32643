import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { desktop, phone, useShop, mounted } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const button = '.product vitrine-add-to-cart:not([express]) [part=button]';
const notice = '.product vitrine-add-to-cart [part=notice]';

async function openCellar(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
}

const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    return root.activeElement === element;
  });

const bar = '.product vitrine-add-to-cart [part=bar]';

const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

describe.each([
  ['390 px', phone],
  ['1280 px', desktop],
] as const)('after an add at %s', (_, viewport) => {
  const { open } = useShop();

  it('a notice shows what was added, takes no focus, and Escape closes it', async () => {
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
    await openCellar(page);
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    await page.locator(notice).waitFor();
    expect(await hasFocus(page, button)).toBe(true);
    const words = await page.locator(notice).innerText();
    expect(words).toContain('Added to your cart');
    expect(words).toContain('Salt Cellar');
    expect(words).toContain('Quantity: 1');
    expect(words).toContain('$32.00');
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator(notice).waitFor({ state: 'detached' });
    expect(await hasFocus(page, button)).toBe(true);
  });

  if (isWhole && viewport === desktop) {
    it('its link leads to the cart', async () => {
      const { page } = await open({ viewport, reducedMotion: 'reduce' });
      await openCellar(page);
      await page.locator(button).click();
      await page.getByRole('link', { name: 'View cart', exact: true }).click();
      await page.waitForURL('**/cart');
    });
  }

  if (isWhole && viewport === phone) {
    it('a bar stands for the button that is out of view, and its press adds', async () => {
      const { page } = await open({ viewport, reducedMotion: 'reduce' });
      await openCellar(page);
      expect(await page.locator(bar).count()).toBe(0);
      await scrollToEnd(page);
      await page.locator(bar).waitFor();
      expect(await findViolations(page)).toEqual([]);
      // The page has room for it now, and nothing stays below it.
      await scrollToEnd(page);
      const [box, end] = await Promise.all([
        page.locator(bar).boundingBox(),
        page.locator('footer').last().boundingBox(),
      ]);
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 1);
      await page.locator(`${bar} button`).focus();
      await page.keyboard.press('Enter');
      await page.locator(notice).waitFor();
      await page.keyboard.press('Escape');
      await page.locator(button).evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.locator(bar).waitFor({ state: 'detached' });
      expect(await hasFocus(page, button)).toBe(true);
    });
  }
});

if (isWhole) {
  describe('the bar', () => {
    const { open } = useShop();

    it('is there for a shopper who passed the button before its code was', async () => {
      const { page } = await open({ reducedMotion: 'reduce' });
      let release = (): void => undefined;
      const released = new Promise<void>((done) => (release = done));
      await page.route(/buy-bar-/, (route) => released.then(() => route.continue()));
      await openCellar(page);
      await scrollToEnd(page);
      release();
      await page.locator(bar).waitFor();
    });

    it('does not stand for a button that the shopper has not come to', async () => {
      const { page } = await open({ viewport: { width: 390, height: 500 } });
      const code = page.waitForResponse(/buy-bar-/);
      await page.goto('/shop/salt-cellar');
      await page.locator('.product vitrine-add-to-cart:not([express])').evaluate((element) => {
        // Near enough to load, and still below the window.
        scrollTo(0, element.getBoundingClientRect().top + scrollY - innerHeight - 40);
      });
      await code;
      await settled(page);
      expect(await page.locator(bar).count()).toBe(0);
    });
  });
}

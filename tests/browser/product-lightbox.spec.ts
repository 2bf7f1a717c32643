import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { access } from '../../widgets/elements/product-image/access.js';
import { desktop, mounted, useShop, type VisitOptions } from '../support/shop-page.js';

const element = '.product vitrine-product-image';

describe('the lightbox of a product’s pictures', () => {
  const { open } = useShop();

  const visit = async (options: VisitOptions = {}) => {
    const { page } = await open({ viewport: desktop, ...options });
    await page.goto('/shop/dune-mug');
    await mounted(page, 'vitrine-product-image');
    await page.locator(`${element} [part=link]`).waitFor();
    return page;
  };
  const large = (page: Page) => page.locator('[part=lightbox-picture]').getAttribute('src');
  const spoken = (page: Page) => page.locator('dialog [data-vitrine-live=polite]').textContent();
  const openLarge = async (page: Page) => {
    await page.locator(`${element} [part=link]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('[part=lightbox-picture]').waitFor();
  };

  it('has the keys and announcements of its documentation', async () => {
    expect(Object.keys(access.keyboard).sort()).toEqual([
      '+, −, 0',
      'Arrow left, Arrow right',
      'Enter',
      'Enter, Space',
      'Escape',
      'Home, End',
      'Tab',
    ]);
    const page = await visit();
    const first = await page.locator(`${element} [part=image]`).getAttribute('src');
    await openLarge(page);
    expect(await large(page)).toBe(first);
    await expect.poll(() => spoken(page)).toMatch(/^Picture 1 of 6: /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => spoken(page)).toMatch(/^Picture 2 of 6: /);
    await page.keyboard.press('End');
    await expect.poll(() => large(page)).toBe('/images/dune-mug-size.svg');
    await page.keyboard.press('Home');
    await expect.poll(() => large(page)).toBe(first);
    const drawn = () =>
      page.locator('[part=lightbox-picture]').evaluate((image) => image.style.transform);
    await page.keyboard.press('+');
    await expect.poll(drawn).toContain('scale(1.6)');
    await expect.poll(() => spoken(page)).toBe('Zoomed to 160 %');
    await page.keyboard.press('-');
    await expect.poll(drawn).toBe('');
    await page.keyboard.press('+');
    await page.keyboard.press('0');
    await expect.poll(drawn).toBe('');
    await page.keyboard.press('ArrowRight');
    const last = await large(page);
    await page.keyboard.press('Escape');
    await page.locator('dialog[part=lightbox]').waitFor({ state: 'detached' });
    // The picture of the page is the one shown last, and has the focus again.
    const picture = page.locator(`${element} [part=image]`);
    await expect.poll(() => picture.getAttribute('src')).toBe(last);
    const focused = await page
      .locator(element)
      .evaluate((host) => host.shadowRoot?.activeElement?.getAttribute('part'));
    expect(focused).toBe('link');
  });
});

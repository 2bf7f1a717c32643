import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, useShop, type VisitOptions } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

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
  const openLarge = async (page: Page) => {
    await page.locator(`${element} [part=link]`).focus();
    await page.keyboard.press('Enter');
    await page.locator('[part=lightbox-picture]').waitFor();
  };
  const spoken = (page: Page) => page.locator('dialog [data-vitrine-live=polite]').textContent();

  it('is used by keys, and says what it shows', async () => {
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

  if (isWhole) {
    it('is a link to the picture without script', async () => {
      const { page } = await open({ viewport: desktop, javaScriptEnabled: false });
      await page.goto('/shop/dune-mug');
      await page.locator(`${element} > a`).click();
      expect(new URL(page.url()).pathname).toBe('/images/dune-mug-oat.svg');
    });

    it('is fetched at the first press, zooms by wheel and double tap, and shows the next by a swipe', async () => {
      const page = await visit();
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await settled(page);
      const viewer = () => fetched.filter((url) => url.includes('picture-viewer-'));
      expect(viewer()).toEqual([]);
      await openLarge(page);
      expect(viewer()).toHaveLength(1);
      const scale = async () =>
        Number(
          /scale\((.*?)\)/.exec(
            await page.locator('[part=lightbox-picture]').evaluate((one) => one.style.transform),
          )?.[1] ?? 1,
        );
      await page.mouse.move(640, 450);
      await page.mouse.wheel(0, -300);
      await expect.poll(scale).toBeGreaterThan(1.5);
      await page.mouse.dblclick(640, 450);
      await expect.poll(scale).toBe(1);
      const before = await large(page);
      // The buttons stay above a zoomed picture.
      await page.mouse.dblclick(640, 450);
      await expect.poll(scale).toBe(2.5);
      await page.getByRole('button', { name: 'Next picture' }).click();
      await expect.poll(() => large(page)).not.toBe(before);
      await expect.poll(scale).toBe(1);
      await page.getByRole('button', { name: 'Previous picture' }).click();
      await expect.poll(() => large(page)).toBe(before);
      await page.mouse.move(740, 450);
      await page.mouse.down();
      await page.mouse.move(540, 460, { steps: 4 });
      await page.mouse.up();
      await expect.poll(() => large(page)).not.toBe(before);
    });

    it('has nothing that axe finds on a phone', async () => {
      const page = await visit({ viewport: phone, reducedMotion: 'reduce' });
      await openLarge(page);
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

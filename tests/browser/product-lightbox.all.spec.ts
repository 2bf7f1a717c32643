import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, useShop, type VisitOptions } from '../support/shop-page.js';

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

  it('is a link to the picture without script', async () => {
    const { page } = await open({ viewport: desktop, javaScriptEnabled: false });
    await page.goto('/shop/dune-mug');
    await page.locator(`${element} > a`).click();
    expect(new URL(page.url()).pathname).toBe('/images/dune-mug-oat.svg');
  });

  it('is fetched at the first press, and nothing of it before', async () => {
    const { page } = await open({ viewport: desktop, isCold: true });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto('/shop/dune-mug');
    await page.locator(`${element} [part=link]`).waitFor();
    await settled(page);
    const viewer = () => fetched.filter((url) => url.includes('picture-viewer-'));
    expect(viewer()).toEqual([]);
    await openLarge(page);
    expect(viewer()).toHaveLength(1);
  });

  it('zooms by wheel and double tap, and shows the next by a swipe', async () => {
    const page = await visit();
    await openLarge(page);
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

  it.each([
    ['on a phone', { viewport: phone }],
    ['with reduced motion', { viewport: desktop, reducedMotion: 'reduce' }],
  ] as const)('has nothing that axe finds %s', async (_, options) => {
    const page = await visit(options);
    await openLarge(page);
    expect(await findViolations(page)).toEqual([]);
  });

  it('has nothing that axe finds in the window in forced colours', async () => {
    const page = await visit({ forcedColors: 'active' });
    await openLarge(page);
    // Of the page behind, axe takes colours that the browser replaces.
    const found = await findViolations(page);
    expect(found.filter((line) => /lightbox|viewer/.test(line))).toEqual([]);
  });
});

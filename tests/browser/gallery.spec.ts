import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useOtherSite } from '../support/other-site.js';
import { desktop, useShop, type VisitOptions } from '../support/shop-page.js';
import { port, pageWith, designs, slideshow } from './gallery-steps.js';

describe('vitrine-gallery', () => {
  const { open } = useShop();
  const site = useOtherSite(port, () => ({
    '/robots.txt': '',
    ...Object.fromEntries(
      designs.map((design) => [
        `/${design}`,
        pageWith(`design="${design}" aspect-ratio="standard" controls lightbox`),
      ]),
    ),
    '/rtl': pageWith(`${slideshow} lightbox`, { isMirrored: true }),
    '/autoplay': pageWith(`${slideshow} autoplay autoplay-duration="1"`, {
      before: '<div style="block-size: 150vh"></div>',
    }),
    '/many': pageWith('design="grid"', { count: 200 }),
    '/many-slides': pageWith('design="slideshow" thumbnail-strip-height="0"', { count: 200 }),
    '/focal': pageWith('design="grid" auto-crop').replaceAll(
      '<img ',
      '<img data-image-focal-point="0.25,0.2" data-focal-x="0.25" data-focal-y="0.2" ',
    ),
    '/hover': pageWith('design="grid" show-meta-on-hover lightbox'),
  }));

  const visit = async (
    path: string,
    { hasClock = false, ...options }: VisitOptions & { hasClock?: boolean } = {},
  ) => {
    const { page, complaints } = await open({ baseURL: site, viewport: desktop, ...options });
    if (hasClock) await page.clock.install();
    await page.goto(path);
    if (options.javaScriptEnabled !== false) {
      await page.locator('vitrine-gallery').scrollIntoViewIfNeeded();
      await page.locator('vitrine-gallery:state(ready)').waitFor();
    }
    return { page, complaints };
  };
  const position = (page: Page) => page.locator('vitrine-gallery [part=position]').textContent();
  const spoken = (page: Page, root = '') =>
    page.locator(`${root} [data-vitrine-live=polite]`).textContent();

  describe('the keys and announcements of its documentation', () => {
    it('Arrow left, Arrow right, Home, End: in a slideshow', async () => {
      const { page } = await visit('/slideshow');
      await page.locator('vitrine-gallery > ul').focus();
      const walk = [
        ['ArrowRight', '2 / 5', 'Picture 2 of 5: Pot 2'],
        ['End', '5 / 5', 'Picture 5 of 5: Pot 5'],
        ['ArrowLeft', '4 / 5', 'Picture 4 of 5: Pot 4'],
        ['Home', '1 / 5', 'Picture 1 of 5: Pot 1'],
      ] as const;
      for (const [key, shown, said] of walk) {
        await page.keyboard.press(key);
        await expect.poll(() => position(page)).toBe(shown);
        await expect.poll(() => spoken(page, 'body >')).toBe(said);
      }
      await page.keyboard.press('End');
      const inView = () =>
        page.locator('vitrine-gallery li').evaluateAll((items) =>
          items.findIndex((item) => {
            const list = item.parentElement!.getBoundingClientRect();
            return Math.abs(item.getBoundingClientRect().left - list.left) < 2;
          }),
        );
      await expect.poll(inView).toBe(4);
    });
  });
});

import type { Page, Request } from 'playwright';
import { describe, expect, it, inject } from 'vitest';
import { focusedName } from '../support/keyboard.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { useOtherSite } from '../support/other-site.js';
import { settled } from '../support/settled.js';
import { desktop, narrow, useShop, type VisitOptions } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { galleryPage, type GalleryParts } from '../support/gallery-page.js';
import { readOverflow } from '../support/usable.js';

const { gallery: port } = inject('otherPorts');
const shop = inject('shop');
const pageWith = (attributes: string, parts: Omit<GalleryParts, 'shop'> = {}) =>
  galleryPage(attributes, { shop, ...parts });

const designs = ['slideshow', 'slider', 'grid', 'stacked'] as const;
const slideshow = 'design="slideshow" aspect-ratio="standard" controls';

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
  const shownLarge = (page: Page) => page.locator('[part=lightbox-picture]').getAttribute('alt');
  const spoken = (page: Page, root = '') =>
    page.locator(`${root} [data-vitrine-live=polite]`).textContent();
  const openLarge = async (page: Page, at: number) => {
    await page.locator('vitrine-gallery li a').nth(at).focus();
    await page.keyboard.press('Enter');
    await page.locator('[part=lightbox-picture]').waitFor();
  };

  if (isWhole) {
    it.each(designs)(
      'in the design %s stands the same without script, moves nothing and fits',
      async (design) => {
        const measure = (page: Page) =>
          page.evaluate(() => {
            const boxes = [...document.querySelectorAll('vitrine-gallery li, .below')];
            return boxes.map((box) => {
              const { left, top, width, height } = box.getBoundingClientRect();
              return [left, top + scrollY, width, height].map(Math.round).join();
            });
          });
        const { page: plain } = await visit(`/${design}`, { javaScriptEnabled: false });
        const { page } = await open({ baseURL: site, viewport: desktop });
        await watchLayoutShifts(page);
        await page.goto(`/${design}`);
        await page.locator('vitrine-gallery:state(ready)').waitFor();
        await settled(page);
        expect(await readLayoutShifts(page)).toEqual([]);
        const [before, after] = [await measure(plain), await measure(page)];
        // What the element adds stands below the pictures.
        expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
        await plain.locator('vitrine-gallery li a').nth(1).click();
        expect(new URL(plain.url()).pathname).toBe('/images/dune-mug-oat.svg');
        await page.setViewportSize(narrow);
        expect(await readOverflow(page)).toBe(0);
      },
    );

    it('keeps the focal point in view, without script too', async () => {
      for (const javaScriptEnabled of [false, true]) {
        const { page } = await visit('/focal', { javaScriptEnabled });
        const image = page.locator('vitrine-gallery img').first();
        const place = () => image.evaluate((one) => getComputedStyle(one).objectPosition);
        await expect.poll(place).toBe('25% 20%');
      }
    });
  }

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

    if (isWhole) {
      it('Arrow left, Arrow right: mirrored in the lightbox in right-to-left, which fits', async () => {
        const { page } = await visit('/rtl', { viewport: narrow });
        expect(await readOverflow(page)).toBe(0);
        await openLarge(page, 0);
        await page.keyboard.press('ArrowLeft');
        await expect.poll(() => shownLarge(page)).toBe('Pot 2');
        await page.keyboard.press('ArrowRight');
        await expect.poll(() => shownLarge(page)).toBe('Pot 1');
      });

      it('Enter, +, −, 0, Home, End, Escape: the lightbox', async () => {
        const { page } = await visit('/grid');
        await openLarge(page, 1);
        await expect.poll(() => focusedName(page)).toBe('Close pictures');
        await expect.poll(() => spoken(page, 'dialog')).toBe('Picture 2 of 5: Pot 2');
        const drawn = () =>
          page.locator('[part=lightbox-picture]').evaluate((image) => image.style.transform);
        await page.keyboard.press('+');
        await expect.poll(drawn).toContain('scale(1.6)');
        await expect.poll(() => spoken(page, 'dialog')).toBe('Zoomed to 160 %');
        await page.keyboard.press('ArrowDown');
        await expect.poll(drawn).toMatch(/, -\d/);
        expect(await shownLarge(page)).toBe('Pot 2');
        await page.keyboard.press('-');
        await expect.poll(drawn).toBe('');
        await page.keyboard.press('+');
        await page.keyboard.press('0');
        await expect.poll(drawn).toBe('');
        await page.keyboard.press('End');
        await expect.poll(() => shownLarge(page)).toBe('Pot 5');
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Home');
        await expect.poll(() => shownLarge(page)).toBe('Pot 1');
        await page.keyboard.press('+');
        await expect.poll(() => spoken(page, 'dialog')).toBe('Zoomed to 160 %');
        await page.getByRole('button', { name: 'Next picture' }).click();
        // A size that nobody asked for is not said.
        await expect.poll(() => spoken(page, 'dialog')).toBe('Picture 2 of 5: Pot 2');
        await expect.poll(drawn).toBe('');
        await page.keyboard.press('Escape');
        await expect.poll(() => page.locator('dialog').count()).toBe(0);
        const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'));
        expect(focused).toBe(`${shop}/images/dune-mug-oat.svg?2`);
      });
    }
  });

  if (isWhole) {
    it('plays by itself in view, and not out of it', async () => {
      const { page } = await visit('/autoplay', { hasClock: true });
      /** Lets the time of two pictures pass. */
      const passTwice = async () => {
        await settled(page);
        await page.clock.runFor(2_500);
      };
      await page.mouse.move(2, 2);
      await expect.poll(() => position(page)).toBe('3 / 5');
      await page.evaluate(() => scrollTo(0, 0));
      let left: string | null = null;
      const stays = async () => {
        left = await position(page);
        await passTwice();
        return (await position(page)) === left;
      };
      // One picture may be on its way.
      await expect.poll(stays).toBe(true);
      await page.locator('vitrine-gallery').scrollIntoViewIfNeeded();
      await expect.poll(() => position(page)).not.toBe(left);
    });

    it('shows captions under the pointer and with the focus', async () => {
      const { page } = await visit('/hover');
      const caption = page.locator('vitrine-gallery figcaption').first();
      const opacity = () => caption.evaluate((one) => getComputedStyle(one).opacity);
      await page.mouse.move(2, 2);
      await expect.poll(opacity).toBe('0');
      await page.locator('vitrine-gallery li a').first().focus();
      await expect.poll(opacity).toBe('1');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect.poll(opacity).toBe('0');
      await page.locator('vitrine-gallery li').first().hover();
      await expect.poll(opacity).toBe('1');
    });

    it('shows what is current in forced colours', async () => {
      const { page } = await visit('/slideshow', { forcedColors: 'active' });
      const frame = await page
        .locator('[part=thumbnail][aria-current]')
        .evaluate((one) => getComputedStyle(one, '::after').borderTopStyle);
      expect(frame).toBe('double');
    });

    it('fetches of 200 pictures no more than those that a plain list would', async () => {
      const count = async (javaScriptEnabled: boolean) => {
        const { page } = await open({
          baseURL: site,
          viewport: desktop,
          isCold: true,
          javaScriptEnabled,
        });
        const asked = new Set<string>();
        page.on('request', (request: Request) => {
          if (request.resourceType() === 'image') asked.add(request.url());
        });
        await page.goto('/many');
        if (javaScriptEnabled) await settled(page);
        return asked.size;
      };
      const [plain, enhanced] = [await count(false), await count(true)];
      expect(enhanced).toBeGreaterThan(0);
      expect(enhanced).toBeLessThanOrEqual(plain);
      // Of 200: what is in the window, and what the browser itself counts as near.
      expect(enhanced).toBeLessThan(60);
    });

    it('fetches of 200 slides the one that is shown and the next', async () => {
      const { page } = await open({ baseURL: site, viewport: desktop, isCold: true });
      const asked = new Set<string>();
      page.on('request', (request: Request) => {
        if (request.resourceType() === 'image') asked.add(request.url());
      });
      await page.goto('/many-slides');
      await settled(page);
      // What the browser itself counts as near, sideways, and the next one.
      const near = await page.evaluate(
        () =>
          [...document.querySelectorAll('vitrine-gallery img')].filter(
            (image) => image.getBoundingClientRect().left < innerWidth + 1_250,
          ).length,
      );
      expect(near).toBeLessThan(5);
      expect(asked.size).toBeLessThanOrEqual(near + 1);
    });
  }
});

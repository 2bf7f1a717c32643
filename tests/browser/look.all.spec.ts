import { statSync, readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

const fonts = 'shop/pages/public/fonts';
const tablets = [768, 820, 1024];

/** What stands at the start of a page's main parts, all on one line. */
const edges: Readonly<Record<string, readonly string[]>> = {
  '/': ['.wordmark', '.hero h1', '.shelf h2', '.site-footer .wordmark'],
  '/shop/dune-mug': ['.wordmark', '.gallery vitrine-product-image', 'vitrine-reviews'],
  '/cart': ['.wordmark', 'h1'],
  '/contact': ['.wordmark', 'h1'],
  '/lessons': ['.wordmark', 'h1'],
  '/journal': ['.wordmark', 'h1'],
  '/forms/commission': ['.wordmark', 'h1'],
};

const startOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

describe('the look of the shop', () => {
  const { open } = useShop();

  it('has fonts of its own, at most 40 kB', async () => {
    const sizes = readdirSync(fonts)
      .filter((name) => name.endsWith('.woff2'))
      .map((name) => statSync(`${fonts}/${name}`).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(40_000);
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/about');
    const loaded = await page.evaluate(async () => {
      const wanted = ['figtree', 'fraunces'].map((name) => document.fonts.load(`1rem ${name}`));
      return (await Promise.all(wanted)).flat().map(({ family, status }) => [family, status]);
    });
    expect(loaded).toEqual([
      ['figtree', 'loaded'],
      ['fraunces', 'loaded'],
    ]);
  });

  it('has one left edge at 1280 and 1920 px', async () => {
    const { page } = await open({ viewport: null, reducedMotion: 'reduce' });
    for (const [path, selectors] of Object.entries(edges)) {
      await page.goto(path);
      for (const width of [1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        const starts = await Promise.all(selectors.map((selector) => startOf(page, selector)));
        expect(new Set(starts).size, `${path}, ${width}: ${starts.join(', ')}`).toBe(1);
      }
    }
  });

  it('without script keeps that edge to the checkout', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/shop/salt-cellar');
    await page.locator('.product vitrine-add-to-cart:not([express]) button').click();
    for (const path of ['/cart', '/checkout']) {
      await page.goto(path);
      for (const width of [390, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const starts = await Promise.all(['.wordmark', 'h1'].map((part) => startOf(page, part)));
        expect(new Set(starts).size, `${path}, ${width}: ${starts.join(', ')}`).toBe(1);
      }
    }
  });

  it('keeps search, account and cart beside a long name on a phone', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/shop/dune-mug');
    await settled(page);
    const name = page.locator('.site-header .wordmark');
    await name.evaluate((link) => link.append(' & Daughters of the Coast'));
    const account = page.locator('.site-header').getByRole('link', { name: 'Your account' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await account.isVisible()).toBe(width === 390);
      const middles = await Promise.all(
        ['.wordmark', '.site-search', '.site-cart'].map(async (part) => {
          const box = await page.locator(`.site-header ${part}`).boundingBox();
          return Math.round(box!.y + box!.height / 2);
        }),
      );
      expect(new Set(middles).size, middles.join(', ')).toBe(1);
      expect(await readOverflow(page)).toBeLessThanOrEqual(0);
    }
  });

  it('marks what is chosen in forced colours', async () => {
    const { page } = await open({ forcedColors: 'active' });
    await page.goto('/shop/table');
    const groups = {
      '.shop-categories a': '[aria-current]',
      '.switches button': '[aria-pressed=true]',
    };
    for (const [controls, chosen] of Object.entries(groups)) {
      const marks = await page
        .locator(controls)
        .evaluateAll(
          (found, state) =>
            found.map((one) => [one.matches(state), getComputedStyle(one).outlineStyle]),
          chosen,
        );
      expect(marks).toContainEqual([true, 'solid']);
      expect(marks).toContainEqual([false, 'none']);
      expect(marks.filter(([isChosen, outline]) => isChosen !== (outline === 'solid'))).toEqual([]);
    }
  });

  it('on tablets shows the product large, and every link', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/shop/dune-mug');
    for (const width of tablets) {
      await page.setViewportSize({ width, height: 1024 });
      await settled(page);
      const picture = await page.locator('.gallery vitrine-product-image').boundingBox();
      expect(picture!.width / width).toBeGreaterThan(0.4);
      const last = page.locator('.site-nav li').last();
      await last.scrollIntoViewIfNeeded();
      const link = await last.boundingBox();
      expect(link!.x + link!.width).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(page)).toEqual([]);
  });

  it('on tablets keeps the words beside the things of the first picture', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/');
    for (const width of tablets) {
      await page.setViewportSize({ width, height: 1024 });
      await settled(page);
      const [words, picture] = await Promise.all([
        page.locator('.hero h1').evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title.parentElement!);
          return range.getBoundingClientRect().right;
        }),
        page.locator('.hero-picture').evaluate((image: HTMLImageElement) => {
          const { left, width: shown, height } = image.getBoundingClientRect();
          const scale = Math.max(shown / 1800, height / 1100);
          // The picture is cut at its start, where it is empty; the vase begins at 44 % of it.
          return left + shown - 1800 * scale * 0.56;
        }),
      ]);
      expect(words, `${width}`).toBeLessThanOrEqual(picture);
    }
    // On a desktop the same page ends each card with one control.
    await page.setViewportSize({ width: 1280, height: 900 });
    await settled(page);
    const holes = await page.locator('.shelf .grid').evaluateAll((grids) =>
      grids.flatMap((grid) =>
        [...grid.children].map((card) => {
          const control = card.querySelector('.add-form, :scope > .button')!;
          return Math.round(
            card.getBoundingClientRect().bottom - control.getBoundingClientRect().bottom,
          );
        }),
      ),
    );
    expect(holes.length).toBeGreaterThan(0);
    expect(Math.max(...holes)).toBeLessThanOrEqual(1);
  });

  it('is dark where the device prefers it, unless another look was chosen', async () => {
    const { page } = await open({ colorScheme: 'dark', reducedMotion: 'reduce' });
    const readPaper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.goto('/contact');
    expect(await readPaper()).toBe('rgb(21, 25, 28)');
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Shore' }).click();
    await page.locator('[aria-pressed=true]:text-is("Shore")').waitFor();
    expect(await readPaper()).toBe('rgb(250, 246, 239)');
  });
});

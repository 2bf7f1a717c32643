import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { plainImage } from '../../core/content/index.js';
import { access } from '../../widgets/elements/image/access.js';
import { findViolations } from '../support/axe.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { openMadePage, readOverflow } from '../support/made-page.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

/** A blue picture whose place to keep in view, a fifth of each side, is red. */
const drawPicture = (x: number, y: number) => {
  const [width, height] = [1000, 800];
  const spot = `<rect x="${x * width - 100}" y="${y * height - 80}" width="200" height="160" fill="red"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="blue"/>${spot}</svg>`;
};

/** Serves the picture in all widths; returns the widths that were fetched. */
async function servePicture(page: Page, picture: string, delay = 0): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('**/made-picture.svg*', async (route) => {
    fetched.push(new URL(route.request().url()).searchParams.get('format') ?? 'src');
    await new Promise((done) => setTimeout(done, delay));
    return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  return fetched;
}

const described = {
  src: '/made-picture.svg',
  width: 2500,
  height: 2000,
  alt: 'A bowl',
  sizes: '(width >= 60rem) 50vw, 100vw',
  srcset: '',
  priority: 'none',
  loader: 'sqs',
} as const;
const write = (attributes: object) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${name}="${String(value)}"`)
    .join(' ');
/** As a server prints it: the plain image works without script. */
const printed = `<vitrine-image ${write(described)}><img ${write(plainImage(described))}></vitrine-image>`;
/** Where the server prints none. */
const bare = `<vitrine-image ${write(described)}></vitrine-image>`;
const ready = 'vitrine-image:state(ready)';
const isLoaded = (page: Page) =>
  page.locator('vitrine-image img').evaluate(async (image) => {
    await (image as HTMLImageElement).decode();
    return (image as HTMLImageElement).naturalWidth > 0;
  });

describe('vitrine-image', () => {
  const { open } = useShop();

  it('takes no key, as its documentation says', async () => {
    expect(access.keyboard).toBe('It is a picture; nothing in it takes the focus.');
    const { page } = await open();
    await servePicture(page, drawPicture(0.5, 0.5));
    await openMadePage(page, `${bare}<button>After it</button>`);
    await page.locator(ready).waitFor();
    await page.keyboard.press('Tab');
    const reached = () => page.evaluate(() => document.activeElement?.textContent);
    for (let presses = 0; presses < 20 && (await reached()) !== 'After it'; presses += 1) {
      expect(
        await page.evaluate(() => document.activeElement?.closest('vitrine-image')),
      ).toBeNull();
      await page.keyboard.press('Tab');
    }
    expect(await reached()).toBe('After it');
  });

  it('is a plain image without script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await servePicture(page, drawPicture(0.5, 0.5));
    // The sheet of the library says nothing without script.
    const head = '<style>img { max-inline-size: 100%; block-size: auto }</style>';
    await openMadePage(page, printed, { head });
    const image = page.getByRole('img', { name: 'A bowl' });
    expect(await image.isVisible()).toBe(true);
    expect(await readOverflow(page)).toBe(0);
  });

  it.each([
    // 390 wide and 50 % of 1280, in the widths 100, 300, 500, 750, 1000, 1500, 2500 (platform §9).
    [390, 1, '500w'],
    [390, 2, '1000w'],
    [1280, 1, '750w'],
    [1280, 2, '1500w'],
  ])('of %i pixels and %i dots each is fetched as %s', async (width, deviceScaleFactor, format) => {
    for (const html of [printed, bare]) {
      const { page } = await open({
        viewport: { width, height: 900 },
        deviceScaleFactor,
        isCold: true,
      });
      const fetched = await servePicture(page, drawPicture(0.5, 0.5));
      await openMadePage(page, html);
      await page.locator(ready).waitFor();
      expect(await isLoaded(page)).toBe(true);
      expect(fetched).toEqual([format]);
    }
  });

  it.each([
    ['printed', printed, phone],
    ['printed', printed, desktop],
    ['bare', bare, phone],
  ])('%s shifts nothing on the page', async (_, html, viewport) => {
    const { page } = await open({ viewport });
    await watchLayoutShifts(page);
    await servePicture(page, drawPicture(0.5, 0.5), 300);
    // The bare one keeps its place by the page's own sheet, as any element without content.
    const head = '<style>vitrine-image { --vitrine-image-ratio: 5 / 4 }</style>';
    await openMadePage(page, `${html}<p>Below the picture.</p>`, html === bare ? { head } : {});
    await page.locator(ready).waitFor();
    await isLoaded(page);
    expect(await readLayoutShifts(page)).toEqual([]);
  });

  it.each([
    ['0.1,0.5', 0.1, 0.5],
    ['0.9,0.5', 0.9, 0.5],
    ['0.5,0.1', 0.5, 0.1],
    ['0.9,0.9', 0.9, 0.9],
  ])('a crop keeps the focal point %s in view', async (point, x, y) => {
    const { page } = await open({ viewport: desktop });
    await servePicture(page, drawPicture(x, y));
    for (const ratio of ['1 / 2', '3 / 1']) {
      const image = printed.replace('<vitrine-image', `$& focal-point="${point}"`);
      const head = `<style>vitrine-image { inline-size: 240px; --vitrine-image-ratio: ${ratio} }</style>`;
      await openMadePage(page, image, { head });
      await page.locator(ready).waitFor();
      await isLoaded(page);
      const shot = await page.locator('vitrine-image').screenshot();
      const seen = await readShares(page, shot.toString('base64'));
      expect(seen.width / seen.height).toBeCloseTo(ratio === '1 / 2' ? 0.5 : 3, 1);
      // The red place is a 25th of the picture, and more of a crop that has all of it.
      expect(seen.red).toBeGreaterThan(0.035);
      expect(seen.red + seen.blue).toBeGreaterThan(0.98);
    }
  });

  it('warns the author once, naming the element and what to do', async () => {
    const { page, complaints } = await open();
    await openMadePage(
      page,
      '<vitrine-image src="/images/home-hero.svg" width="9"></vitrine-image>',
    );
    await page.locator(ready).waitFor();
    await expect.poll(() => complaints).toHaveLength(2);
    expect(complaints.join('\n')).toContain(
      '<vitrine-image> number 1 of /made-page has no height. Give',
    );
    expect(complaints.join('\n')).toContain('has no alt. Say what the picture shows');
    complaints.length = 0;
  });

  it.each([
    ['on a phone from right to left', { viewport: phone }, 'rtl'],
    ['in forced colours', { viewport: desktop, forcedColors: 'active' }, 'ltr'],
    ['with reduced motion', { viewport: desktop, reducedMotion: 'reduce' }, 'ltr'],
  ] as const)('has no fault %s', async (_, options, dir) => {
    const { page } = await open(options);
    await servePicture(page, drawPicture(0.5, 0.5));
    for (const html of [printed, bare]) {
      await openMadePage(page, html, { dir });
      await page.locator(ready).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
    }
  });
});

/** The shares of red and blue in a picture of the page, and its size. */
function readShares(page: Page, png: string) {
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height).getContext('2d')!;
    canvas.drawImage(image, 0, 0);
    const pixels = canvas.getImageData(0, 0, width, height).data;
    let [red, blue] = [0, 0];
    for (let at = 0; at < pixels.length; at += 4) {
      if ((pixels[at] ?? 0) > 200) red += 1;
      if ((pixels[at + 2] ?? 0) > 200) blue += 1;
    }
    const all = width * height;
    return { width, height, red: red / all, blue: blue / all };
  }, png);
}

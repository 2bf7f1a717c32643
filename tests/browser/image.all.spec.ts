import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { plainImage } from '../../core/content/index.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { openMadePage } from '../support/made-page.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

/** A blue picture whose place to keep in view, a fifth of each side, is red. */
const drawPicture = (x: number, y: number) => {
  const [width, height] = [1000, 800];
  const spot = `<rect x="${x * width - 100}" y="${y * height - 80}" width="200" height="160" fill="red"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="blue"/>${spot}</svg>`;
};

/** Serves the picture in all widths; returns the widths that were fetched. */
async function servePicture(
  page: Page,
  picture: string,
  arrived = Promise.resolve(),
): Promise<string[]> {
  const fetched: string[] = [];
  await page.route('**/made-picture.svg*', async (route) => {
    fetched.push(new URL(route.request().url()).searchParams.get('format') ?? 'src');
    await arrived;
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

  it.each([
    // 390 wide and 50 % of 1280, in the widths 100, 300, 500, 750, 1000, 1500, 2500 (platform §9).
    [390, 1, '500w', printed],
    [1280, 2, '1500w', bare],
  ])(
    'of %i pixels and %i dots each is fetched as %s',
    async (width, deviceScaleFactor, format, html) => {
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
    },
  );

  it.each([
    ['printed', printed, desktop, 'ltr'],
    ['bare', bare, phone, 'rtl'],
  ] as const)('%s shifts nothing on the page, and fits', async (_, html, viewport, dir) => {
    const { page } = await open({ viewport });
    await watchLayoutShifts(page);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await servePicture(page, drawPicture(0.5, 0.5), arrived);
    // The bare one keeps its place by the page's own sheet, as any element without content.
    const head = '<style>vitrine-image { --vitrine-image-ratio: 5 / 4 }</style>';
    const options = html === bare ? { head, dir } : { dir };
    // The page waits for the picture before it counts as loaded.
    const opening = openMadePage(page, `${html}<p>Below the picture.</p>`, options);
    await page.locator(ready).waitFor();
    arrive();
    await opening;
    await isLoaded(page);
    expect(await readLayoutShifts(page)).toEqual([]);
    expect(await readOverflow(page)).toBe(0);
  });

  it.each([
    ['0.1,0.9', 0.1, 0.9],
    ['0.9,0.1', 0.9, 0.1],
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

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../core/runtime/index.js';
import { findViolations } from '../support/axe.js';
import { press, takeRefusals } from '../support/interface-messages.js';
import { makeFont } from '../support/make-font.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { startShopWithClock, type ShopWithClock } from '../support/shop-with-clock.js';

const film = 'https://vimeo.com/1084537';

describe('fonts and films of the owner', () => {
  const { open } = useShop();
  // Of its own: other tests look at the fonts of the shop that they share.
  let shop: ShopWithClock;

  beforeAll(async () => {
    shop = await startShopWithClock(systemClock, {
      findVideo: (address) => Promise.resolve({ isBasic: address !== film }),
    });
  });
  afterAll(() => shop.stop());

  const at = (options: object) => open({ baseURL: shop.address, ...options });

  const fileOf = (family: string, weight = 400) => ({
    name: `${family}.woff2`,
    mimeType: 'font/woff2',
    buffer: makeFont({ family, weight }),
  });

  async function upload(page: Page, family: string, weight?: number): Promise<void> {
    await page.getByLabel('Font in WOFF2').setInputFiles(fileOf(family, weight));
    await press(page, 'Upload');
    await page.getByText('The font is uploaded.').waitFor();
  }

  const fontOf = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily);

  /** Headings in a font of two files, text in that of the device; without script. */
  async function chooseFonts(): Promise<Page> {
    const { page } = await at({ viewport: desktop, javaScriptEnabled: false });
    await signIn(page, '/owner/fonts');
    await upload(page, 'Shelf', 400);
    await upload(page, 'Shelf', 700);
    await page.getByLabel('Headings').selectOption('Shelf');
    await page.getByLabel('Text', { exact: true }).selectOption("The device's own");
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    return page;
  }

  it('are on every page, those without script and of every theme too, and draw its text in each weight', async () => {
    const page = await chooseFonts();
    for (const address of ['/', '/?theme=press', '/owner/fonts']) {
      await page.goto(address);
      expect(await fontOf(page, 'h1')).toContain('Shelf');
      expect(await fontOf(page, 'body')).toBe('system-ui, sans-serif');
    }

    const { page: reader } = await at({ viewport: phone });
    await reader.goto('/');
    const isDrawn = (weight: number) =>
      reader.evaluate(
        (wanted) => document.fonts.load(`${wanted} 1rem Shelf`).then((faces) => faces[0]?.weight),
        weight,
      );
    expect(await isDrawn(400)).toBe('400');
    expect(await isDrawn(700)).toBe('700');
    const fetched = await reader.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
    expect(fetched.filter((path) => path.startsWith('/shop-fonts/')).length).toBeGreaterThan(0);
    // The shop's own are not fetched for nothing.
    expect(fetched.filter((path) => path.startsWith('/fonts/'))).toEqual([]);
  });

  it('are shown before they are saved, also in a form that was refused', async () => {
    await chooseFonts();
    const visit = await at({ viewport: desktop });
    const { page } = visit;
    await signIn(page, '/owner/fonts');
    const title = '.owner-fonts-title';
    await expect.poll(() => fontOf(page, title)).toContain('Shelf');
    await page.getByLabel('Headings').selectOption("The shop's own");
    await expect.poll(() => fontOf(page, title)).toContain('fraunces');
    await page.getByLabel('Headings').selectOption('Slab serif, as Rockwell');
    await expect.poll(() => fontOf(page, title)).toContain('Rockwell');
    // The rest of the page is as it is saved.
    expect(await fontOf(page, 'h1')).toContain('Shelf');
    await page.locator('[name=crumb]').evaluateAll((fields: HTMLInputElement[]) => {
      for (const field of fields) field.value = 'an old one';
    });
    await press(page, 'Save');
    await page.getByRole('alert').filter({ hasText: 'Your session has expired.' }).waitFor();
    await expect.poll(() => fontOf(page, title)).toContain('Rockwell');
    expect(await fontOf(page, 'h1')).toContain('Shelf');
    takeRefusals(visit);
  });

  it('have accessible pages on a phone', async () => {
    const visit = await at({ viewport: phone });
    const { page } = visit;
    await signIn(page, '/owner/fonts');
    await page.getByLabel('Font in WOFF2').setInputFiles({
      name: 'a.woff2',
      mimeType: 'font/woff2',
      buffer: Buffer.from('no font'),
    });
    await press(page, 'Upload');
    await page.getByText('File processing failed').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goto('/owner/lessons');
    await page.getByLabel('A first bowl').fill('https://example.com/film');
    await press(page, 'Save');
    await page.getByText('This is not a video of YouTube or Vimeo').waitFor();
    expect(await findViolations(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(phone.width);
    takeRefusals(visit);
  });

  it('play on the page of the lesson after a press, and ask nobody before it', async () => {
    const { page } = await at({ viewport: desktop });
    await signIn(page, '/owner/lessons');
    await page.getByLabel('Wedging').fill('vimeo.com/1084537');
    await press(page, 'Save');
    await page.getByText('Saved.').waitFor();
    expect(await page.getByLabel('Wedging').inputValue()).toBe(film);
    const asked: string[] = [];
    await page.route('https://player.vimeo.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
    });
    await page.goto('/lessons/wedging');
    const link = page.getByRole('link', { name: /^Play the film: / });
    await page.locator('vitrine-video:defined').waitFor();
    expect(await link.getAttribute('href')).toBe(film);
    expect(asked).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
    await link.click();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain('https://player.vimeo.com/video/1084537?');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});

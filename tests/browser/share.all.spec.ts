import { describe, expect, it } from 'vitest';
import { createEngine } from '../../core/template/index.js';
import { findViolations } from '../support/axe.js';
import { focusedName, tabTo } from '../support/keyboard.js';
import { openMadePage } from '../support/made-page.js';
import { narrow, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

const url = 'https://marram.example/journal/first-bowl';
const item = { fullUrl: url, title: 'The first bowl', recordType: 1 };
/** What the formatter prints. */
const printed = createEngine().render('{item|social-button}', {
  item,
  website: { shareButtonOptions: { 1: true } },
}).output;
const service = `<a href="https://service.example/share">On the service</a>`;
const withService = printed.replace('</vitrine-share>', `${service}$&`);
const ready = 'vitrine-share:state(ready)';

/** Chromium has Web Share on some systems only. */
const hideWebShare = () => {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => false });
};
const offerWebShare = () => {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: () => true });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => Reflect.set(globalThis, 'sharedData', data),
  });
};

describe('vitrine-share', () => {
  const { open } = useShop();

  it('is a link that begins an e-mail without script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await openMadePage(page, printed);
    const link = page.getByRole('link', { name: 'Share' });
    expect(await link.getAttribute('href')).toMatch(
      /^mailto:\?subject=The%20first%20bowl&body=https/,
    );
    expect(await link.isVisible()).toBe(true);
  });

  it('opens the dialog of the system where the browser has one', async () => {
    const { page } = await open();
    await page.addInitScript(offerWebShare);
    await openMadePage(page, withService);
    await page.locator(ready).waitFor();
    await tabTo(page, /^Share$/);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'sharedData') as unknown))
      .toEqual({ url, title: 'The first bowl' });
    expect(await page.getByRole('link', { name: 'On the service' }).count()).toBe(0);
  });

  it('copies by the keyboard, keeps the focus and says so', async () => {
    const { page } = await open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.addInitScript(hideWebShare);
    await openMadePage(page, withService);
    await page.locator(ready).waitFor();
    await tabTo(page, /^Copy link$/);
    await page.keyboard.press('Space');
    await page
      .getByRole('status')
      .filter({ hasText: 'Link copied' })
      .waitFor({ state: 'attached' });
    expect(await focusedName(page)).toBe('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
    // The next stops are the other ways.
    await tabTo(page, /^E-mail$/);
    await tabTo(page, /^On the service$/);
  });

  it('gives the link to be copied where the page may not', async () => {
    const { page } = await open();
    await page.addInitScript(hideWebShare);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openMadePage(page, printed);
    await page.locator(ready).waitFor();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Copy it from the field' })
      .waitFor({ state: 'attached' });
    expect(await focusedName(page)).toBe('Link');
    expect(await page.getByLabel('Link', { exact: true }).inputValue()).toBe(url);
  });

  it('opens a service in a popup window that does not know the page', async () => {
    const { page } = await open();
    await page.addInitScript(hideWebShare);
    await page
      .context()
      .route('https://service.example/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Service</title>' }),
      );
    await openMadePage(page, withService);
    await page.locator(ready).waitFor();
    const opening = page.waitForEvent('popup');
    await tabTo(page, /^On the service$/);
    await page.keyboard.press('Enter');
    const popup = await opening;
    await popup.waitForURL('https://service.example/share');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(page.url()).toMatch(/\/made-page$/);
    await popup.close();
    await page.context().unroute('https://service.example/**');
  });

  it('has no fault in a narrow window in forced colours, from right to left', async () => {
    const { page } = await open({ viewport: narrow, forcedColors: 'active' });
    await page.addInitScript(hideWebShare);
    await openMadePage(page, withService, { dir: 'rtl' });
    await page.locator(ready).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await readOverflow(page)).toBe(0);
    const heights = await page
      .locator('vitrine-share')
      .locator('button, a:visible')
      .evaluateAll((ways) => ways.map((way) => way.getBoundingClientRect().height));
    expect(heights).toHaveLength(3);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const [copy, mail] = await Promise.all(
      ['Copy link', 'E-mail'].map((name) => page.getByText(name, { exact: true }).boundingBox()),
    );
    expect(copy?.x ?? 0).toBeGreaterThan(mail?.x ?? Infinity);
  });
});

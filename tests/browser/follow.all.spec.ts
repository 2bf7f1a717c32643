import { describe, expect, it } from 'vitest';
import { createEngine } from '../../core/template/index.js';
import { access } from '../../widgets/elements/follow/access.js';
import { findViolations } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { openMadePage, readOverflow } from '../support/made-page.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

const printed = createEngine().render('{@|twitter-follow-button}', { userName: 'ann' }).output;
const ready = 'vitrine-follow:state(ready)';

describe('vitrine-follow', () => {
  const { open } = useShop();

  it('has the keys of its documentation, which are all walked here', () => {
    expect(Object.keys(access.keyboard)).toEqual(['Enter', 'Ctrl+Enter']);
  });

  it('leaves Ctrl+Enter, which opens a new tab, to the browser', async () => {
    const { page } = await open();
    await openMadePage(page, printed);
    await page.locator(ready).waitFor();
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        document.title = `Ctrl ${event.ctrlKey}, taken ${event.defaultPrevented}`;
        event.preventDefault();
      }),
    );
    await tabTo(page, /^Follow @ann$/);
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.title()).toBe('Ctrl true, taken false');
    expect(await page.getByRole('link', { name: 'Follow @ann' }).isVisible()).toBe(true);
  });

  it('is a link without script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await openMadePage(page, printed);
    const link = page.getByRole('link', { name: 'Follow @ann' });
    expect(await link.getAttribute('href')).toBe('https://twitter.com/ann');
  });

  it('opens the account in a popup window by the keyboard, and asks the service for nothing before', async () => {
    const { page } = await open();
    const asked: string[] = [];
    await page.context().route('https://twitter.com/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>Ann</title>' });
    });
    await openMadePage(page, printed);
    await page.locator(ready).waitFor();
    await tabTo(page, /^Follow @ann$/);
    expect(asked).toEqual([]);
    const opening = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const popup = await opening;
    await popup.waitForURL('https://twitter.com/ann');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    const { screen, size } = await popup.evaluate(() => ({
      screen: [window.screen.availWidth, window.screen.availHeight],
      size: [window.innerWidth, window.innerHeight],
    }));
    expect(size[0]).toBeLessThanOrEqual(screen[0] ?? 0);
    await popup.close();
    await page.context().unroute('https://twitter.com/**');
  });

  it.each([
    ['on a phone from right to left', { viewport: phone }, 'rtl'],
    ['in forced colours', { viewport: desktop, forcedColors: 'active' }, 'ltr'],
    ['with reduced motion', { viewport: desktop, reducedMotion: 'reduce' }, 'ltr'],
  ] as const)('has no fault %s', async (_, options, dir) => {
    const { page } = await open(options);
    await openMadePage(page, printed, { dir });
    await page.locator(ready).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await readOverflow(page)).toBe(0);
    const box = await page.getByRole('link', { name: 'Follow @ann' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });
});

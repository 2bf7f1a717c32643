import { describe, expect, it } from 'vitest';
import { createEngine } from '../../core/template/index.js';
import { findViolations } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { openMadePage } from '../support/made-page.js';
import { narrow, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

const printed = createEngine().render('{@|twitter-follow-button}', { userName: 'ann' }).output;
const ready = 'vitrine-follow:state(ready)';

describe('vitrine-follow', () => {
  const { open } = useShop();

  it('leaves Ctrl+Enter, which opens a new tab, to the browser, and has no fault in a narrow window in forced colours, from right to left', async () => {
    const { page } = await open({ viewport: narrow, forcedColors: 'active' });
    await openMadePage(page, printed, { dir: 'rtl' });
    await page.locator(ready).waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await readOverflow(page)).toBe(0);
    const box = await page.getByRole('link', { name: 'Follow @ann' }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
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
});

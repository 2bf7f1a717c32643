import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { popupOf, dialog, isOpen, show, expectClosed } from './popup-steps.js';

describe('vitrine-popup', () => {
  const { open } = useShop();

  // platform §3: 'Popup overlay local storage keys: date-closed, version, submitted.'
  it('once closed stays closed after a reload and in a second tab, until there is a new version', async () => {
    const { page } = await open();
    await show(page, popupOf('version="1"'));
    await dialog(page).waitFor();
    const tab = await page.context().newPage();
    // It waits in this tab while the other one closes it.
    await tab.clock.install();
    await show(tab, popupOf('version="1" load="eager" delay="300"'));
    await page.bringToFront();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await tab.clock.runFor(400_000);
    expect(await isOpen(tab)).toBe(0);
    await tab.close();

    await page.reload();
    await expectClosed(page);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual(
      expect.arrayContaining([
        'vitrine:popup:letters:date-closed',
        'vitrine:popup:letters:version',
      ]),
    );
    await show(page, popupOf('version="2"'));
    await dialog(page).waitFor();
  });
});

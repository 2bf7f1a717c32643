import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { tabTo } from '../support/keyboard.js';
import { openMadePage } from '../support/made-page.js';
import { idle } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';
import { print, ready, watchOthers } from './video-steps.js';

/** Within a shadow root, whatever has the focus in a frame. */
const isActive = (frame: Locator) =>
  frame.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element);

describe('vitrine-video', () => {
  const { open } = useShop();

  it('asks the provider for nothing before the press, and plays by the keyboard', async () => {
    const { page } = await open();
    const asked = await watchOthers(page);
    await openMadePage(page, print());
    await page.locator(ready).waitFor();
    await tabTo(page, /^Play video$/);
    await idle(page);
    expect(asked).toEqual([]);

    await page.keyboard.press('Enter');
    const frame = page.locator('iframe');
    await frame.waitFor();
    expect(await frame.getAttribute('title')).toBe('A bowl');
    expect(await isActive(frame)).toBe(true);
    await expect
      .poll(() => asked)
      .toEqual([
        'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0',
      ]);
    // The next stop is in the player.
    await page.keyboard.press('Tab');
    const player = page.frameLocator('iframe').getByRole('button', { name: 'Pause' });
    await expect.poll(() => player.evaluate((button) => button.matches(':focus'))).toBe(true);
  });
});

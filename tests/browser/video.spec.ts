import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { openMadePage } from '../support/made-page.js';
import { desktop, narrow, useShop } from '../support/shop-page.js';
import type { Locator, Page } from 'playwright';
import { idle } from '../support/settled.js';
import { isWhole } from '../support/lane.js';
import { createEngine } from '../../core/template/index.js';
import { readOverflow } from '../support/usable.js';

const item = {
  oembed: {
    html: '<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" title="A bowl"></iframe>',
    providerName: 'YouTube',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  },
  overlay: true,
  mainImageId: 'm1',
  assetUrl: '/images/home-hero.svg',
  originalSize: '1800x1100',
};
/** What the formatter prints. */
const print = (oembed: Readonly<Record<string, string>> = item.oembed) =>
  createEngine().render('{@|video}', { ...item, oembed }).output;
const ready = 'vitrine-video:state(ready)';

/** Answers for all other sites; returns what they were asked for. */
async function watchOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<button>Pause</button>' });
  });
  return asked;
}

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

  if (isWhole) {
    it('leaves Ctrl+Enter, which opens a new tab, to the browser', async () => {
      const { page } = await open();
      await openMadePage(page, print());
      await page.locator(ready).waitFor();
      await page.evaluate(() =>
        addEventListener('click', (event) => {
          document.title = `Ctrl ${event.ctrlKey}, taken ${event.defaultPrevented}`;
          event.preventDefault();
        }),
      );
      await tabTo(page, /^Play video$/);
      await page.keyboard.press('Control+Enter');
      await expect.poll(() => page.title()).toBe('Ctrl true, taken false');
      expect(await page.getByRole('link', { name: 'Play video' }).isVisible()).toBe(true);
    });

    it('is a link with a picture without script', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await openMadePage(page, print());
      const link = page.getByRole('link', { name: 'Play video' });
      expect(await link.getAttribute('href')).toBe(item.oembed.url);
      expect(await link.locator('img').isVisible()).toBe(true);
    });

    it('puts nothing of a hostile address into the page, and a link that runs a script does nothing', async () => {
      const { page } = await open();
      const asked = await watchOthers(page);
      const hostile = [
        'javascript:globalThis.hacked=1',
        'data:text/html,<script>top.hacked=1</script>',
        'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
      ].map((url) => {
        const html = `<iframe src="${url}"></iframe><img src=x onerror="globalThis.hacked=1">`;
        return print({ html, url, providerName: 'Evil' });
      });
      const link = '<a href="javascript:globalThis.hacked=1">Play by hand</a>';
      await openMadePage(page, `${hostile.join('')}<vitrine-video>${link}</vitrine-video>`);
      const videos = page.locator('vitrine-video');
      expect(await videos.count()).toBe(4);
      for (const video of (await videos.all()).slice(0, 3)) {
        await video.scrollIntoViewIfNeeded();
        await expect.poll(() => video.evaluate((one) => one.matches(':state(ready)'))).toBe(true);
        const played = await video.evaluate((one) =>
          (one as HTMLElement & { play(): Promise<boolean> }).play(),
        );
        expect(played).toBe(false);
      }
      expect(await page.locator('iframe').count()).toBe(0);
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: 'Play by hand' }).click();
      expect(
        await page.evaluate(() => Reflect.get(globalThis, 'hacked') as unknown),
      ).toBeUndefined();
    });

    it('moves nothing when the player takes the place of the poster', async () => {
      const { page } = await open({ viewport: desktop });
      await watchOthers(page);
      const head = '<style>vitrine-video { --vitrine-video-ratio: 18 / 11 }</style>';
      await openMadePage(page, `<div style="max-inline-size: 640px">${print()}</div>`, { head });
      await page.locator(ready).waitFor();
      const poster = await page.locator('vitrine-video img').boundingBox();
      await page.getByRole('link', { name: 'Play video' }).click();
      await page.locator('iframe').waitFor();
      const player = await page.locator('iframe').boundingBox();
      expect(player).toMatchObject({ x: poster?.x, y: poster?.y, width: poster?.width });
      expect(player?.height).toBeCloseTo(poster?.height ?? 0, 0);
    });

    it('has no fault in a narrow window in forced colours, from right to left', async () => {
      const { page } = await open({ viewport: narrow, forcedColors: 'active' });
      await watchOthers(page);
      await openMadePage(page, print(), { dir: 'rtl' });
      await page.locator(ready).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      const [poster, button] = await Promise.all([
        page.locator('vitrine-video a').boundingBox(),
        page.locator('vitrine-video [part=play]').boundingBox(),
      ]);
      const middle = (box: typeof poster) => (box ? box.x + box.width / 2 : NaN);
      expect(Math.abs(middle(button) - middle(poster))).toBeLessThan(1);
    });
  }
});

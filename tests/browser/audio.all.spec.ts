import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../core/template/index.js';
import { makeTone } from '../../stories/support/tone.js';
import { findViolations } from '../support/axe.js';
import { tabTo } from '../support/keyboard.js';
import { openMadePage } from '../support/made-page.js';
import { narrow, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

/** What the formatter prints. */
const print = (title: string, audioAssetUrl = '/made-tone.wav') =>
  createEngine().render('{@|audio-player}', {
    id: title,
    title,
    structuredContent: { audioAssetUrl },
  }).output;

/** Serves the recording; the formatter prints no address that holds it itself. */
async function serveTone(page: Page): Promise<void> {
  const tone = await fetch(makeTone(20));
  const body = Buffer.from(await tone.arrayBuffer());
  await page.route('**/made-tone.wav', (route) => {
    // Chromium seeks only in what is served in parts.
    const [, from = '0'] = /bytes=(\d+)-/.exec(route.request().headers()['range'] ?? '') ?? [];
    return route.fulfill({
      status: 206,
      headers: {
        'Content-Type': 'audio/wav',
        'Accept-Ranges': 'bytes',
        'Content-Range': `bytes ${from}-${body.length - 1}/${body.length}`,
      },
      body: body.subarray(Number(from)),
    });
  });
}

async function openPlayers(page: Page, titles: readonly string[], dir: 'ltr' | 'rtl' = 'ltr') {
  await serveTone(page);
  await openMadePage(page, titles.map((title) => print(title)).join(''), { dir });
  for (const title of titles) {
    await page.locator(`#audio-player-${title}:state(ready)`).waitFor();
  }
}
const playerOf = (page: Page, title: string) => page.getByRole('group', { name: title });
const positionOf = (page: Page, title: string) =>
  page
    .locator(`#audio-player-${title} audio`)
    .evaluate((audio) => (audio as HTMLAudioElement).currentTime);

describe('vitrine-audio', () => {
  const { open } = useShop();

  it('has the controls of the browser without script', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await openMadePage(page, print('Tides'));
    expect(await page.locator('audio[controls]').isVisible()).toBe(true);
  });

  it('plays, pauses and seeks by the keyboard', async () => {
    const { page } = await open();
    await openPlayers(page, ['Tides']);
    const player = playerOf(page, 'Tides');
    await tabTo(page, /^Play$/);
    await page.keyboard.press('Space');
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await expect.poll(() => positionOf(page, 'Tides')).toBeGreaterThan(0.1);
    await page.keyboard.press('Enter');
    await player.getByRole('button', { name: 'Play' }).waitFor();

    await tabTo(page, /^Position/);
    const slider = player.getByRole('slider', { name: 'Position' });
    await page.keyboard.press('Home');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:00 of 0:20');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:05 of 0:20');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:10 of 0:20');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:05 of 0:20');
    await page.keyboard.press('End');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:20 of 0:20');
    expect(await player.getByText('0:20 / 0:20').isVisible()).toBe(true);
  });

  it('plays one at a time', async () => {
    const { page } = await open();
    await openPlayers(page, ['Tides', 'Wind']);
    await playerOf(page, 'Tides').getByRole('button').click();
    await playerOf(page, 'Tides').getByRole('button', { name: 'Pause' }).waitFor();
    await playerOf(page, 'Wind').getByRole('button').click();
    await playerOf(page, 'Wind').getByRole('button', { name: 'Pause' }).waitFor();
    await playerOf(page, 'Tides').getByRole('button', { name: 'Play' }).waitFor();
  });

  it('says that a recording cannot be played', async () => {
    const { page } = await open();
    await page.route('**/broken.wav', (route) =>
      route.fulfill({ contentType: 'audio/wav', body: 'no recording' }),
    );
    await openMadePage(page, print('Tides', '/broken.wav'));
    await page.locator('vitrine-audio:state(ready)').waitFor();
    await playerOf(page, 'Tides').getByRole('button').click();
    const sentence = 'This recording could not be played.';
    await page.getByRole('alert').filter({ hasText: sentence }).waitFor({ state: 'attached' });
    expect(await playerOf(page, 'Tides').getByText(sentence).isVisible()).toBe(true);
  });

  it('moves the position by the direction of the text, in a narrow window in forced colours', async () => {
    const { page } = await open({ viewport: narrow, forcedColors: 'active' });
    await openPlayers(page, ['Tides'], 'rtl');
    expect(await findViolations(page)).toEqual([]);
    expect(await readOverflow(page)).toBe(0);
    const box = await playerOf(page, 'Tides').getByRole('button').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    await page.locator('audio').evaluate((audio) => (audio as HTMLAudioElement).load());
    await page.locator('audio').evaluate((audio) => {
      (audio as HTMLAudioElement).preload = 'metadata';
    });
    const slider = page.getByRole('slider');
    await expect.poll(() => slider.isEnabled()).toBe(true);
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('0:05 of 0:20');
  });
});

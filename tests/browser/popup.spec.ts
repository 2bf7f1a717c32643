import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { focusedName, tabTo } from '../support/keyboard.js';
import { openMadePage, type MadePage } from '../support/made-page.js';
import { desktop, narrow, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { readOverflow } from '../support/usable.js';

const heading = 'Letters from the workshop';

/** Its tag stands at the end of a page that is longer than the window, as tags of popups do. */
const popupOf = (attributes = '', content = '<p>Four letters a year.</p>') =>
  `<p><a href="/about">Before</a></p><div style="height: 200vh"></div>
  <vitrine-popup popup-id="letters" heading="${heading}" ${attributes}>${content}</vitrine-popup>`;

const ready = 'vitrine-popup:state(ready)';
const dialog = (page: Page) => page.getByRole('dialog', { name: heading });
const isOpen = (page: Page) => page.locator('vitrine-popup:state(open)').count();

const show = async (page: Page, html = popupOf(), options: MadePage = {}) => {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.request.get('/api/commerce/shopping-cart');
  await openMadePage(page, html, options);
  await page.locator(ready).first().waitFor({ state: 'attached' });
};

/** That it stays closed: an element that is ready, and the time it would have taken. */
async function expectClosed(page: Page): Promise<void> {
  await page.locator(ready).first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(await isOpen(page)).toBe(0);
}

const newsletter = `<vitrine-form form-id="newsletter"><script type="application/json">${JSON.stringify(
  {
    id: 'newsletter',
    fields: [{ id: 'newsletter-email', type: 'email', title: 'Email', required: true }],
    submitLabel: 'Sign up',
    submissionMessage: 'Thank you. The next letter is on its way.',
    isNewsletter: true,
  },
)}</script><a href="/forms/newsletter">Sign up in the shop</a></vitrine-form>`;

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByText('Thank you').waitFor();
}

/** The calls `census/overlay` of a page, by what they say happened. */
function watchCensus(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/api/census/overlay')) return;
    const { overlayId, action } = request.postDataJSON() as Record<string, unknown>;
    sent.push([overlayId, action]);
  });
  return sent;
}

const analytics = `<script type="application/json" id="vitrine-analytics">{"clients":["census"]}</script>
<script type="module" src="/assets/vitrine-analytics.js"></script>`;

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

  if (isWhole) {
    // platform §7: `census/overlay`
    it('is counted when it opens, is submitted and closes', async () => {
      const { page } = await open({ viewport: desktop });
      const sent = watchCensus(page);
      await show(page, popupOf('', newsletter), { head: analytics });
      await dialog(page).waitFor();
      await signUp(page);
      await page.keyboard.press('Escape');
      await expect
        .poll(() => sent, { timeout: 20_000 })
        .toEqual([
          ['letters', 'open'],
          ['letters', 'submit'],
          ['letters', 'close'],
        ]);
    });

    it('does not take the keys of who is typing', async () => {
      const { page } = await open();
      await show(page, `<label>Name <input></label>${popupOf('manual')}`);
      await page.getByLabel('Name').pressSequentially('anna@');
      await page.evaluate(() => document.querySelector('vitrine-popup')?.removeAttribute('manual'));
      await page.getByLabel('Name').pressSequentially('example.com');
      await expectClosed(page);
      expect(await page.getByLabel('Name').inputValue()).toBe('anna@example.com');
      await page.getByLabel('Name').blur();
      await dialog(page).waitFor();
    });

    it('waits for the answer to the banner, by which analytics know consent', async () => {
      const { page } = await open();
      const head = analytics.replace(
        '"clients"',
        '"cookies":{"restrictive":true,"banner":true},"clients"',
      );
      const sent = watchCensus(page);
      await show(page, popupOf(), { head });
      await page.waitForFunction(() => Reflect.get(window.vitrine ?? {}, 'analytics'));
      await expectClosed(page);
      await page.evaluate(() =>
        document.dispatchEvent(
          new CustomEvent('vitrine-consent', { detail: { state: 'granted' } }),
        ),
      );
      await dialog(page).waitFor();
      await expect.poll(() => sent, { timeout: 20_000 }).toEqual([['letters', 'open']]);
      // The answer is known at once on the next page.
      await page.reload();
      await dialog(page).waitFor();
    });

    it('takes a link that is followed inside for an answer', async () => {
      const { page } = await open();
      const html = popupOf('', '<a href="/made-page#there">About us</a>');
      await show(page, html);
      await dialog(page).waitFor();
      await page.getByRole('link', { name: 'About us' }).click();
      await page.reload();
      await expectClosed(page);
    });

    it('is used by keys, wherever its tag stands, and gives the focus back', async () => {
      const { page } = await open();
      await show(page, popupOf('manual', '<a href="/about">About us</a>'));
      await tabTo(page, /^Before/);
      const reopen = async () => {
        await page.evaluate(() => document.querySelector('vitrine-popup')?.open());
        await dialog(page).waitFor();
        await expect.poll(() => focusedName(page)).toBe(heading);
      };
      const closed = async () => {
        // By its tag: a dialog that is closed and still there has no role any more.
        await page.locator('vitrine-popup dialog').waitFor({ state: 'detached' });
        await expect.poll(() => focusedName(page)).toBe('Before');
      };
      await reopen();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      for (const name of ['Close', 'About us', 'Close']) await tabTo(page, RegExp(`^${name}$`));
      await page.keyboard.press('Escape');
      await closed();
      for (const key of ['Enter', 'Space']) {
        await reopen();
        await tabTo(page, /^Close$/);
        await page.keyboard.press(key);
        await closed();
      }
    });

    it('has no fault with a form in forced colours from right to left, and fits 320 px', async () => {
      const { page } = await open({ forcedColors: 'active' });
      await show(page, popupOf('', newsletter), { dir: 'rtl' });
      await dialog(page).waitFor();
      await page.getByLabel('Email').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize(narrow);
      expect(await readOverflow(page)).toBe(0);
      const panel = await page.locator('vitrine-popup [part=popup]').boundingBox();
      expect(panel?.x).toBeGreaterThanOrEqual(0);
      expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(320);
      const close = await page.getByRole('button', { name: 'Close' }).boundingBox();
      expect(close?.width).toBeGreaterThanOrEqual(44);
      expect(close?.height).toBeGreaterThanOrEqual(44);
    });
  }
});

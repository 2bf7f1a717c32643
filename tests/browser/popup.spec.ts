import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { access } from '../../widgets/elements/popup/access.js';
import { findViolations } from '../support/axe.js';
import { focusedName, tabTo } from '../support/keyboard.js';
import { openMadePage, readOverflow, type MadePage } from '../support/made-page.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

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
    it('opens with its content, wherever its tag stands, and has the focus at its heading', async () => {
      const { page } = await open();
      await show(page, popupOf('version="1"', '<p>Four.</p><a href="/about">About us</a>'));
      await dialog(page).waitFor();
      expect(await page.getByRole('link', { name: 'About us' }).isVisible()).toBe(true);
      expect(await focusedName(page)).toContain(heading);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });

    it('is content of the page without script', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await openMadePage(page, popupOf('', `<p>Four letters a year.</p>${newsletter}`));
      expect(await page.getByText('Four letters a year.').isVisible()).toBe(true);
      expect(await page.getByRole('link', { name: 'Sign up in the shop' }).isVisible()).toBe(true);
    });

    it('opens after its delay, not before', async () => {
      const { page } = await open();
      await page.clock.install();
      await show(page, popupOf('load="eager" delay="300"'));
      await page.clock.runFor(150_000);
      expect(await isOpen(page)).toBe(0);
      await page.clock.runFor(160_000);
      await dialog(page).waitFor();
    });

    it('once submitted stays away, whatever the version', async () => {
      const { page } = await open();
      await show(page, popupOf('version="1"', newsletter));
      await dialog(page).waitFor();
      await signUp(page);
      expect(await isOpen(page)).toBe(1);
      await page.getByRole('button', { name: 'Close' }).click();
      await show(page, popupOf('version="2"'));
      await expectClosed(page);
    });

    it('opens and closes where storage is refused', async () => {
      const { page } = await open({ isCold: true });
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }
      });
      await show(page);
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      // The dialog's close event comes after it is hidden, and only then the popup remembers it.
      await expect.poll(() => isOpen(page)).toBe(0);
      // The same popup again on this page.
      await page.evaluate(() => {
        const popup = document.querySelector('vitrine-popup');
        if (popup) popup.replaceWith(popup.cloneNode(true));
      });
      await expectClosed(page);
    });

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

    it('does not open over the dialog of another popup', async () => {
      const { page } = await open();
      const other = `<vitrine-popup popup-id="other" heading="Other" load="eager"><p>Other.</p></vitrine-popup>`;
      await page.clock.install();
      await show(page, other + popupOf('load="eager" delay="300"'));
      await page.getByRole('dialog', { name: 'Other' }).waitFor();
      await page.clock.runFor(400_000);
      expect(await isOpen(page)).toBe(1);
      expect(await dialog(page).count()).toBe(0);
    });

    it('prints hostile words as the text they are', async () => {
      const { page } = await open();
      const hostile = '<img src=x onerror=alert(1)>';
      const html = popupOf('', `<p>${hostile.replaceAll('<', '&lt;')}</p>`);
      await show(page, html.replace(heading, hostile.replaceAll('"', '&quot;')));
      await page.getByRole('dialog', { name: hostile }).waitFor();
      expect(await page.locator('vitrine-popup img').count()).toBe(0);
      expect(await page.getByRole('heading', { name: hostile }).textContent()).toBe(hostile);
    });

    it('gives the focus back to where it was', async () => {
      const { page } = await open();
      await show(page, popupOf('manual'));
      await tabTo(page, /^Before/);
      await page.evaluate(() => document.querySelector('vitrine-popup')?.open());
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => focusedName(page)).toBe('Before');
    });

    it('is used by the keys that its documentation lists', async () => {
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
      const walks: Record<string, () => Promise<void>> = {
        async Tab() {
          for (const name of ['Close', 'About us', 'Close']) await tabTo(page, RegExp(`^${name}$`));
          await page.keyboard.press('Escape');
        },
        Escape: () => page.keyboard.press('Escape'),
        async 'Enter, Space'() {
          await tabTo(page, /^Close$/);
          await page.keyboard.press('Enter');
          await closed();
          await reopen();
          await tabTo(page, /^Close$/);
          await page.keyboard.press('Space');
        },
      };
      expect(Object.keys(walks)).toEqual(Object.keys(access.keyboard));
      for (const walk of Object.values(walks)) {
        await reopen();
        await walk();
        await closed();
      }
    });

    it.each([
      ['on a phone from right to left', { viewport: phone }, 'rtl'],
      ['in forced colours', { viewport: desktop, forcedColors: 'active' }, 'ltr'],
      ['with reduced motion', { viewport: desktop, reducedMotion: 'reduce' }, 'ltr'],
    ] as const)('has no fault %s, and fits 320 px', async (_, options, dir) => {
      const { page } = await open(options);
      await show(page, popupOf('', newsletter), { dir });
      await dialog(page).waitFor();
      await page.getByLabel('Email').waitFor();
      expect(await findViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
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

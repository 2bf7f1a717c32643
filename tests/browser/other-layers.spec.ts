import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { ChromiumTab } from '../engines/drivers/chromium.mjs';
import { dialogs, solveOver } from '../engines/other-layers/index.mjs';
import { focusedName, tabTo } from '../support/keyboard.js';
import { isWhole } from '../support/lane.js';
import { openMadePage } from '../support/made-page.js';
import { idle } from '../support/settled.js';
import { desktop, useShop } from '../support/shop-page.js';

const usual = ['popup', 'cart drawer'];

describe('a captcha over every dialog of the library', () => {
  const { open, shop } = useShop();

  it.each(Object.keys(dialogs).filter((name) => isWhole || usual.includes(name)))(
    'is solved by pointer and by keyboard over the %s, for four vendors',
    async (name) => {
      const { page } = await open({ viewport: desktop });
      expect(await solveOver(new ChromiumTab(shop, page), name)).toEqual([]);
    },
  );
});

if (isWhole) {
  /** As consent tools, chats and password managers draw theirs, with buttons that count presses and a field. */
  const shapes = {
    'with styles of its own': `<div class="theirs" style="position:fixed;left:0;right:0;bottom:0;z-index:2147483647;background:#fff">%</div>`,
    'with classes in a layer of the page': `<style>@layer page{.lower{position:fixed;inset-inline:2rem;bottom:1rem;padding:1rem;border:2px solid red;z-index:2147483647;background:#fff;max-width:20rem;margin-inline:auto}}</style><div class="theirs lower">%</div>`,
    'in a wrapper without a size': `<div class="wrapper"><div class="theirs" style="position:fixed;right:10px;top:10px;width:18rem;z-index:1000000;background:#fff">%</div></div>`,
  };
  const inside = `<p>We use cookies.</p><button onclick="window.presses=(window.presses??0)+1">Accept</button><label>Code <input></label>`;
  const popup = `<a href="/about" id="before">Before</a><vitrine-popup popup-id="letters" manual heading="Letters" load="eager"><a href="/about">About us</a></vitrine-popup><vitrine-cart-drawer load="eager"></vitrine-cart-drawer>`;
  const dialog = (page: Page) => page.locator('vitrine-popup dialog[open]');
  const theirs = (page: Page) => page.locator('.theirs');
  const inert = (page: Page) => page.locator('[inert]').count();

  describe('what others have over the page', () => {
    const { open } = useShop();

    const visit = async (layer: string) => {
      const { page } = await open({ viewport: desktop });
      await openMadePage(page, `${popup}</main>${layer.replace('%', inside)}<main>`);
      await page.locator('vitrine-popup:state(ready)').waitFor({ state: 'attached' });
      return page;
    };
    const openPopup = async (page: Page) => {
      await page.locator('#before').focus();
      await page.evaluate(() => document.querySelector('vitrine-popup')?.open());
      await dialog(page).waitFor();
    };

    it.each(Object.entries(shapes))(
      'is pressed and typed into, and looks as before: a banner %s',
      async (_, html) => {
        const page = await visit(html);
        const look = () =>
          theirs(page).evaluate((box) => {
            const { padding, margin, borderWidth, overflow, color } = getComputedStyle(box);
            const { x, y, width, height } = box.getBoundingClientRect();
            return { padding, margin, borderWidth, overflow, color, x, y, width, height };
          });
        const before = await look();
        await openPopup(page);
        await expect.poll(() => page.locator('[data-vitrine-layer]').count()).toBe(1);
        expect(await look()).toEqual(before);
        await page.getByRole('button', { name: 'Accept' }).click();
        await page.getByLabel('Code').pressSequentially('123');
        expect(await page.getByLabel('Code').inputValue()).toBe('123');
        expect(await page.evaluate(() => Reflect.get(window, 'presses') as number)).toBe(1);
        expect(await dialog(page).count()).toBe(1);
        // Escape belongs to who has the focus.
        await page.keyboard.press('Escape');
        expect(await dialog(page).count()).toBe(1);
        await page.getByRole('link', { name: 'About us' }).focus();
        await page.keyboard.press('Escape');
        await dialog(page).waitFor({ state: 'detached' });
        await expect.poll(() => focusedName(page)).toBe('Before');
        expect(await inert(page)).toBe(0);
        expect(await page.locator('[popover]').count()).toBe(0);
        expect(await look()).toEqual(before);
      },
    );

    it('is in the tab order with the dialog, and nothing else is', async () => {
      const page = await visit(shapes['with styles of its own']);
      await openPopup(page);
      await page.locator('[data-vitrine-layer]').waitFor();
      for (const name of ['Close', 'About us', 'Accept', 'Code', 'Close']) {
        await tabTo(page, RegExp(`^${name}$`));
        expect(await focusedName(page)).not.toBe('Before');
      }
    });

    it('gives the focus back when it goes', async () => {
      const page = await visit(shapes['with styles of its own']);
      await openPopup(page);
      await page.locator('[data-vitrine-layer]').waitFor();
      await page.getByRole('link', { name: 'About us' }).focus();
      await page.getByLabel('Code').focus();
      await theirs(page).evaluate((box) => box.remove());
      await expect.poll(() => focusedName(page)).toBe('About us');
    });

    it('leaves a press beside the dialog what it is', async () => {
      const page = await visit(shapes['with styles of its own']);
      await openPopup(page);
      await page.locator('[data-vitrine-layer]').waitFor();
      await page.mouse.click(5, 5);
      await dialog(page).waitFor({ state: 'detached' });
      await page.evaluate(() => document.querySelector('vitrine-cart-drawer')?.open());
      const drawer = page.locator('vitrine-cart-drawer dialog[open]');
      await drawer.waitFor();
      await page.locator('[data-vitrine-layer]').waitFor();
      await page.mouse.click(5, 5);
      await drawer.waitFor({ state: 'detached' });
    });

    it('is in no copy of the page that a framework keeps', async () => {
      const page = await visit(shapes['with styles of its own']);
      await openPopup(page);
      await page.locator('[data-vitrine-layer]').waitFor();
      expect(await inert(page)).toBeGreaterThan(0);
      await page.evaluate(() => document.dispatchEvent(new Event('turbo:before-cache')));
      const left = await page.evaluate(
        () => document.querySelectorAll('[inert], [popover], [data-vitrine-layer]').length,
      );
      expect(left).toBe(0);
    });

    it('is all that changes a page: without one a dialog is modal, and touches nothing', async () => {
      const page = await visit('<div style="position:fixed;top:0;z-index:1000">%</div>');
      const brought = page.waitForResponse(/\/other-layers-/);
      await openPopup(page);
      await (await brought).finished();
      await idle(page);
      expect(await dialog(page).evaluate((box) => box.matches(':modal'))).toBe(true);
      expect(await inert(page)).toBe(0);
    });
  });
}

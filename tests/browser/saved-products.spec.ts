import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { focusedName, tabTo } from '../support/keyboard.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { settled } from '../support/settled.js';
import { desktop, narrow, phone, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { readOverflow } from '../support/usable.js';

const list = 'vitrine-saved-products';

const heart = (page: Page, title: string) =>
  page.locator('.card').getByRole('button', { name: new RegExp(`^Saved?: ${title}$`) });
const shownTitles = async (page: Page, tag = list) =>
  (await page.locator(`${tag} [part=title]`).allTextContents()).map((text) => text.trim());
const total = (shifts: ReadonlyArray<{ value: number }>) =>
  shifts.reduce((sum, { value }) => sum + value, 0);

async function save(page: Page, ...names: string[]): Promise<void> {
  await page.goto('/shop');
  for (const name of names) {
    await heart(page, name).click();
    await page.getByRole('button', { name: `Saved: ${name}` }).waitFor();
  }
}

const recent = 'vitrine-recent-products';
const titles = (page: Page, tag = list) =>
  page.locator(tag).locator('[part=card]').locator('[part=title], p:first-child').allTextContents();

/** Looks at a product until it is noted. */
async function lookAt(page: Page, handle: string): Promise<void> {
  await page.goto(`/shop/${handle}`);
  await page.waitForFunction(
    (path) =>
      Object.entries(localStorage).some(
        ([key, text]) => key.startsWith('vitrine:recent-products:') && text.includes(`${path}"`),
      ),
    `/shop/${handle}`,
  );
}

describe('saved products', () => {
  const { open } = useShop();

  it('are saved on cards, listed, taken out and put back', async () => {
    const { page } = await open({ viewport: phone, reducedMotion: 'reduce' });
    await watchLayoutShifts(page);
    await save(page, 'Dune Mug', 'Tide Bowl', 'Harbour Teapot');
    expect(total(await readLayoutShifts(page))).toBeLessThanOrEqual(0.01);
    await page.reload();
    await page.getByRole('button', { name: 'Saved: Tide Bowl' }).first().waitFor();
    const box = await heart(page, 'Dune Mug').boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);

    await page.getByRole('link', { name: 'Saved products' }).click();
    await page.waitForURL('**/saved');
    await page.locator(`${list} [part=price]`).nth(2).waitFor();
    expect(await shownTitles(page)).toEqual(['Harbour Teapot', 'Tide Bowl', 'Dune Mug']);
    expect(total(await readLayoutShifts(page))).toBeLessThanOrEqual(0.01);
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Remove Tide Bowl' }).click();
    await page.getByText('Tide Bowl removed').waitFor();
    expect(await focusedName(page)).toContain('Undo: Tide Bowl');
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toContain('Remove Tide Bowl');
    expect(await shownTitles(page)).toEqual(['Harbour Teapot', 'Tide Bowl', 'Dune Mug']);

    await page.getByRole('button', { name: 'Remove Dune Mug' }).click();
    await page.goto('/shop');
    await page.getByRole('button', { name: 'Save: Dune Mug' }).waitFor();
    await page.goto('/saved');
    await page.locator(`${list} [part=price]`).first().waitFor();
    expect(await shownTitles(page)).toEqual(['Harbour Teapot', 'Tide Bowl']);
  });

  if (isWhole) {
    it('are saved on the page of the product, by the keyboard alone', async () => {
      const { page } = await open({ viewport: desktop });
      await page.goto('/shop/dune-mug');
      await settled(page);
      await tabTo(page, /^Save: Dune Mug/);
      await page.keyboard.press('Space');
      await expect.poll(() => focusedName(page)).toContain('Saved: Dune Mug');
      await page.locator('[data-vitrine-live=polite]', { hasText: 'Dune Mug is saved.' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/saved');
      await tabTo(page, /^Dune Mug/);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/shop/dune-mug');
    });

    it('are the same in two tabs', async () => {
      const { page } = await open({ viewport: desktop, isCold: true });
      await save(page, 'Dune Mug');
      const other = await page.context().newPage();
      await other.goto('/saved');
      await other.locator(`${list} [part=price]`).first().waitFor();
      await heart(page, 'Tide Bowl').click();
      await expect.poll(() => shownTitles(other)).toEqual(['Tide Bowl', 'Dune Mug']);
      await other.getByRole('button', { name: 'Remove Dune Mug' }).click();
      await page.getByRole('button', { name: 'Save: Dune Mug' }).waitFor();
      await other.close();
    });

    it('last as long as the page where nothing is stored, which is said once', async () => {
      const { page } = await open({ viewport: desktop, isCold: true });
      await page.addInitScript(() => {
        Object.defineProperty(globalThis, 'localStorage', {
          get() {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      });
      await save(page, 'Dune Mug', 'Tide Bowl');
      expect(await page.locator('vitrine-save-button [part=note]').allTextContents()).toEqual([
        expect.stringContaining('Your browser stores nothing for this site.'),
      ]);
      expect(await page.getByRole('button', { name: /^Saved: / }).count()).toBe(2);
      await page.goto('/saved');
      await page.getByText('Press the heart of a thing').waitFor();
    });

    it('stay readable where the shop cannot be asked', async () => {
      const { page, complaints } = await open({ viewport: phone, isCold: true });
      await save(page, 'Dune Mug');
      await page.route('**/api/commerce/products?*', (route) => route.abort());
      await page.goto('/saved');
      await page.locator(`${list} [part=failure]`).waitFor();
      expect(await shownTitles(page)).toEqual(['Dune Mug']);
      await page.unroute('**/api/commerce/products?*');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator(`${list} [part=price]`).waitFor();
      expect(complaints.join()).toContain('kept products');
      complaints.length = 0;
    });

    it('are accessible and fit the narrowest phone, right-to-left', async () => {
      const { page } = await open({ viewport: narrow, reducedMotion: 'reduce' });
      await watchLayoutShifts(page);
      await page.goto('/shop?lang=ar');
      await page.locator('.card vitrine-save-button button').first().click();
      await page.locator('.card vitrine-save-button button[aria-pressed=true]').waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      await page.goto('/saved');
      await page.locator(`${list} [part=price]`).waitFor();
      await page.locator(`${list} [part=remove]`).waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      expect(total(await readLayoutShifts(page))).toBeLessThanOrEqual(0.01);
    });

    it('say without script that the list needs one', async () => {
      const { page } = await open({ viewport: phone, javaScriptEnabled: false });
      await page.goto('/saved');
      await page.getByText('The list needs JavaScript').waitFor();
      await page.locator('.saved').getByRole('link', { name: 'the whole shop' }).click();
      await page.waitForURL('**/shop');
      expect(await page.locator('vitrine-save-button').first().isVisible()).toBe(false);
    });
  }
});

if (isWhole) {
  describe('recently viewed products', () => {
    const { open } = useShop();
    const { open: openKept } = useShop({ keepsPages: true });

    it('are those before, are cleared and come back', async () => {
      const { page } = await open({ viewport: desktop, reducedMotion: 'reduce' });
      await watchLayoutShifts(page);
      await lookAt(page, 'dune-mug');
      expect(await page.locator(`${recent} [part=section]`).count()).toBe(0);
      await lookAt(page, 'linen-tea-towel');
      await lookAt(page, 'harbour-teapot');
      await page.locator(`${recent} [part=price]`).nth(1).waitFor();
      expect(await shownTitles(page, recent)).toEqual(['Linen Tea Towel', 'Dune Mug']);
      expect(total(await readLayoutShifts(page))).toBeLessThanOrEqual(0.01);
      expect(await findViolations(page)).toEqual([]);

      await page.getByRole('button', { name: 'Clear recently viewed' }).click();
      await page.getByText('Recently viewed products cleared.').waitFor();
      await page.keyboard.press('Enter');
      await expect.poll(() => titles(page, recent)).toHaveLength(2);
    });

    it('follow the way back', async () => {
      const { page } = await openKept({ viewport: desktop });
      await lookAt(page, 'dune-mug');
      await lookAt(page, 'linen-tea-towel');
      // A page of the back/forward cache does not load.
      await page.goBack({ waitUntil: 'commit' });
      await page.waitForURL('**/shop/dune-mug', { waitUntil: 'commit' });
      await expect.poll(() => shownTitles(page, recent)).toEqual(['Linen Tea Towel']);
    });

    it('are not noted where the browser sends Global Privacy Control', async () => {
      const { page } = await open({ viewport: desktop, isCold: true });
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      });
      await page.clock.install();
      await page.goto('/shop/dune-mug');
      await page.locator(`${recent}:state(ready)`).waitFor({ state: 'attached' });
      await page.clock.runFor(5_000);
      expect(
        await page.evaluate(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('vitrine:recent-products')),
        ),
      ).toEqual([]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { focusedName } from '../support/keyboard.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { phone, useShop } from '../support/shop-page.js';
import { list, heart, shownTitles, total, save } from './saved-products-steps.js';

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
});

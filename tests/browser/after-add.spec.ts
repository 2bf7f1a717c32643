import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { settled } from '../support/settled.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { button, notice, openCellar, hasFocus } from './after-add-steps.js';

describe.each([
  ['390 px', phone],
  ['1280 px', desktop],
] as const)('after an add at %s', (_, viewport) => {
  const { open } = useShop();

  it('a notice shows what was added, takes no focus, and Escape closes it', async () => {
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
    await openCellar(page);
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    await page.locator(notice).waitFor();
    expect(await hasFocus(page, button)).toBe(true);
    const words = await page.locator(notice).innerText();
    expect(words).toContain('Added to your cart');
    expect(words).toContain('Salt Cellar');
    expect(words).toContain('Quantity: 1');
    expect(words).toContain('$32.00');
    await settled(page);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator(notice).waitFor({ state: 'detached' });
    expect(await hasFocus(page, button)).toBe(true);
  });
});

import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mug } from '../support/mug-form.js';
import { desktop, useShop } from '../support/shop-page.js';
import {
  entries,
  quantityField,
  readCart,
  linesOf,
  fill,
  openCart,
} from './cart-consistency-steps.js';

const plus = 'vitrine-cart [part~=increase]';
const isPut = (call: string) => call.startsWith(`PUT ${entries}`);

describe('the cart page', () => {
  const { open, shop } = useShop();

  it('makes at most two requests of ten quick clicks on plus', async () => {
    const { page, cartCalls } = await open({ viewport: desktop });
    await fill(page, 1);
    await openCart(page);
    // In one call: on a busy machine two clicks from here may be more than 300 ms apart, and both are sent.
    await page.locator(plus).evaluate(async (button: HTMLElement) => {
      for (let click = 0; click < 10; click += 1) {
        button.click();
        // React renders the last click in a microtask.
        await Promise.resolve();
      }
    });
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('11');
    await page.locator('vitrine-cart:not(:state(updating))').waitFor();
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 11`]);
    const puts = cartCalls.filter(isPut);
    console.info(`requests of ten clicks on plus: ${puts.length}`);
    expect(puts.length).toBeLessThanOrEqual(2);
  });

  it('agrees with the same cart in another tab, after changes in both', async () => {
    const { page } = await open({ viewport: desktop });
    await fill(page, 1);
    await openCart(page);
    const other = await page.context().newPage();
    await openCart(other);

    await page.locator(plus).click();
    await expect.poll(() => other.locator(quantityField).inputValue()).toBe('2');
    await other.locator(quantityField).fill('5');
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('5');
    for (const tab of [page, other]) {
      await tab.locator('vitrine-cart:not(:state(updating))').waitFor();
    }
    const total = (tab: Page) => tab.locator('vitrine-cart [part~=total]').first().textContent();
    await expect.poll(async () => (await total(page)) === (await total(other))).toBe(true);
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 5`]);

    await other.locator('vitrine-cart [part~=remove]').click();
    await page.getByText('You have nothing in your shopping cart.').waitFor();
    await other.locator('vitrine-cart [part~=undo]').click();
    await expect.poll(() => page.locator(quantityField).inputValue()).toBe('5');
    expect(linesOf(await readCart(page.context(), shop))).toEqual([`${mug.sku}: 5`]);
  });
});

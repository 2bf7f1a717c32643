import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseOption, optionValue } from './choose-option.js';

/** The product the specs choose from, and what they choose: Oat, Large, three of them. */
export const mug = { path: '/shop/dune-mug', sku: 'MUG-OAT-LARGE', quantity: '3' } as const;

export const cartPill = 'vitrine-cart-pill [part~=pill]';
/** The main button's element of the page's main product; append its `:state()`. */
export const addToCart = '.product vitrine-add-to-cart:not([express])';
export const addButton = `${addToCart} [part~=button]`;

/** Chooses on the widgets, once they are there. */
export async function chooseMug(page: Page): Promise<void> {
  for (const widget of [
    '.product vitrine-variant-picker',
    '.product vitrine-quantity',
    addToCart,
  ]) {
    await page.locator(widget).scrollIntoViewIfNeeded();
    await page.locator(`${widget}:state(ready)`).waitFor();
  }
  await chooseOption(page, 'Colour', 'Oat');
  await chooseOption(page, 'Size', 'Large');
  await page.getByRole('spinbutton').fill(mug.quantity);
}

/** The widgets show what was chosen, and the form says it once. */
export async function expectChosen(page: Page): Promise<void> {
  expect(await optionValue(page, 'Colour', 'Oat').isChecked()).toBe(true);
  expect(await optionValue(page, 'Size', 'Large').isChecked()).toBe(true);
  expect(await page.getByRole('spinbutton').inputValue()).toBe(mug.quantity);
  expect(await readIntent(page)).toEqual({ sku: [mug.sku], quantity: [mug.quantity] });
}

/** Every value the product's form would send as `sku` and as `quantity`. */
export function readIntent(page: Page): Promise<Record<'sku' | 'quantity', string[]>> {
  return page.evaluate(() => {
    const data = new FormData(document.querySelector<HTMLFormElement>('.product form')!);
    return {
      sku: data.getAll('sku').map(String),
      quantity: data.getAll('quantity').map(String),
    };
  });
}

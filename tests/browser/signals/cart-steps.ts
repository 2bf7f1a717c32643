import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { cartRows } from '../../support/signals/cart-rows.js';
import { press, type Step } from './step.js';

const drawer = 'vitrine-cart-drawer';
const code = '[part=coupon-input]';
const increaseIn = (tag: string) => (page: Page) =>
  page.locator(tag).getByRole('button', { name: 'Increase quantity of Salt Cellar' }).click();
const apply = (coupon: string) => async (page: Page) => {
  await page.locator(code).fill(coupon);
  await press(page, 'Apply');
};
const addOther = (page: Page) =>
  page.locator(`${drawer} [part=complement-add]:not([aria-disabled=true])`).first().click();

export const cartSteps: Record<keyof typeof cartRows, Step> = {
  'card-added': {
    act: async (page) => {
      await page
        .locator('.card', { hasText: 'Salt Cellar' })
        .locator('vitrine-add-to-cart [part~=button]')
        .click();
      await page
        .getByRole('dialog', {
          name: 'Cart, 1 item',
          description: /^Salt Cellar, quantity 1, added/,
        })
        .waitFor();
    },
  },
  'complement-added': {
    act: (page) => press(page, 'Add Harbour Teapot'),
    offline: async (page) => {
      await page.locator(`${drawer} [part=heading]`, { hasText: '2 items' }).waitFor();
      await page.getByRole('button', { name: 'Add Olive-Wood Spoons' }).click();
    },
    again: addOther,
  },
  'drawer-quantity-changed': { act: increaseIn(drawer) },
  'quantity-changed': { act: increaseIn('vitrine-cart') },
  'line-removed': {
    act: (page) => press(page, 'Remove Salt Cellar'),
    undo: (page) => press(page, 'Undo: Salt Cellar'),
    keeps: (page) => page.getByRole('button', { name: 'Remove Salt Cellar' }).waitFor(),
    after: (page) => press(page, 'Undo: Salt Cellar'),
  },
  'coupon-refused': { act: apply('NOPE') },
  'coupon-applied': {
    act: apply('WELCOME10'),
    undo: (page) => press(page, 'Remove coupon WELCOME10'),
    keeps: async (page) => expect(await page.locator(code).inputValue()).toBe('WELCOME10'),
    again: (page) => press(page, 'Apply'),
  },
};

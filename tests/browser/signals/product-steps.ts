import type { Page } from 'playwright';
import { expect } from 'vitest';
import { chooseOption, optionValue } from '../../support/choose-option.js';
import type { productRows } from '../../support/signals/product-rows.js';
import { escape, press, type Step } from './step.js';

const main = '.product vitrine-add-to-cart:not([express]) [part=button]';
const express = '.product vitrine-add-to-cart[express] [part=button]';
const bar = '.product vitrine-add-to-cart [part=bar-button]';
const notice = '.product vitrine-add-to-cart [part=notice]';

/** The button takes a press again once it has said so long enough. */
const isIdle = (page: Page, button: string) =>
  page.locator(`${button}[aria-disabled=false]`).waitFor();
const click = (selector: string) => async (page: Page) => {
  await isIdle(page, selector);
  await page.locator(selector).click();
};
const retry = (page: Page) => press(page, 'Try again');
const closeNotice = async (page: Page) => {
  await page.locator(notice).waitFor();
  await escape(page);
  await page.locator(notice).waitFor({ state: 'detached' });
};
/** Keeps the page, so that it can be heard what it says before it leaves. */
const stay = (path: string, go: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.route(path, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  );
  await go(page);
};

/** As after Back from the page that it led to. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

const openPictures = (page: Page) =>
  page.locator('.product vitrine-product-image [part=link]').click();

export const productSteps: Record<keyof typeof productRows, Step> = {
  'option-missing': { act: click(main) },
  'variant-chosen': {
    async act(page) {
      await chooseOption(page, 'Colour', 'Oat');
      await chooseOption(page, 'Size', 'Large');
    },
  },
  'quantity-stepped': {
    act: (page) => press(page, /^Increase/),
    undo: (page) => press(page, /^Decrease/),
  },
  'item-added': {
    act: click(main),
    anew: closeNotice,
    async keeps(page) {
      expect(await optionValue(page, 'Size', 'Large').isChecked()).toBe(true);
      expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
    },
    again: retry,
    after: closeNotice,
  },
  'bought-now': {
    act: stay('**/checkout*', click(express)),
    anew: comeBack,
    offline: click(express),
    again: retry,
  },
  'item-added-by-bar': {
    act: click(bar),
    anew: closeNotice,
    again: retry,
    after: closeNotice,
  },
  'product-saved': {
    act: (page) => press(page, 'Save: Dune Mug'),
    undo: (page) => press(page, 'Saved: Dune Mug'),
  },
  'picture-chosen': { act: (page) => press(page, /^Show picture 2/) },
  'pictures-opened': {
    act: openPictures,
    undo: escape,
  },
  'picture-next': { before: openPictures, act: (page) => press(page, 'Next picture') },
  'picture-zoomed': { act: (page) => press(page, 'Zoom in'), after: escape },
  'instalments-explained': {
    act: (page) => press(page, /^Learn more/),
    undo: escape,
    // What the provider says is kept.
    async anew(page) {
      await page.reload();
      await page.locator('vitrine-instalments').scrollIntoViewIfNeeded();
      await page.locator('vitrine-instalments:state(ready)').waitFor();
    },
    after: escape,
    again: async (page) => {
      await escape(page);
      await press(page, /^Learn more/);
    },
  },
  'plan-chosen': {
    act: (page) =>
      page.getByRole('group', { name: 'How to buy' }).getByRole('radio').nth(1).check(),
  },
  subscribed: {
    async before(page) {
      await chooseOption(page, 'Weight', '250 g');
      await chooseOption(page, 'Grind', 'Filter');
    },
    act: stay('**/subscription*', click(main)),
    anew: comeBack,
    offline: click(main),
    again: retry,
  },
  'denomination-missing': { act: click(main) },
};

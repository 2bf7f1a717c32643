import { chooseLanguage } from '../../support/choose-language.js';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { listRows } from '../../support/signals/list-rows.js';
import { escape, press, type Step } from './step.js';

const field = '#site-search';
const inStock = (page: Page) => page.getByRole('checkbox', { name: /In stock/ });
const onSale = (page: Page) => page.getByRole('checkbox', { name: /On sale/ });
const reviews = (page: Page) => page.locator('vitrine-reviews');
const comment = 'Salt belongs on the table.';

const otherCard = (page: Page) => page.locator('.card', { hasText: 'Shore Plates' });
const openOther = (page: Page) => otherCard(page).locator('vitrine-quick-view a').click();

const call = '**/api/commerce/products?*';
const failToList = async (page: Page) => {
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).focus();
};

export const listSteps: Record<keyof typeof listRows, Step> = {
  'list-filtered': {
    act: (page) => inStock(page).check(),
    undo: (page) => page.getByRole('link', { name: 'Remove In stock' }).click(),
    // The browser has the other list in its cache.
    offline: (page) => onSale(page).check(),
    keeps: async (page) => expect(await onSale(page).isChecked()).toBe(true),
    again: (page) => press(page, 'Try again'),
  },
  'quick-view-opened': {
    act: (page) => page.locator('vitrine-quick-view a').first().click(),
    undo: escape,
    // The elements beside it are fetched as it comes into view.
    anew: (page) => otherCard(page).scrollIntoViewIfNeeded(),
    // What was shown is kept.
    offline: openOther,
    again: async (page) => {
      await escape(page);
      await openOther(page);
    },
    after: escape,
  },
  'words-typed': {
    act: async (page) => {
      await page.locator(field).click();
      await page.keyboard.type('mug');
    },
    offline: (page) => page.locator(field).fill('linen'),
    keeps: async (page) => expect(await page.locator(field).inputValue()).toBe('linen'),
    again: (page) => page.locator(field).fill('line'),
  },
  'reviews-filtered': {
    act: (page) => press(page, /^5 stars.*filter/),
    undo: (page) => press(page, 'Show all reviews'),
    again: (page) => reviews(page).getByRole('button', { name: 'Try again' }).click(),
    after: (page) => press(page, 'Show all reviews'),
  },
  'reviews-sorted': {
    act: async (page) => {
      await reviews(page).getByRole('combobox').focus();
      await reviews(page).getByRole('combobox').selectOption('highest');
    },
  },
  'reviews-continued': {
    act: (page) => reviews(page).getByRole('button', { name: 'Show more' }).click(),
  },
  'saved-removed': {
    act: (page) => press(page, 'Remove Tide Bowl'),
    undo: (page) => press(page, 'Undo: Tide Bowl'),
  },
  'saved-listed': {
    async before(page) {
      await page.route(call, (route) => route.abort('internetdisconnected'));
      await failToList(page);
      await page.unroute(call);
    },
    act: (page) => press(page, 'Try again'),
    route: call,
    offline: failToList,
    keeps: (page) => page.getByRole('link', { name: 'Tide Bowl' }).waitFor(),
    again: (page) => press(page, 'Try again'),
  },
  'visits-cleared': {
    act: (page) => press(page, 'Clear recently viewed'),
    undo: (page) => page.locator('vitrine-recent-products [part=undo]').click(),
  },
  'language-chosen': {
    act: async (page) => {
      await chooseLanguage(page, 'Deutsch');
      await page.locator('html[lang=de]').waitFor();
    },
  },
  liked: {
    act: (page) => page.locator('vitrine-like-button [part=button]').click(),
    undo: (page) => page.locator('vitrine-like-button [part=button]').click(),
  },
  commented: {
    act: async (page) => {
      await page.locator('vitrine-comments').getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.locator('vitrine-comments textarea').fill(comment);
      await press(page, 'Post comment');
    },
    offline: async (page) => {
      await page.locator('vitrine-comments').getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.locator('vitrine-comments textarea').fill(comment);
      await press(page, 'Post comment');
    },
    keeps: async (page) =>
      expect(await page.locator('vitrine-comments textarea').inputValue()).toBe(comment),
    again: (page) => press(page, 'Post comment'),
  },
};

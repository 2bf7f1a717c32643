import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { fillCheckout } from '../../support/checkout-form.js';
import type { formRows } from '../../support/signals/form-rows.js';
import { send, takenOver, writeLetter } from '../../support/website-form.js';
import { press, type Step } from './step.js';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png });
const choose = (name: string) => async (page: Page) => {
  await page.locator('input[type=file]').focus();
  await page.locator('input[type=file]').setInputFiles(picture(name));
};
const email = (page: Page) =>
  page.locator('vitrine-restock [type=email]').filter({ visible: true });
const signUp = async (page: Page) => {
  await email(page).fill(`ada-${randomUUID()}@example.com`);
  await page.keyboard.press('Enter');
};
const review = 'It holds the tea, and the heat.';
const place = (page: Page) => press(page, /^Place order/);
const writeReview = async (page: Page) => {
  await page.getByLabel('4 stars').check({ force: true });
  await page.getByLabel('Your review').fill(review);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill('ada@example.com');
};
const couponOf = (page: Page) => page.getByLabel('Coupon code');

export const formSteps: Record<keyof typeof formRows, Step> = {
  'form-refused': { act: (page) => send(page) },
  'form-sent': {
    act: async (page) => {
      await writeLetter(page);
      await send(page);
    },
    async anew(page) {
      await page.goto('/contact');
      await takenOver(page);
    },
    offline: async (page) => {
      await writeLetter(page, 'A vase, please.');
      await send(page);
    },
    keeps: async (page) =>
      expect(await page.getByLabel(/^Message/).inputValue()).toBe('A vase, please.'),
    again: (page) => send(page),
  },
  'file-uploaded': {
    act: choose('one.png'),
    offline: choose('two.png'),
    keeps: (page) => page.getByRole('button', { name: 'Remove two.png' }).waitFor(),
    again: async (page) => {
      await press(page, 'Try again: two.png');
      await page.locator('input[type=file]').focus();
    },
  },
  'email-refused': {
    act: async (page) => {
      await email(page).fill('ada@');
      await page.keyboard.press('Enter');
    },
  },
  'signed-up': {
    act: signUp,
    async anew(page) {
      await page.evaluate(() => localStorage.clear());
      await page.reload();
      await page.locator('vitrine-restock').scrollIntoViewIfNeeded();
      await page.locator('vitrine-restock:state(ready)').waitFor();
    },
    keeps: async (page) => expect(await email(page).inputValue()).toMatch(/@example\.com$/),
    again: (page) => page.locator('vitrine-restock button').filter({ visible: true }).click(),
  },
  'review-refused': { act: (page) => press(page, 'Send review') },
  'review-sent': {
    act: async (page) => {
      await writeReview(page);
      await page.locator('#photos').setInputFiles(picture('mug.png'));
      await press(page, 'Send review');
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
    anew: (page) => page.goto('/shop/dune-mug/review'),
    offline: async (page) => {
      await writeReview(page);
      await page.locator('#photos').setInputFiles(picture('mug.png'));
      await press(page, 'Send review');
    },
    keeps: async (page) => {
      expect(await page.getByLabel('Your review').inputValue()).toBe(review);
      expect(await page.locator('#photos').inputValue()).toContain('mug.png');
    },
    again: async (page) => {
      await press(page, 'Send review');
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    },
  },
  'address-refused': {
    act: async (page) => {
      await page.getByLabel('Country or territory').selectOption('US');
      await page.getByLabel('ZIP code').fill('!!!');
      await page.keyboard.press('Tab');
    },
  },
  'delivery-chosen': {
    before: fillCheckout,
    act: (page) => page.getByRole('radio', { name: /^Express/ }).check(),
    offline: (page) => page.getByRole('radio', { name: /^Standard/ }).check(),
    keeps: async (page) =>
      expect(await page.getByRole('radio', { name: /^Standard/ }).isChecked()).toBe(true),
    again: async (page) => {
      await press(page, 'Try again');
      await page.getByRole('radio', { name: /^Standard/ }).focus();
    },
  },
  'checkout-coupon-refused': {
    act: async (page) => {
      await couponOf(page).fill('NOPE');
      await press(page, 'Apply');
    },
    keeps: async (page) => expect(await couponOf(page).inputValue()).toBe('NOPE'),
    after: async (page) => {
      await couponOf(page).fill('');
    },
  },
  'payment-declined': {
    act: async (page) => {
      await page.getByLabel(/which is declined/).check({ force: true });
      await place(page);
      await page.waitForLoadState();
    },
    keeps: async (page) => {
      expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.com');
      expect(await page.getByLabel(/which is declined/).isChecked()).toBe(true);
    },
  },
};

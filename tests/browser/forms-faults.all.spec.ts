import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { shareBrowser } from '../support/browser.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';
import { openShopProxy, type ShopProxy } from '../support/shop-proxy.js';
import {
  contact,
  letter,
  readSubmissions,
  send,
  takenOver,
  writeLetter,
} from '../support/website-form.js';

const shop = inject('shop');
const calls = {
  check: '/api/rest/forms/validate/contact',
  key: '/api/form/FormSubmissionKey',
  save: '/api/form/SaveFormSubmission',
} as const;

const reply =
  (status: number, body: unknown = {}) =>
  (answer: ServerResponse): void => {
    answer.writeHead(status, { 'content-type': 'application/json' });
    answer.end(JSON.stringify(body));
  };
const hangUp = (answer: ServerResponse): void => void answer.destroy();
const silence = (): void => undefined;

const connection = 'Please check your internet connection.';
const notConfirmed =
  'We could not confirm that your form was sent. Please try again: it is stored once.';
const noKey = 'Could not get a form submission key, please try again later.';

/** Call, what it is answered, and the sentence that the visitor reads. */
const faults: readonly [keyof typeof calls, string, (answer: ServerResponse) => void, string][] = [
  // A key that was got is kept, so those without one come first.
  ['key', 'a broken line', hangUp, `${noKey} ${connection}`],
  ['key', '500', reply(500), noKey],
  ['key', '429', reply(429), noKey],
  ['save', '401', reply(401), 'Unable to submit form. Please try again later.'],
  ['save', '404', reply(404), 'This form has not been configured yet.'],
  [
    'save',
    '429',
    reply(429),
    'Unable to submit form. Submission rate limit exceeded. Please try again later.',
  ],
  ['save', '500', reply(500, { error: 'x' }), 'Unable to send form. Please try again later.'],
  ['save', '409 with a sentence', reply(409, { error: 'Come in May.' }), 'Come in May.'],
  ['save', '409 without one', reply(409), 'Unknown error, please try again later.'],
  ['save', '503', reply(503), notConfirmed],
  [
    'save',
    '403 of the crumb check',
    reply(403, { error: 'x', crumbFail: true }),
    'Error processing form submission. Please reload and try again.',
  ],
  [
    'save',
    '400 with errors by field',
    reply(400, { error: 'x', errors: { 'contact-message': 'Please be kind.' } }),
    'One or more fields is invalid, please check your entries.',
  ],
  [
    'check',
    '400 with errors by field',
    reply(400, { error: 'x', errors: { 'contact-message': 'Please be kind.' } }),
    'One or more fields is invalid, please check your entries.',
  ],
  ['save', 'a broken line', hangUp, connection],
];

describe('a form over a bad network', () => {
  let proxy: ShopProxy;
  let owner: Browser;
  beforeAll(async () => {
    owner = await shareBrowser();
  });
  beforeEach(async () => {
    proxy = await openShopProxy(shop);
  });
  afterEach(() => proxy.close());
  const { open } = useShop();

  async function openLetter(): Promise<ShopPage> {
    const visit = await open({ viewport: desktop, baseURL: proxy.origin });
    await visit.page.goto(contact);
    await takenOver(visit.page);
    return visit;
  }

  const summary = (page: Page) => page.locator(`${letter} .vitrine-form-errors`);
  const message = (page: Page) => page.locator(letter).getByLabel(/^Message/);
  /** Browsers log an answer that is none, as they should. */
  const forgive = ({ complaints }: ShopPage, expected = /Failed to load resource/) => {
    const others = complaints.filter((text) => !expected.test(text));
    complaints.splice(0, complaints.length, ...others);
  };
  const lettersOf = async (text: string) =>
    (await readSubmissions(owner, shop, 'contact')).filter(({ Message }) => Message === text);

  it('says each fault and loses nothing; then it is stored once, although the check gets no answer', async () => {
    const visit = await openLetter();
    const { page } = visit;
    const text = 'After all the faults';
    await writeLetter(page, text);
    for (const [call, name, fault, sentence] of faults) {
      proxy.pages.clear();
      proxy.pages.set(calls[call], fault);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await send(page);
      const title = () => summary(page).locator('.vitrine-form-errors-title').allTextContents();
      await expect.poll(title, { message: `${call} answered with ${name}` }).toEqual([sentence]);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.className))
        .toBe('vitrine-form-errors');
      expect(await summary(page).textContent()).toContain(
        'Your form has encountered a problem. Please scroll down to review.',
      );
      expect(await page.locator(letter).textContent()).not.toContain('scroll up');
      expect(await message(page).inputValue()).toBe(text);
      expect(await message(page).getAttribute('readonly')).toBeNull();
      expect(await page.locator(`${letter} button`).last().textContent()).toBe('Send');
    }
    proxy.pages.clear();
    proxy.pages.set(calls.check, reply(500));
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
    expect(await lettersOf(text)).toHaveLength(1);
    forgive(visit);
  });

  it('stores a submission once although its response was lost, also after a reload', async () => {
    const visit = await openLetter();
    const { page } = visit;
    const text = 'The answer was lost';
    await writeLetter(page, text);
    proxy.loses.add(calls.save);
    await send(page);
    await summary(page).filter({ hasText: connection }).waitFor({ timeout: 15_000 });
    expect(await lettersOf(text)).toHaveLength(1);

    proxy.loses.clear();
    await page.reload();
    await takenOver(page);
    expect(await message(page).inputValue()).toBe(text);
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
    expect(await lettersOf(text)).toHaveLength(1);
    forgive(visit);
  });

  it('times out when a save and its repeat get no response', async () => {
    const visit = await open({ viewport: desktop, baseURL: proxy.origin });
    const { page } = visit;
    await page.clock.install();
    await page.goto(contact);
    await takenOver(page);
    await writeLetter(page, 'Never answered');
    proxy.pages.set(calls.save, silence);
    const asked = page.waitForRequest(`**${calls.save}`);
    await send(page);
    await asked;
    await page.locator(`${letter} button`, { hasText: 'Submitting…' }).waitFor();
    const askedAgain = page.waitForRequest(`**${calls.save}`);
    await page.clock.fastForward(31_000);
    await askedAgain;
    await page.clock.fastForward(31_000);
    await summary(page).filter({ hasText: connection }).waitFor();
    expect(await message(page).inputValue()).toBe('Never answered');
    forgive(visit);
  });

  it('works again when the browser was offline', async () => {
    const visit = await openLetter();
    const { page } = visit;
    await writeLetter(page, 'From the tunnel');
    await page.context().setOffline(true);
    await send(page);
    await summary(page).filter({ hasText: connection }).waitFor({ timeout: 15_000 });
    await page.context().setOffline(false);
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
    expect(await lettersOf('From the tunnel')).toHaveLength(1);
    // The measuring of the page may still be loading when the connection goes; it reports that once.
    forgive(
      visit,
      /Failed to load resource|(analytics|performance collection): .*dynamically imported module/,
    );
  });

  it('sends once, however often the button is pressed', async () => {
    const visit = await openLetter();
    const { page } = visit;
    await writeLetter(page, 'Pressed thrice');
    proxy.slowness = 300;
    const buttons = page.locator(`${letter} form button`);
    await buttons.evaluateAll((all: HTMLButtonElement[]) => {
      for (let press = 0; press < 3; press += 1) all.at(-1)?.click();
    });
    await page.locator(`${letter} [role=status]`).waitFor();
    expect(proxy.asked.filter((call) => call === `POST ${calls.save}`)).toHaveLength(1);
    expect(await lettersOf('Pressed thrice')).toHaveLength(1);
  });
});

import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { shareBrowser } from '../support/browser.js';
import { desktop, narrow, useShop } from '../support/shop-page.js';
import {
  contact,
  letter,
  makeForm,
  readSubmissions,
  send,
  takenOver,
  writeLetter,
} from '../support/website-form.js';
import { everyKind } from '../../stories/support/forms.js';
import { isWhole } from '../support/lane.js';
import { readOverflow } from '../support/usable.js';

const shop = inject('shop');
let owner: Browser;
beforeAll(async () => {
  owner = await shareBrowser();
});

declare global {
  /** What the page has sent to the call that stores. */
  var sent: unknown[];
}
const expectFocus = (page: Page, className: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe(className);
const main = 'main vitrine-form';

/** A body that is made by a script is hidden from the browser's own tools. */
const watchSent = (page: Page) =>
  page.addInitScript(() => {
    globalThis.sent = [];
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.url.endsWith('/SaveFormSubmission')) {
        globalThis.sent.push(await request.clone().json());
      }
      return fetch(request);
    };
  });
const saved = (page: Page) => page.evaluate(() => globalThis.sent);

describe('a form of the site', () => {
  const { open } = useShop();

  it('is sent without leaving the page, and is stored once', async () => {
    const { page } = await open({ viewport: desktop });
    await watchSent(page);
    await page.goto(contact);
    await takenOver(page);
    await writeLetter(page, 'Stored once, says the spec.');
    await send(page);
    const words = page.locator(`${letter} [role=status]`);
    await words.waitFor();
    expect(await words.textContent()).toBe(
      'Thank you. We read every letter and answer within two working days.',
    );
    await expectFocus(page, 'vitrine-form-success');
    expect(await page.locator(`${letter} form`).isVisible()).toBe(false);
    expect(await saved(page)).toMatchObject([
      {
        formId: 'contact',
        form: { 'contact-name': ['Ada', 'Lovelace'], 'contact-email': 'ada@example.com' },
        pagePath: '/contact',
      },
    ]);
    expect(new URL(page.url()).pathname).toBe(contact);
    const letters = await readSubmissions(owner, shop, 'contact');
    const mine = letters.filter(({ Message }) => Message === 'Stored once, says the spec.');
    expect(mine).toEqual([
      expect.objectContaining({ 'Your name': 'Ada Lovelace', Email: 'ada@example.com' }),
    ]);
  });

  it('stores every field kind as it was typed', async () => {
    const id = await makeForm(owner, shop, { ...everyKind, id: '', name: 'Spec every kind' });
    const { page } = await open({ viewport: desktop });
    await watchSent(page);
    await page.goto(`/forms/${id}?utm_source=letter`);
    await takenOver(page, main);
    const form = page.locator(main);
    const text = 'O’Neill <b>& sons</b> 🏺';
    await form.getByLabel(/^Engraving/).fill(text);
    await form.getByLabel(/^Message/).fill('one\ntwo  ');
    await form.getByLabel(/^Email/).fill('ada@example.com');
    await form.getByLabel(/^Guests/).fill('12');
    await form.getByLabel(/^Website/).fill('https://example.com/a?b=c');
    await form.getByLabel(/^Budget/).fill('120.50');
    await form.getByLabel(/^Secret word/).fill('xyzzy');
    await form.getByLabel(/^Handle/).fill('@ada');
    await form.getByLabel('First Name').fill('Ada');
    await form.getByLabel('Last Name').fill('Lovelace');
    const address = form.getByRole('group', { name: /^Address/ });
    const lines = ['1 Quay Lane', 'Loft', 'New York', 'NY', '10001', 'USA'];
    for (const [index, line] of lines.entries()) {
      await address.locator('input').nth(index).fill(line);
    }
    const phoneNumber = form.getByRole('group', { name: /^Phone/ }).getByRole('textbox');
    for (const [index, part] of ['1', '212', '555', '0100'].entries()) {
      await phoneNumber.nth(index).fill(part);
    }
    const date = form.getByRole('group', { name: /^Needed by/ }).getByRole('textbox');
    for (const [index, part] of ['2', '29', '2028'].entries()) await date.nth(index).fill(part);
    const time = form.getByRole('group', { name: /^At/ });
    await time.getByRole('textbox').nth(0).fill('4');
    await time.getByRole('textbox').nth(1).fill('05');
    await time.getByRole('combobox').selectOption('PM');
    await form.getByLabel('Cloth').check();
    await form.getByLabel('Ribbon').check();
    await form.getByLabel('Card', { exact: true }).check();
    await form.getByLabel(/^Ink/).selectOption('Black');
    await form.locator('input[name="likert[I will eat from it]"][value="2"]').check();

    await send(page, main);
    await page.locator(`${main} [role=status]`).waitFor();
    expect(await saved(page)).toMatchObject([
      {
        formId: id,
        form: {
          text,
          textarea: 'one\ntwo  ',
          email: 'ada@example.com',
          number: '12',
          website: 'https://example.com/a?b=c',
          currency: '120.50',
          password: 'xyzzy',
          twitter: '@ada',
          name: ['Ada', 'Lovelace'],
          address: lines,
          phone: ['1', '212', '555', '0100'],
          date: ['2', '29', '2028'],
          time: ['4', '05', '', 'PM'],
          radio: 'Cloth',
          checkbox: ['Ribbon', 'Card'],
          select: 'Black',
          likert: { 'I will eat from it': ['2'] },
          hidden: 'letter',
        },
      },
    ]);
    const [stored] = await readSubmissions(owner, shop, id);
    expect(stored).toMatchObject({
      Engraving: text,
      Email: 'ada@example.com',
      Guests: '12',
      Website: 'https://example.com/a?b=c',
      Budget: '$120.50',
      Handle: '@ada',
      Name: 'Ada Lovelace',
      Phone: '+1 212-555-0100',
      'Needed by': '2/29/2028',
      At: '4:05:00 PM',
      Wrapping: 'Cloth',
      Extras: 'Ribbon, Card',
      Ink: 'Black',
      'What do you say?': 'I will eat from it: Strongly Agree',
    });
    expect(stored?.['Address']).toContain('1 Quay Lane');
    expect(JSON.stringify(stored)).not.toContain('xyzzy');
  });

  if (isWhole) {
    it('has each control in the page with its name, label and autofill token', async () => {
      const { page } = await open();
      await page.goto('/forms/commission');
      await takenOver(page, main);
      const controls = await page.locator(`${main} form`).evaluate((form: HTMLFormElement) =>
        [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')]
          .filter((control) => control.name.startsWith('commission-'))
          .map((control) => ({
            isInPage: control.getRootNode() === document,
            isLabelled: (control.labels?.length ?? 0) > 0,
            name: control.name,
            token: control.autocomplete,
          })),
      );
      expect(controls.length).toBeGreaterThan(20);
      for (const control of controls)
        expect(control).toMatchObject({ isInPage: true, isLabelled: true });
      const tokens = (name: string) =>
        controls.filter((control) => control.name === name).map(({ token }) => token);
      expect(tokens('commission-email')).toEqual(['email']);
      expect(tokens('commission-name')).toEqual(['given-name', 'family-name']);
      expect(tokens('commission-phone')).toEqual(['tel']);
      expect(tokens('commission-address')).toEqual([
        'address-line1',
        'address-line2',
        'address-level2',
        'address-level1',
        'postal-code',
        'country',
      ]);
    });

    it('is found fine by axe when it is wrong, fits 320 px, and has no search of addresses', async () => {
      const { page } = await open({ viewport: narrow, reducedMotion: 'reduce' });
      await page.goto(contact);
      await takenOver(page);
      await send(page);
      const summary = page.locator(`${letter} .vitrine-form-errors`);
      await summary.waitFor();
      await expectFocus(page, 'vitrine-form-errors');
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      expect(await page.locator('vitrine-place-search').count()).toBe(0);
      await summary.getByRole('link').first().click();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
        'contact-name',
      );
    });

    it('dispatches the newsletter event after it was stored', async () => {
      const { page } = await open({ viewport: desktop });
      await page.goto('/forms/newsletter');
      await takenOver(page, main);
      await page.evaluate(() => {
        for (const type of ['vitrine-submitted', 'vitrine-newsletter-subscribed']) {
          addEventListener(type, (event) => {
            document.documentElement.dataset['heard'] =
              `${document.documentElement.dataset['heard'] ?? ''} ${type}:${JSON.stringify((event as CustomEvent).detail.formId)}`;
          });
        }
      });
      await page
        .locator(main)
        .getByLabel(/^Email/)
        .fill('spec-newsletter@example.com');
      await send(page, main);
      await page.locator(`${main} [role=status]`).waitFor();
      expect(await page.evaluate(() => document.documentElement.dataset['heard'])).toBe(
        ' vitrine-submitted:"newsletter" vitrine-newsletter-subscribed:"newsletter"',
      );
    });

    it("leads to 'the configured success URL'; Back shows an empty form that works", async () => {
      const id = await makeForm(owner, shop, {
        id: '',
        name: 'Spec redirect',
        successRedirect: '/about',
        fields: [{ id: 'word', type: 'text', title: 'Word', required: true }],
      });
      const { page } = await open({ viewport: desktop });
      await page.goto(`/forms/${id}`);
      await takenOver(page, main);
      await page.locator(main).getByLabel(/^Word/).fill('typed');
      await send(page, main);
      await page.waitForURL('**/about');
      await page.goBack();
      await takenOver(page, main);
      const word = page.locator(main).getByLabel(/^Word/);
      expect(await page.locator(`${main} button`).getAttribute('aria-disabled')).toBeNull();
      await word.fill('again');
      await send(page, main);
      await page.waitForURL('**/about');
      expect((await readSubmissions(owner, shop, id)).map(({ Word }) => Word)).toEqual([
        'again',
        'typed',
      ]);
    });

    it('shows post-submit HTML in which nothing runs, under the policy of the shop', async () => {
      const id = await makeForm(owner, shop, {
        id: '',
        name: 'Spec post-submit',
        postSubmitHtml: '<p>Look <em>outside</em>.</p><script>globalThis.ran = 1</script>',
        fields: [{ id: 'word', type: 'text', title: 'Word' }],
      });
      const { page } = await open({ viewport: desktop });
      await page.goto(`/forms/${id}`);
      await takenOver(page, main);
      await send(page, main);
      await page.locator('.vitrine-form-extras', { hasText: 'Look outside.' }).waitFor();
      expect(await page.evaluate(() => Reflect.has(globalThis, 'ran'))).toBe(false);
      expect(await page.locator('.vitrine-form-extras script').count()).toBe(0);
    });
  }
});

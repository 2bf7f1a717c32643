import type { Browser, Page } from 'playwright';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { shareBrowser } from '../support/browser.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import {
  contact,
  letter,
  makeForm,
  readSubmissions,
  send,
  takenOver,
} from '../support/website-form.js';

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

describe('a form of the site', () => {
  const { open } = useShop();

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

  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ] as const)('is found fine by axe at %s, also when it is wrong', async (_, viewport) => {
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
    await page.goto(contact);
    await takenOver(page);
    expect(await findViolations(page)).toEqual([]);
    await send(page);
    const summary = page.locator(`${letter} .vitrine-form-errors`);
    await summary.waitFor();
    await expectFocus(page, 'vitrine-form-errors');
    expect(await findViolations(page)).toEqual([]);
    await summary.getByRole('link').first().click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
      'contact-name',
    );
  });

  it('fits a window of 320 px, also with errors', async () => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    await page.goto(contact);
    await takenOver(page);
    await send(page);
    await page.locator(`${letter} .vitrine-form-errors`).waitFor();
    const sizes = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(sizes.scrollWidth).toBe(sizes.clientWidth);
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
});

import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import {
  alert,
  describing,
  picture,
  press,
  takeRefusals,
  uploads,
} from '../support/interface-messages.js';
import { makeFont } from '../support/make-font.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { expectUsable, widths } from '../support/usable.js';
import { makeForm } from '../support/website-form.js';

// The sentences are those of platform §5 and §8, "UI messages", word for word.

const withoutScript = { viewport: desktop, javaScriptEnabled: false };

describe('the messages of a field', () => {
  const { open, shop } = useShop();

  /** Makes each message appear, and says which field it describes. */
  const ofOwner: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
    async 'Please enter a valid email'(page) {
      await page.goto('/owner/customers');
      await page.getByLabel('E-mail address', { exact: true }).fill('ada');
      await press(page, 'Show what is kept');
      const field = page.getByLabel('E-mail address', { exact: true });
      expect(await field.inputValue()).toBe('ada');
      return field;
    },
    async 'Emails must be formatted as name@example.com'(page) {
      await page.goto('/owner/people');
      await page.getByLabel('Email address').fill('ada');
      await page.getByRole('checkbox').first().check();
      await press(page, 'Send invitation');
      return page.getByLabel('Email address');
    },
    async 'dune mug is not a valid page URL'(page) {
      await page.goto('/owner/products/item-dune-mug');
      await page.getByLabel('Address').fill('dune mug');
      await press(page, 'Save');
      return page.getByLabel('Address');
    },
    async 'A List must be selected'(page) {
      await page.goto('/owner/mailing-list');
      await page.getByLabel('Subscribed').uncheck();
      await press(page, 'Export as CSV');
      return page.getByRole('group', { name: 'Lists to export' });
    },
    async 'This tag already exists'(page) {
      await page.goto('/owner/products/tags');
      const tags = page.getByRole('form', { name: 'Tags' });
      const [first, second] = await tags.getByRole('checkbox').all();
      if (first === undefined || second === undefined) throw new Error('The shop has two tags.');
      const taken = ((await second.getAttribute('value')) ?? '').toUpperCase();
      await first.check();
      await second.check();
      await press(page, 'Edit the selected tag');
      await alert(page, 'You may only edit one tag at a time').waitFor();
      await tags.getByRole('checkbox').first().check();
      await press(page, 'Edit the selected tag');
      await page.getByLabel('New name of the tag').fill(taken);
      await press(page, 'Save');
      const field = page.getByLabel('New name of the tag');
      expect(await field.inputValue()).toBe(taken);
      return field;
    },
  };

  it('stand beside the field, on the pages of the owner without script', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page);
    for (const [sentence, show] of Object.entries(ofOwner)) {
      expect(await describing(await show(page))).toContain(sentence);
    }
    await page.goto('/owner/products/import');
    for (const [csv, sentence] of [
      [' , \n', 'Your dataset must have at least one column'],
      ['product_id,sku\n', 'Your dataset must have at least one row'],
    ] as const) {
      const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
      await page.getByLabel('CSV file').setInputFiles(file);
      await press(page, 'Show what would change');
      await page.getByRole('listitem').filter({ hasText: sentence }).waitFor();
      await alert(page, 'Some rows are wrong, so nothing can be imported.').waitFor();
    }
    takeRefusals(visit);
  });

  it('Links must be formatted as {host} or {host}', async () => {
    const { page } = await open({ viewport: desktop });
    const browser = page.context().browser();
    if (browser === null) throw new Error('The page has no browser.');
    const id = await makeForm(browser, shop, {
      name: `Link ${randomUUID().slice(0, 8)}`,
      fields: [{ id: 'k-website', type: 'website', title: 'Your site' }],
    });
    await page.goto(`/forms/${id}`);
    await page.locator('vitrine-form:state(ready)').waitFor();
    await page.getByLabel('Your site').fill('no site');
    await page.getByRole('button', { name: 'Submit' }).click();
    const sentence = 'Links must be formatted as example.com or https://example.com';
    await expect.poll(() => describing(page.getByLabel('Your site'))).toContain(sentence);
  });
});

describe('the messages of a page', () => {
  const { open } = useShop();

  it('tell what could not be loaded: collections, fonts, a form, content, numbers', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    const told = (sentence: string) => page.getByRole('status').filter({ hasText: sentence });
    await signIn(page, '/owner/header-footer');
    const address = '**/owner/header-footer/collections';
    await page.route(address, (route) => route.abort());
    const links = page.getByLabel('Link', { exact: true });
    await links.first().focus();
    await told('Unable to load collections').waitFor();
    await page.unroute(address);
    await links.last().focus();
    await page.locator('datalist option[value="/journal"]').waitFor({ state: 'attached' });
    expect(await page.getByText('Unable to load collections').count()).toBe(0);

    await page.goto('/owner/fonts');
    const buffer = makeFont({ family: 'Messages' });
    await page
      .getByLabel('Font in WOFF2')
      .setInputFiles({ name: 'messages.woff2', mimeType: 'font/woff2', buffer });
    await press(page, 'Upload');
    await page.getByText('The font is uploaded.').waitFor();
    const files = '**/shop-fonts/*.woff2';
    await page.route(files, (route) => route.abort());
    const heading = page.getByLabel('Headings');
    await heading.selectOption('Messages');
    await told('Unable to load fonts').waitFor();
    await page.unroute(files);
    await heading.selectOption('');
    await heading.selectOption('Messages');
    const title = page.locator('.owner-fonts-title');
    const family = () => title.evaluate((words) => getComputedStyle(words).fontFamily);
    await expect.poll(family).toContain('Messages');
    expect(await page.getByText('Unable to load fonts').count()).toBe(0);
    // The shop has its own fonts again.
    await page.locator('summary', { hasText: 'Delete Messages' }).click();
    await press(page, 'Yes, delete Messages, weight 400');
    await page.getByText('The file is deleted.').waitFor();

    await page.goto('/owner/products/item-none');
    await page.getByRole('heading', { level: 1, name: 'Unable to locate content' }).waitFor();
    await page.getByText('/owner/products/item-none').waitFor();

    await page.clock.install();
    await page.goto('/owner/analytics');
    await page.route('**/owner/analytics*', (route) => route.abort());
    await page.clock.fastForward(4000);
    await told('Network error').waitFor();
    takeRefusals(visit);
  });

  it('Unable to connect. Please try again', async () => {
    const { page } = await open({ viewport: desktop });
    await signIn(page, '/owner/products/new');
    await page.getByLabel('Title').fill('Jar');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add a variant' }).click();
    await alert(page, 'Unable to connect. Please try again').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Jar');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Add a variant' }).click();
    await page.getByLabel('SKU of Variant 2').waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('Jar');
  });

  it('Code editing is not available on Android.', async () => {
    const userAgent =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36';
    const { page } = await open({ viewport: phone, userAgent });
    await signIn(page, '/owner/forms/contact');
    await page.locator('vitrine-form-builder:state(ready)').waitFor();
    await page.getByText('Form as JSON').first().click();
    const area = page.locator('vitrine-form-builder textarea.code[readonly]');
    await area.waitFor();
    await page.getByText('Code editing is not available on Android.').waitFor();
    expect(await page.getByRole('button', { name: 'Use this JSON' }).count()).toBe(0);
  });

  it('have no violations and no sideways scroll', async () => {
    const visit = await open();
    const { page } = visit;
    await signIn(page);
    for (const [place, path] of [
      '/owner/products/tags?tag=oak',
      '/owner/products/tags?tag=oak&tag=wool',
      '/owner/products/tags?category=Table',
      '/owner/products/item-none',
    ].entries()) {
      await page.goto(path);
      await expectUsable(page, widths[place % widths.length]);
    }
    await page.goto('/owner/products/new');
    await page.route(uploads, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByLabel('Add pictures').setInputFiles(picture);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await alert(page, 'There was a problem while uploading your file.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    takeRefusals(visit);
  });
});

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '../../core/runtime/index.js';
import { createStorefront } from '../../examples/storefront/index.js';
import { findViolations } from '../support/axe.js';
import { flavour } from '../support/flavour.js';
import {
  alert,
  describing,
  picture,
  press,
  takeRefusals,
  uploads,
} from '../support/interface-messages.js';
import { makeFont } from '../support/make-font.js';
import { openMadePage } from '../support/made-page.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';
import { startShopWithClock } from '../support/shop-with-clock.js';
import { makeForm } from '../support/website-form.js';
import { createFakeServices } from '../unit/examples/storefront/fake-services.js';

// The sentences are those of platform §5 and §8, "UI messages", word for word.

const withoutScript = { viewport: desktop, javaScriptEnabled: false };

describe('the messages of a field', () => {
  const { open, shop } = useShop();

  it('Please enter a valid email', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/customers');
    await page.getByLabel('E-mail address', { exact: true }).fill('ada');
    await press(page, 'Show what is kept');
    const field = page.getByLabel('E-mail address', { exact: true });
    expect(await describing(field)).toBe('Please enter a valid email');
    expect(await field.inputValue()).toBe('ada');
    takeRefusals(visit);
  });

  it('Emails must be formatted as {email}', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/people');
    await page.getByLabel('Email address').fill('ada');
    await page.getByRole('checkbox').first().check();
    await press(page, 'Send invitation');
    const field = page.getByLabel('Email address');
    expect(await describing(field)).toBe('Emails must be formatted as name@example.com');
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

  it('{val} is not a valid page URL', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/products/item-dune-mug');
    await page.getByLabel('Address').fill('dune mug');
    await press(page, 'Save');
    expect(await describing(page.getByLabel('Address'))).toContain(
      'dune mug is not a valid page URL',
    );
    takeRefusals(visit);
  });

  it('A List must be selected', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/mailing-list');
    await page.getByLabel('Subscribed').uncheck();
    await press(page, 'Export as CSV');
    const lists = page.getByRole('group', { name: 'Lists to export' });
    expect(await describing(lists)).toBe('A List must be selected');
    takeRefusals(visit);
  });

  it('This {tagType} already exists, and You may only edit one {tagType} at a time', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/products/tags');
    const tags = page.getByRole('form', { name: 'Tags' });
    const [first, second] = await tags.getByRole('checkbox').all();
    if (first === undefined || second === undefined) throw new Error('The shop has two tags.');
    const taken = (await second.getAttribute('value')) ?? '';
    await first.check();
    await second.check();
    await press(page, 'Edit the selected tag');
    await alert(page, 'You may only edit one tag at a time').waitFor();
    await tags.getByRole('checkbox').first().check();
    await press(page, 'Edit the selected tag');
    await page.getByLabel('New name of the tag').fill(taken.toUpperCase());
    await press(page, 'Save');
    const field = page.getByLabel('New name of the tag');
    expect(await describing(field)).toBe('This tag already exists');
    expect(await field.inputValue()).toBe(taken.toUpperCase());
    takeRefusals(visit);
  });

  it('Your dataset must have at least one column, and at least one row', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner/products/import');
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
});

describe('the messages of a page', () => {
  const { open } = useShop();

  it('Unable to load. Try again.', async () => {
    const visit = await open({ viewport: desktop });
    await visit.page.route('**/api/forms/contact', (route) =>
      route.fulfill({ status: 403, json: {} }),
    );
    await openMadePage(visit.page, '<vitrine-form form-id="contact"></vitrine-form>');
    await alert(visit.page, 'Unable to load. Try again.').waitFor();
    takeRefusals(visit);
  });

  it('Unable to load collections', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await signIn(page, '/owner/header-footer');
    const address = '**/owner/header-footer/collections';
    await page.route(address, (route) => route.abort());
    const links = page.getByLabel('Link', { exact: true });
    await links.first().focus();
    await page.getByRole('status').filter({ hasText: 'Unable to load collections' }).waitFor();
    takeRefusals(visit);
    await page.unroute(address);
    await links.last().focus();
    await page.locator('datalist option[value="/journal"]').waitFor({ state: 'attached' });
    expect(await page.getByText('Unable to load collections').count()).toBe(0);
  });

  it('Unable to load fonts', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await signIn(page, '/owner/fonts');
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
    await page.getByRole('status').filter({ hasText: 'Unable to load fonts' }).waitFor();
    takeRefusals(visit);
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
  });

  it('Vimeo Basic accounts are unsupported. Please share a video from a different account.', async () => {
    const shop = await startShopWithClock(systemClock, {
      // Made up: tests ask no other site.
      findVideo: (address) => Promise.resolve({ isBasic: address.endsWith('/76979871') }),
    });
    try {
      const visit = await open({ viewport: desktop, baseURL: shop.address });
      const { page } = visit;
      await signIn(page, '/owner/lessons');
      const film = page.getByLabel('A first bowl');
      await film.fill('https://vimeo.com/76979871');
      await press(page, 'Save');
      await expect
        .poll(() => describing(film))
        .toContain(
          'Vimeo Basic accounts are unsupported. Please share a video from a different account.',
        );
      expect(await film.inputValue()).toBe('https://vimeo.com/76979871');
      takeRefusals(visit);
      await film.fill('https://vimeo.com/1084537');
      await press(page, 'Save');
      await page.getByText('Saved.').waitFor();
    } finally {
      await shop.stop();
    }
  });

  it('No results found', async () => {
    const { page } = await open(withoutScript);
    await page.goto('/search?q=xyzzyxyzzy');
    await page.getByRole('status').filter({ hasText: 'No results found' }).waitFor();
  });

  it('Network error', async () => {
    const visit = await open({ viewport: desktop });
    const { page } = visit;
    await signIn(page);
    await page.clock.install();
    await page.goto('/owner/analytics');
    await page.route('**/owner/analytics*', (route) => route.abort());
    await page.clock.fastForward(4000);
    await page.getByRole('status').filter({ hasText: 'Network error' }).waitFor();
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

  it('Unable to locate content', async () => {
    const visit = await open(withoutScript);
    const { page } = visit;
    await signIn(page, '/owner');
    await page.goto('/owner/products/item-none');
    await page.getByRole('heading', { level: 1, name: 'Unable to locate content' }).waitFor();
    await page.getByText('/owner/products/item-none').waitFor();
    takeRefusals(visit);
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

  it.each([
    ['phone', phone],
    ['tablet', tablet],
    ['desktop', desktop],
  ])('have no violations and no sideways scroll on a %s', async (_, viewport) => {
    const visit = await open({ viewport });
    const { page } = visit;
    await signIn(page);
    for (const path of [
      '/owner/products/tags',
      '/owner/products/tags?tag=oak&tag=wool',
      '/owner/products/tags?tag=oak',
      '/owner/products/tags?category=Table',
      '/owner/products/item-none',
      '/owner/mailing-list',
      '/owner/customers',
      '/owner/header-footer',
    ]) {
      await page.goto(path);
      expect([path, await findViolations(page)]).toEqual([path, []]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, over]).toEqual([path, 0]);
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

describe('the messages of a shop whose server fails', () => {
  const { open } = useShop();

  /** A shop on a port of its own, of which some services fail. */
  async function serveFailing(): Promise<{ address: string; end: () => Promise<void> }> {
    const services = createFakeServices();
    const gone = () => Promise.reject(new Error('gone'));
    const app = createStorefront({
      services: { ...services, carts: { ...services.carts, read: gone } },
      assetsDir: flavour.folder,
      publicDir: 'examples/storefront/public',
      templatesDir: 'examples/storefront/templates',
    });
    const server = serve({ fetch: app.fetch, port: 0 });
    if (!server.listening) await once(server, 'listening');
    const place = server.address();
    if (place === null || typeof place === 'string') throw new Error('The server has no port.');
    return {
      address: `http://localhost:${place.port}`,
      async end() {
        const closed = once(server, 'close');
        server.close();
        // A browser keeps its connections open.
        if ('closeAllConnections' in server) server.closeAllConnections();
        await closed;
      },
    };
  }

  it.each([
    ['Unable to load results', '/search?q=broken', 'status'],
    ['Something went wrong', '/cart', 'heading'],
  ] as const)('%s', async (sentence, path, role) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { address, end } = await serveFailing();
    try {
      const visit = await open({ ...withoutScript, baseURL: address });
      await visit.page.goto(path);
      await visit.page.getByRole(role).filter({ hasText: sentence }).first().waitFor();
      expect(log).toHaveBeenCalled();
      takeRefusals(visit);
    } finally {
      await end();
      log.mockRestore();
    }
  });
});

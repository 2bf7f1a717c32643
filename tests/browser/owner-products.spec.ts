import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import '../support/page-analytics.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';
import { isWhole } from '../support/lane.js';

/** A picture of one pixel. */
const picture = {
  name: 'jar.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

describe('the owner’s products', () => {
  const { open } = useShop();

  it('are created by hand without script, found and bought, and get another price', async () => {
    const { page, complaints } = await open({ viewport: desktop, javaScriptEnabled: false });
    const word = `Quillon${randomUUID().slice(0, 6)}`;
    const sku = `JAR-${word}`;
    await signIn(page, '/owner/products');
    await page.getByRole('link', { name: 'New product' }).click();
    // The buttons of rows need no field that is filled in.
    await page.getByRole('button', { name: 'Add a variant' }).click();
    await page.getByRole('button', { name: 'Remove Variant 2' }).click();
    await page.getByLabel('Title').fill(`${word} Jar`);
    await page.getByLabel('Address').fill(`${word.toLowerCase()}-jar`);
    await page.getByLabel('Category').fill('Table');
    await page.getByLabel('Status').selectOption('Listed');
    await page.getByLabel('Add pictures').setInputFiles(picture);
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByLabel('What picture 1 shows').fill('A jar with a lid.');
    await page.getByLabel('SKU of Variant 1').fill(sku);
    await page.getByLabel('Price USD of Variant 1', { exact: true }).fill('twelve');
    await page.getByLabel('Price EUR of Variant 1', { exact: true }).fill('11');
    await page.getByLabel('Price JPY of Variant 1', { exact: true }).fill('1800');
    await page.getByLabel('Stock of Variant 1').fill('2');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('Write the price in USD in digits').waitFor();
    // The browser logs the status of the refused form.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
    expect(await page.getByLabel('What picture 1 shows').inputValue()).toBe('A jar with a lid.');
    await page.getByLabel('Price USD of Variant 1', { exact: true }).fill('12');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('The product was created.').waitFor();

    await page.goto(`/search?q=${word}`);
    await page
      .getByRole('link', { name: `${word} Jar` })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `${word} Jar` }).waitFor();
    await page.getByRole('img', { name: 'A jar with a lid.' }).first().waitFor();
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.goto('/cart');
    await page.getByText(`${word} Jar`).first().waitFor();
    await page.getByText('$12.00').first().waitFor();

    await page.goto(`/owner/products?q=${word}`);
    await page.locator('summary').click();
    await page.getByLabel('Price USD of').first().fill('14.50');
    await page.getByRole('button', { name: 'Save prices and stock' }).click();
    await page.getByText('Saved. Shoppers see it now.').waitFor();
    await page.goto(`/shop/${word.toLowerCase()}-jar`);
    await page.getByText('$14.50').first().waitFor();
    await page.goto('/cart');
    await page.getByText('$14.50').first().waitFor();
  });

  if (isWhole) {
    it('are found with script too, in a list that tells what the owner does with it, beside the addresses of feed and pixel', async () => {
      const { page } = await open({ viewport: desktop });
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.postData() ?? ''));
      await signIn(page, '/owner/products');
      await page.getByLabel('Title or SKU').fill('dune');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get('q') === 'dune');
      await page.evaluate(() => globalThis.vitrine?.analytics?.ready);
      await page.locator('summary').first().click();
      await page.evaluate(() => globalThis.vitrine?.analytics?.flush());
      const told = () => sent.some((body) => body.includes('area=inventory&action=row-expand'));
      await expect.poll(told).toBe(true);

      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied.').waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await page.getByLabel('Address of the feed').inputValue());

      const field = page.getByLabel('Id of the pixel');
      for (const id of ['1234567890', '']) {
        await field.fill(id);
        await page.getByRole('button', { name: 'Save the id of the pixel' }).click();
        await page.getByText('The ad pixel is saved.').waitFor();
        expect(await field.inputValue()).toBe(id);
        const about = await (await page.request.get('/about')).text();
        expect(about.includes('"pixelId":"1234567890"')).toBe(id !== '');
      }
    });

    // platform §3: "Content status labels: Scheduled, Needs Review, Draft, Private."
    it('are scheduled with date and time, wait for a review, and are listed', async () => {
      const { page, complaints } = await open({ viewport: desktop });
      const word = `Tarn${randomUUID().slice(0, 6)}`;
      await signIn(page, '/owner/products/item-dune-mug');
      await page.getByRole('button', { name: 'Duplicate' }).click();
      await page.getByText('This is the copy.').waitFor();
      const path = new URL(page.url()).pathname;
      await page.getByLabel('Title').fill(`${word} Mug`);
      await page.getByLabel('Address').fill(`${word.toLowerCase()}-mug`);
      const time = page.getByLabel('Scheduled for');
      const save = page.getByRole('button', { name: 'Save' }).first();
      expect(await time.isVisible()).toBe(false);
      await page.getByLabel('Status').selectOption('Scheduled');
      await time.waitFor();
      await save.click();
      await page.getByText('Say when the product appears.').waitFor();
      expect(complaints.splice(0)).toEqual([expect.stringContaining('422')]);
      expect(await page.getByLabel('Status').inputValue()).toBe('scheduled');
      expect(await time.getAttribute('aria-invalid')).toBe('true');
      expect(await findViolations(page)).toEqual([]);

      await time.fill('2090-07-01T09:00');
      await save.click();
      await page.getByText('Saved.').waitFor();
      expect(await time.inputValue()).toBe('2090-07-01T09:00');
      await page.goto(`/owner/products?status=scheduled&q=${word}`);
      await page.getByText('Jul 1, 2090, 9:00 AM (Europe/London)').waitFor();
      await expectUsable(page, desktop);
      const gone = await page.request.get(`/shop/${word.toLowerCase()}-mug`);
      expect(gone.status()).toBe(404);

      const choose = async (status: string) => {
        await page.goto(path);
        await page.getByLabel('Status').selectOption(status);
        await save.click();
        await page.getByText('Saved.').waitFor();
        expect(await time.isVisible()).toBe(false);
      };
      await choose('Needs Review');
      await page.goto('/owner/products?status=needs-review');
      await page.getByRole('link', { name: `${word} Mug` }).waitFor();
      await choose('Listed');
      await page.goto(`/shop/${word.toLowerCase()}-mug`);
      await page.getByRole('heading', { level: 1, name: `${word} Mug` }).waitFor();
    });
  }
});

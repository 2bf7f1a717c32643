import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import '../support/page-analytics.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';

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
});

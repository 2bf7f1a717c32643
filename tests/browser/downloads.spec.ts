import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy } from '../support/checkout-form.js';
import { chooseOption } from '../support/choose-option.js';
import { mounted, useShop } from '../support/shop-page.js';

describe('a digital product', () => {
  const { open } = useShop();

  it('is fetched from the page of its order, by its buyer alone', async () => {
    const { page } = await open();
    await page.goto('/shop/bread-notes');
    await mounted(page, 'vitrine-add-to-cart');
    await chooseOption(page, 'Format', 'EPUB');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.goto('/checkout');
    await page.getByLabel('E-mail', { exact: true }).fill('files@example.com');
    await page.getByLabel('Name', { exact: true }).fill('Ada Quay');
    await buy(page);
    const files = page.getByRole('region', { name: 'Your files' });
    const link = files.getByRole('link', { name: 'bread-notes.epub' });
    const download = page.waitForEvent('download');
    await link.click();
    const bytes = await readFile(await (await download).path());
    // The first file of an EPUB names its type, unpacked.
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip');
    expect(await findViolations(page)).toEqual([]);

    const { page: other } = await open();
    await other.goto(page.url());
    expect(await other.getByText('bread-notes.epub').count()).toBe(0);
    const { complaints, page: late } = await open();
    await late.goto(`${(await link.getAttribute('href')) ?? ''}x`);
    await late.getByRole('heading', { name: 'This download has ended' }).waitFor();
    complaints.length = 0;
  });
});

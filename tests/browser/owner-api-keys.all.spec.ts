import { describe, expect, inject, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, tablet, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

const shop = inject('shop');

describe('the owner’s pages of API keys', () => {
  const { open } = useShop();

  it('create a key that a program uses, and delete it', async () => {
    const name = 'Warehouse';
    const { page, complaints } = await open({ viewport: desktop });
    await signIn(page, '/owner/api-keys');
    await page.getByRole('link', { name: 'Create a key' }).click();
    await page.getByRole('button', { name: 'Create the key' }).click();
    await page.getByText('Choose what the program may do.').waitFor();
    expect(complaints.splice(0).every((one) => one.includes('status of 422'))).toBe(true);
    await page.getByLabel('Name of the program').fill(name);
    await page.getByLabel('Change the stock').check();
    await page.getByRole('button', { name: 'Create the key' }).click();
    const field = page.getByLabel('The key', { exact: true });
    const key = await field.inputValue();
    await expectUsable(page, tablet);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await page.getByText('Copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
    const set = () =>
      fetch(`${shop}/api/store/stock/CLOTH-NONE`, {
        method: 'PUT',
        headers,
        body: '{"stock":1}',
      });
    expect((await set()).status).toBe(404);
    await page.getByRole('link', { name: 'I have kept it' }).click();
    await page.getByText('Learn more').click();
    await page.getByText('Terms of use').click();
    await expectUsable(page, desktop);
    const row = page.locator('.owner-list li', { hasText: name });
    await row.getByRole('link', { name: `Delete the key of ${name}` }).click();
    await page.getByRole('button', { name: 'Delete the key' }).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Delete the key' }).click();
    await page.getByText('The key is deleted and works no longer.').waitFor();
    expect(await row.count()).toBe(0);
    expect((await set()).status).toBe(401);
  });
});

import { describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';

const shop = inject('shop');

describe('the owner’s pages of API keys', () => {
  const { open } = useShop();

  it.each([true, false])(
    'create a key that a program uses, and delete it; with script: %s',
    async (javaScriptEnabled) => {
      const name = `Warehouse ${javaScriptEnabled}`;
      const { page, complaints } = await open({ viewport: desktop, javaScriptEnabled });
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
      if (javaScriptEnabled) {
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: 'Copy' }).click();
        await page.getByText('Copied.').waitFor();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
      } else {
        expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
      }

      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const set = () =>
        fetch(`${shop}/api/store/stock/CLOTH-NONE`, {
          method: 'PUT',
          headers,
          body: '{"stock":1}',
        });
      expect((await set()).status).toBe(404);
      await page.getByRole('link', { name: 'I have kept it' }).click();
      const row = page.locator('.owner-list li', { hasText: name });
      await row.getByRole('link', { name: `Delete the key of ${name}` }).click();
      await page.getByRole('button', { name: 'Delete the key' }).click();
      await page.getByText('The key is deleted and works no longer.').waitFor();
      expect(await row.count()).toBe(0);
      expect((await set()).status).toBe(401);
    },
  );

  it.each([
    ['390 px', phone],
    ['768 px', tablet],
    ['1280 px', desktop],
  ])('have nothing that axe finds, at %s', async (size, viewport) => {
    const { page } = await open({ viewport });
    await signIn(page, '/owner/api-keys/new');
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel('Name of the program').fill(`Axe at ${size}`);
    await page.getByLabel('Change the stock').check();
    await page.getByRole('button', { name: 'Create the key' }).click();
    await page.getByLabel('The key', { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'I have kept it' }).click();
    await page.getByText('Learn more').click();
    await page.getByText('Terms of use').click();
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBe(clientWidth);
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: `Delete the key of Axe at ${size}` }).click();
    await page.getByRole('button', { name: 'Delete the key' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });
});

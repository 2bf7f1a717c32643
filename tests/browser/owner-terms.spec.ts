import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';

const mug = '/shop/dune-mug';

const newCode = () => `SPRING-${randomUUID().slice(0, 8).toUpperCase()}`;
/** What the browser logs of a form that was refused. */
const refused = [expect.stringContaining('status of 422')];

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

describe('the owner’s discounts, shipping and taxes', () => {
  const { open } = useShop();

  /** A shopper without script, with a mug in the cart. */
  async function shop(): Promise<Page> {
    const { page } = await open({ viewport: desktop, javaScriptEnabled: false });
    await page.goto(mug);
    await page.locator('select[name=sku]').selectOption('MUG-OAT-LARGE');
    await page.locator('.product vitrine-add-to-cart:not([express]) button').click();
    await page.waitForURL('**/cart**');
    return page;
  }

  async function enter(page: Page, code: string) {
    await page.goto('/cart');
    await page.getByLabel('Coupon code').fill(code);
    await page.locator('.coupon-form button').click();
    await page.waitForLoadState();
  }

  it('make a coupon that a shopper uses, until it is switched off', async () => {
    const { page, complaints } = await open({ viewport: desktop });
    await signIn(page, '/owner/discounts');
    await page.getByRole('link', { name: 'New coupon' }).click();
    const code = newCode();
    await page.getByLabel('Code').fill(code.toLowerCase());
    await page.getByLabel('Title').fill('Spring');
    await page.getByLabel('Percent off').fill('a lot');
    await page.getByLabel('Table', { exact: true }).check();
    await save(page);

    // Nothing that was typed is lost.
    await page.getByText('Please correct what is marked below.').waitFor();
    await page.getByText('Write a percentage from 0.01 to 100').waitFor();
    expect(complaints.splice(0)).toEqual(refused);
    expect(await page.getByLabel('Code').inputValue()).toBe(code.toLowerCase());
    expect(await page.getByLabel('Table', { exact: true }).isChecked()).toBe(true);
    await page.getByLabel('Percent off').fill('25');
    await save(page);
    await page.getByText('Created.').waitFor();

    const shopper = await shop();
    await enter(shopper, code);
    await shopper.getByText(`Coupon ${code}`).first().waitFor();

    await page.getByRole('link', { name: code }).click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await page.getByText('Switched off.').waitFor();
    await shopper.goto('/cart');
    await shopper.getByText('This code has expired.').waitFor();

    await page.locator('summary', { hasText: 'Delete this coupon' }).click();
    await page.getByRole('button', { name: 'Delete coupon' }).click();
    await page.getByText('Deleted.').waitFor();
    expect(await page.getByRole('link', { name: code }).count()).toBe(0);
    await shopper.goto('/cart');
    expect(await shopper.getByText(code).count()).toBe(0);
    await page.goto('/owner/security/actions');
    for (const action of ['Created', 'Switched off', 'Deleted']) {
      await page.getByRole('row', { name: `${action} coupon ${code}` }).waitFor();
    }
  });
});

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const mug = '/shop/dune-mug';

/** What the browser logs of a form that was refused. */
const refused = [expect.stringContaining('status of 422')];

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const newCode = () => `SPRING-${randomUUID().slice(0, 8).toUpperCase()}`;

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

  if (isWhole) {
    it('ship to one more country, and the checkout shows what it costs from then on', async () => {
      const { page, complaints } = await open({ viewport: desktop });
      await signIn(page, '/owner/shipping');
      await page.getByRole('link', { name: 'New zone' }).click();
      await page.getByLabel('Name').fill('Far north');
      await page.getByLabel('Countries').fill('Germany\nIceland');
      await save(page);
      await page.getByText('Germany: in the zone').waitFor();
      expect(complaints.splice(0)).toEqual(refused);
      await page.getByLabel('Countries').fill('Iceland');
      await save(page);
      await page.getByText('Created.').waitFor();
      await page.getByRole('link', { name: 'New method' }).click();
      await page.getByLabel('Name').fill('Ship post');
      const costs = page.getByRole('group', { name: 'What it costs' });
      await costs.getByLabel('USD').fill('17.30');
      await costs.getByLabel('EUR').fill('16');
      await costs.getByLabel('JPY').fill('2600');
      await save(page);
      await page.getByText('Saved.').waitFor();

      const shopper = await shop();
      await shopper.goto('/checkout');
      await shopper.locator('[name=country]').selectOption('IS');
      await shopper.getByRole('button', { name: 'Change country' }).click();
      await shopper.locator('[name=email]').fill('ada@example.com');
      await shopper.locator('[name=name]').fill('Ada Quay');
      await shopper.locator('[name=line1]').fill('Hafnarstræti 1');
      await shopper.locator('[name=city]').fill('Reykjavík');
      await shopper.locator('[name=postalCode]').fill('101');
      await shopper.locator('[name=action][value=recount]').last().click();
      const delivery = shopper.locator('[data-checkout-part=delivery]');
      await delivery.getByText('$17.30').waitFor();

      await page.getByRole('link', { name: 'Ship post' }).click();
      await costs.getByLabel('USD').fill('19.90');
      await save(page);
      await page.getByText('Saved.').waitFor();

      // Who is at the checkout sees the new sum before the order, and what was typed stays.
      await shopper.getByRole('button', { name: /^Place order/ }).click();
      await shopper.getByText('Nothing has been ordered yet').waitFor();
      await delivery.getByText('$19.90').waitFor();
      expect(await shopper.locator('[name=line1]').inputValue()).toBe('Hafnarstræti 1');

      await page.locator('summary', { hasText: 'Delete this zone' }).click();
      await page.getByRole('button', { name: 'Delete zone' }).click();
      await page.getByText('Deleted. The shop no longer ships there').waitFor();
      expect(await page.getByText('Far north').count()).toBe(0);
    });

    it('put methods and discounts into another order, without script', async () => {
      const { page } = await open({ viewport: desktop, javaScriptEnabled: false });
      await signIn(page, '/owner/shipping/new');
      const name = `Harbour ${randomUUID().slice(0, 8)}`;
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Countries').fill('Greenland');
      await save(page);
      for (const method of ['Ship post', 'Sled post']) {
        await page.getByRole('link', { name: 'New method' }).click();
        await page.getByLabel('Name').fill(method);
        const costs = page.getByRole('group', { name: 'What it costs' });
        for (const currency of ['USD', 'EUR', 'JPY']) await costs.getByLabel(currency).fill('17');
        await save(page);
      }
      const methods = page.getByRole('table', { name: 'Methods' }).getByRole('rowheader');
      await expect.poll(() => methods.allInnerTexts()).toEqual(['Ship post', 'Sled post']);
      expect(await page.getByRole('button', { name: 'Move up Ship post' }).count()).toBe(0);
      await page.getByRole('button', { name: 'Move up Sled post' }).click();
      await page.getByText('Moved.').waitFor();
      expect(await methods.allInnerTexts()).toEqual(['Sled post', 'Ship post']);
      await page.locator('summary', { hasText: 'Delete this zone' }).click();
      await page.getByRole('button', { name: 'Delete zone' }).click();
      await page.getByText('Deleted. The shop no longer ships there').waitFor();

      // Off, so that no other test has them in its carts; a row that is off keeps its place.
      const titles = ['One', 'Two'].map((title) => `${title} ${randomUUID().slice(0, 8)}`);
      for (const title of titles) {
        await page.goto('/owner/discounts/automatic/new');
        await page.getByLabel('Title').fill(title);
        await page.getByLabel('Percent off').fill('0.01');
        await page.getByLabel('First day').fill('2099-01-01');
        await save(page);
      }
      await page.getByRole('button', { name: `Move up ${titles[1]}` }).click();
      await page.getByText('Moved.').waitFor();
      const rows = page.getByRole('table', { name: 'Automatic discounts' }).getByRole('rowheader');
      const ours = (await rows.allInnerTexts()).filter((title) => titles.includes(title));
      expect(ours).toEqual(titles.toReversed());
      for (const title of titles) {
        await page.getByRole('link', { name: title }).click();
        await page.locator('summary', { hasText: 'Delete this' }).click();
        await page.getByRole('button', { name: /^Delete/ }).click();
        await page.getByText('Deleted.').waitFor();
      }
    });

    it('tax a region that the owner names', async () => {
      const { page, complaints } = await open({ viewport: desktop, javaScriptEnabled: false });
      await signIn(page, '/owner/taxes/new');
      const title = `Levy ${randomUUID().slice(0, 8)}`;
      await page.getByLabel('Name').fill(title);
      await page.getByLabel('Rate in percent').fill('1.5');
      await page.getByLabel('Countries').fill('US');
      await page.getByLabel('Regions').fill('Bavaria');
      await save(page);
      await page.getByText('There is no region “Bavaria” in United States.').waitFor();
      expect(complaints.splice(0)).toEqual(refused);
      await page.getByLabel('Regions').fill('Guam');
      await save(page);
      await page.getByText('Created.').waitFor();
      const row = page.getByRole('row', { name: title });
      expect(await row.innerText()).toContain('1.5%');
      await row.getByRole('link').click();
      await page.locator('summary', { hasText: 'Delete this tax' }).click();
      await page.getByRole('button', { name: 'Delete tax' }).click();
      await page.getByText('Deleted.').waitFor();
      expect(await page.getByText(title).count()).toBe(0);
    });
  }
});

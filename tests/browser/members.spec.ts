import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn, signUp } from '../support/member-pages.js';
import { desktop, useShop } from '../support/shop-page.js';

const mug = '/shop/salt-cellar';

/** What the browser logs of a page with such a status. */
const logged = (...statuses: readonly number[]) =>
  statuses.map((status) => expect.stringContaining(`status of ${status}`) as string);

describe('a member', () => {
  const { open } = useShop();

  async function addOne(page: Page): Promise<void> {
    await page.goto(mug);
    await page.locator('main').getByRole('button', { name: 'Add To Cart' }).first().click();
    await page.waitForLoadState();
  }

  it.each([
    ['without script', false],
    ['with script', true],
  ])('signs up, in, and out, and the cart follows, %s', async (_, javaScriptEnabled) => {
    const email = `${randomUUID()}@example.com`;
    const { page, complaints } = await open({ javaScriptEnabled, viewport: desktop });
    await signUp(open, page, email);
    if (javaScriptEnabled) await page.locator('vitrine-login:state(ready)').waitFor();

    await signIn(page, email, 'not the password');
    await page.getByText('The email address or the password is not right.').first().waitFor();
    expect(await page.getByLabel('Email').filter({ visible: true }).inputValue()).toBe(email);
    expect(complaints.splice(0)).toEqual(logged(401));
    await signIn(page, email);
    await page.waitForURL('**/account');
    await page.getByText('Ada Lovelace').filter({ visible: true }).first().waitFor();
    if (javaScriptEnabled) await page.locator('vitrine-account:state(signed-in)').waitFor();

    const { page: other } = await open({ javaScriptEnabled: false });
    await addOne(other);
    await other.goto('/account');
    await signIn(other, email);
    await other.waitForURL('**/account');
    await other.goto('/cart');
    await other.getByText('Salt Cellar').first().waitFor();

    await page.goto('/cart');
    // The lines of the page give way to those of the element.
    await page.getByText('Salt Cellar').filter({ visible: true }).first().waitFor();
    await page.goto('/account');
    if (javaScriptEnabled) await page.locator('vitrine-account:state(signed-in)').waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/cart');
    await page
      .getByText('You have nothing in your shopping cart')
      .filter({ visible: true })
      .first()
      .waitFor();
    await page.goto('/account');
    await page.waitForURL('**/account/sign-in');
  });
});

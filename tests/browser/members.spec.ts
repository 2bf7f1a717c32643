import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountLink, signIn, signUp } from '../support/member-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { expectUsable, widths } from '../support/usable.js';
import type { Page } from 'playwright';
import { isWhole } from '../support/lane.js';

/** What the browser logs of a page with such a status. */
const logged = (...statuses: readonly number[]) =>
  statuses.map((status) => expect.stringContaining(`status of ${status}`) as string);

const mug = '/shop/salt-cellar';

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

  if (isWhole) {
    it('chooses a new password by mail, and deletes the account with it alone', async () => {
      const email = `${randomUUID()}@example.com`;
      const { page, complaints } = await open({ javaScriptEnabled: false });
      await signUp(open, page, email);
      await page.goto('/account/forgotten');
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Please open your mail' }).waitFor();
      const link = await accountLink(open, email);
      await page.goto(link);
      await page.getByLabel('New password').fill('short');
      await page.getByRole('button', { name: 'Change the password' }).click();
      await page.locator('.field-error', { hasText: 'At least 8 characters.' }).waitFor();
      await page.getByLabel('New password').fill('another long password');
      await page.getByRole('button', { name: 'Change the password' }).click();
      await page.getByText('The password has changed.').waitFor();
      await page.goto(link);
      await page.getByRole('heading', { name: 'This link has ended' }).waitFor();
      expect(complaints.splice(0)).toEqual(logged(422, 404));
      await page.goto('/account/sign-in?from=/cart');
      await signIn(page, email, 'another long password');
      await page.waitForURL('**/cart');
      await page.goto('/account');
      await page.locator('summary', { hasText: 'Delete the account' }).click();
      const form = page.locator('form[action$="/account/remove"]');
      await form.getByLabel('Password').fill('a wrong one');
      await form.getByRole('button').click();
      await page.getByText('That is not the password.').waitFor();
      // The form that was refused is open, and no other.
      expect(await page.locator('details[open] summary').allInnerTexts()).toEqual([
        'Delete the account',
      ]);
      await form.getByLabel('Password').fill('another long password');
      await form.getByRole('button').click();
      await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
      await page.goto('/account/sign-in');
      await signIn(page, email, 'another long password');
      await page.getByText('The email address or the password is not right.').waitFor();
      expect(complaints.splice(0)).toEqual(logged(422, 401));
    });

    it('has pages without a session that anybody can use', async () => {
      const { page, complaints } = await open({ reducedMotion: 'reduce' });
      const addresses = ['sign-up', 'forgotten', 'mailed', 'confirm?code=x', 'reset?code=x'];
      for (const [index, address] of addresses.entries()) {
        await page.goto(`/account/${address}`);
        await expectUsable(page, widths[index % widths.length]);
      }
      // Of the link that does not exist.
      expect(complaints.splice(0)).toEqual(logged(404));
    });
  }
});

import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMailedLink, signIn } from '../support/owner-pages.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

const password = 'a sentence of my own';

describe('the people who run the shop', () => {
  const { open } = useShop();

  async function invite({ page }: Pick<ShopPage, 'page'>, email: string, role: string) {
    await page.goto('/owner/people');
    await page.getByLabel('Email address').fill(email);
    await page
      .getByRole('group', { name: 'Roles', exact: true })
      .getByLabel(role, { exact: false })
      .first()
      .check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('The invitation is on its way.').waitFor();
    return readMailedLink(page, email, /\/owner\/invitation\?token=[\w.-]+/);
  }

  it('come by invitation, and see what their role allows', async () => {
    const email = `${randomUUID()}@example.com`;
    const owner = await open({ viewport: desktop });
    await signIn(owner.page);
    const link = await invite(owner, email, 'Store manager');

    const { page, complaints } = await open({ viewport: desktop });
    await page.goto(link);
    await expectUsable(page, desktop);
    await page.getByLabel('Your name').fill('Grace');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Set password and sign in' }).click();
    const navigation = page.getByRole('navigation', { name: 'Owner' });
    await navigation.getByRole('link', { name: 'Orders' }).waitFor();
    expect(await navigation.getByRole('link', { name: 'People' }).count()).toBe(0);
    await page.goto('/owner/orders');
    await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
    await page.goto('/owner/people');
    await page.getByText('administrator', { exact: false }).first().waitFor();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 403')]);

    // A password of one's own, from then on.
    await page.goto('/owner/security');
    await page.getByLabel('Present password').fill(password);
    await page.getByLabel('New password').fill('another sentence of mine');
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByText('Your password has changed.').waitFor();
    const { page: other } = await open({ javaScriptEnabled: false });
    await other.goto('/owner/sign-in');
    await other.getByLabel('Email address').fill(email);
    await other.getByLabel('Password').fill('another sentence of mine');
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('button', { name: 'Sign out', exact: true }).waitFor();

    await owner.page.goto('/owner/people');
    await owner.page.locator('summary', { hasText: 'Grace' }).click();
    await owner.page.getByRole('button', { name: 'Disable Grace' }).click();
    await owner.page.getByText('The account is disabled and signed out.').waitFor();
    await other.goto('/owner/orders');
    await other.waitForURL('**/owner/sign-in**');
  });
});

import { describe, expect, it } from 'vitest';
import { readMailedLink, signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';
import { subscribe, mailedLink, openMailed, showIt } from './subscriptions-steps.js';

describe('a subscription', () => {
  const { open } = useShop();

  it('is cancelled by the link of its mail, without script and in another browser', async () => {
    const email = 'leaves@example.com';
    await subscribe(open, email);
    const { page: owner } = await open({ javaScriptEnabled: false });
    await signIn(owner, '/owner/mail');
    const link = await readMailedLink(owner, email, mailedLink);

    const { page } = await open({ javaScriptEnabled: false });
    await openMailed(page, link);
    // The secret of the link is not in the address.
    expect(new URL(page.url()).search).toBe('');
    await showIt(page).click();
    await page.waitForURL(/\/subscriptions\/[\w-]{36}$/);
    await page.getByText('It renews by itself.').waitFor();
    await page.getByRole('button', { name: 'Skip the next order' }).click();
    await page.getByRole('status').getByText('The next order is skipped.').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('It is paused: nothing is charged until you resume it.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('link', { name: 'Cancel the subscription' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cancel this subscription?' }).waitFor();
    await page.getByRole('button', { name: 'Yes, cancel it' }).click();
    await page.getByText('It is cancelled: nothing more is charged.').waitFor();
    expect(await page.getByRole('button', { name: 'Pause' }).count()).toBe(0);

    await owner.goto('/owner/subscriptions?state=cancelled');
    await owner.locator('tr', { hasText: email }).getByRole('link').click();
    await owner.locator('.owner-history strong').first().waitFor();
    expect(await owner.locator('.owner-history strong').allTextContents()).toEqual([
      'Cancelled by the buyer',
      'Resumed by the buyer',
      'Paused by the buyer',
      'Next order skipped by the buyer',
      'Started',
    ]);
  });
});

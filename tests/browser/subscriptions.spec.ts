import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMailedLink, signIn } from '../support/owner-pages.js';
import { desktop, tablet, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';
import { startShopWithClock, type ShopWithClock } from '../support/shop-with-clock.js';
import { isWhole } from '../support/lane.js';
import type { BrowserContextOptions, Page } from 'playwright';
import { buy, fillCheckout } from '../support/checkout-form.js';

type Open = ReturnType<typeof useShop>['open'];

/** Subscribes without script; ends on the page of the order. */
async function subscribe(
  open: Open,
  email: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { page } = await open({ javaScriptEnabled: false, ...options });
  await page.goto('/shop/decaf-coffee');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).first().click();
  await page.waitForURL('**/subscription?**');
  await fillCheckout(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  await buy(page, 'Subscribe');
  return page;
}
const mailedLink = /http\S+\/subscriptions\/\S+\/open\?code=\S+/;

/** Opens a link of a mail, whose host is that of the mail's shop. */
async function openMailed(page: Page, link: string): Promise<void> {
  const { pathname, search } = new URL(link);
  await page.goto(`${pathname}${search}`);
}

const showIt = (page: Page) => page.getByRole('button', { name: 'Show my subscription' });

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

  if (isWhole) {
    it('goes to another address, is paid another way, and is paused by the owner', async () => {
      const email = 'moves@example.com';
      const before = await subscribe(open, email);
      const link = await before
        .getByRole('link', { name: 'See or change it' })
        .getAttribute('href');
      const { page, complaints } = await open({ reducedMotion: 'reduce' });
      await page.context().addCookies(await before.context().cookies());
      await page.goto(link ?? '');
      await expectUsable(page);

      await page.getByRole('link', { name: 'Change the address' }).click();
      await page.getByRole('heading', { level: 1, name: 'Change the address' }).waitFor();
      await page.locator('#name').fill('Ada King');
      const line = page.locator('#line1');
      await line.fill('1 Mill Street');
      await page.locator('#city').fill('');
      await page.getByRole('button', { name: 'Save the address' }).last().click();
      await page.locator('#city-error').waitFor();
      expect(await line.inputValue()).toBe('1 Mill Street');
      await expectUsable(page);
      await page.locator('#city').fill('Munich');
      await page.getByRole('button', { name: 'Save the address' }).last().click();
      await page.getByRole('status').getByText('The next order goes to this address.').waitFor();
      await page.getByText('1 Mill Street').waitFor();

      await page.getByRole('link', { name: 'Change the payment method' }).click();
      await page.getByText('Nothing is charged now.').waitFor();
      await page.getByLabel('0002').check();
      await page.getByRole('button', { name: 'Use this payment method' }).click();
      await page.locator('#payment-error').waitFor();
      expect(await page.getByLabel('0002').isChecked()).toBe(true);
      await expectUsable(page, tablet);
      const refused = expect.stringContaining('status of 422');
      expect(complaints.splice(0)).toEqual([refused, refused]);
      await page.getByLabel('4242').check();
      await page.getByRole('button', { name: 'Use this payment method' }).click();
      const changed = 'Further orders are paid with this payment method.';
      await page.getByRole('status').getByText(changed).waitFor();

      const { page: owner } = await open({ reducedMotion: 'reduce' });
      await signIn(owner, '/owner/subscriptions');
      await owner.locator('tr', { hasText: email }).getByRole('link').click();
      await owner.getByText('Address of further orders changed by the buyer').waitFor();
      await owner.getByText('Payment method changed by the buyer').waitFor();
      await owner.getByText('1 Mill Street').waitFor();
      await owner.getByText('Cancel this subscription').click();
      await expectUsable(owner, desktop);
      await owner.getByLabel('A note, for yourself').first().fill('Asked by phone.');
      await owner.getByRole('button', { name: 'Pause' }).click();
      await owner.getByText('Paused. The buyer has a mail about it.').waitFor();
      await owner.getByText('Asked by phone.').waitFor();
      await page.reload();
      await page.getByText('It is paused: nothing is charged until you resume it.').waitFor();
      expect(await page.getByText('Asked by phone.').count()).toBe(0);
      await owner.goto('/owner/security/actions');
      await owner.getByText('Paused subscription').first().waitFor();
    });
  }
});

if (isWhole) {
  describe('a subscription whose time has come', () => {
    const { open } = useShop();
    const day = 24 * 60 * 60_000;
    let shop: ShopWithClock;
    let now = Date.now();

    beforeAll(async () => {
      shop = await startShopWithClock({ now: () => now });
    });
    afterAll(() => shop.stop());

    it('shows its buyer and the owner the new order', async () => {
      const email = 'renews@example.com';
      const options = { baseURL: shop.address };
      const buyer = await subscribe(open, email, options);
      now += 32 * day;
      await shop.renewDue();

      await buyer.getByRole('link', { name: 'See or change it' }).click();
      const path = new URL(buyer.url()).pathname;
      const orders = buyer.locator('.account-orders li');
      await orders.nth(1).waitFor();
      expect(await orders.count()).toBe(2);
      await orders.first().getByRole('link').click();
      // Who bought the first order reads the next ones too.
      await buyer.getByRole('heading', { level: 1 }).waitFor();
      expect(await buyer.locator('script#vitrine-order').count()).toBe(1);

      const { page } = await open(options);
      await signIn(page, '/owner/mail');
      const link = await readMailedLink(page, email, mailedLink);
      await page.goto('/owner/subscriptions');
      await expectUsable(page, tablet);
      await page.locator('tr', { hasText: email }).getByRole('link').click();
      await page.locator('.owner-history strong').first().waitFor();
      expect(await page.locator('.owner-history strong').allTextContents()).toEqual([
        'Order made and paid',
        'Started',
      ]);
      await page.locator('.owner-history').getByRole('link').first().click();
      await page.getByText(email).first().waitFor();

      await openMailed(page, link);
      await expectUsable(page);
      await showIt(page).click();
      await page.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
      await expectUsable(page, desktop);
      await page.goto(`${path}/cancel`);
      await expectUsable(page);
    });
  });
}

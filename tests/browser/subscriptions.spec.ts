import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { readMailedLink, signIn } from '../support/owner-pages.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';
import { startShopWithClock, type ShopWithClock } from '../support/shop-with-clock.js';
import { isWhole } from '../support/lane.js';
import type { BrowserContextOptions, Page } from 'playwright';
import { buy, fillCheckout } from '../support/checkout-form.js';

type Open = ReturnType<typeof useShop>['open'];

/** Subscribes without script; ends on the page of the order. */
async function subscribe(
  open: Open,
  email: string,
  { card, ...options }: BrowserContextOptions & { readonly card?: string } = {},
): Promise<Page> {
  const { page } = await open({ javaScriptEnabled: false, ...options });
  await page.goto('/shop/decaf-coffee');
  await page.getByRole('button', { name: 'Subscribe', exact: true }).first().click();
  await page.waitForURL('**/subscription?**');
  await fillCheckout(page);
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  if (card !== undefined) await page.getByLabel(card).check();
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

const widths = [phone, tablet, desktop];

describe('a subscription', () => {
  const { open } = useShop();

  /** A phone on the page of a new subscription. */
  async function openNew(email: string, javaScriptEnabled: boolean) {
    const before = await subscribe(open, email);
    const link = await before.getByRole('link', { name: 'See or change it' }).getAttribute('href');
    const visit = await open({ viewport: phone, javaScriptEnabled, reducedMotion: 'reduce' });
    await visit.page.context().addCookies(await before.context().cookies());
    await visit.page.goto(link ?? '');
    return visit;
  }

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
    it.each([
      ['with script', true],
      ['without script', false],
    ])('goes to another address from then on, %s', async (_, javaScriptEnabled) => {
      const email = `moves-${javaScriptEnabled}@example.com`;
      const { page, complaints } = await openNew(email, javaScriptEnabled);
      await page.getByRole('link', { name: 'Change the address' }).click();
      await page.getByRole('heading', { level: 1, name: 'Change the address' }).waitFor();
      await page.locator('#name').fill('Ada King');
      const line = page.locator('#line1');
      await line.fill('1 Mill Street');
      await page.locator('#city').fill('');
      await page.getByRole('button', { name: 'Save the address' }).last().click();
      await page.locator('#city-error').waitFor();
      expect(await line.inputValue()).toBe('1 Mill Street');
      expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await page.locator('#city').fill('Munich');
      await page.getByRole('button', { name: 'Save the address' }).last().click();
      await page.getByRole('status').getByText('The next order goes to this address.').waitFor();
      await page.getByText('1 Mill Street').waitFor();
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);

      const { page: owner } = await open({ javaScriptEnabled: false });
      await signIn(owner, '/owner/subscriptions');
      await owner.locator('tr', { hasText: email }).getByRole('link').click();
      await owner.getByText('Address of further orders changed by the buyer').waitFor();
      await owner.getByText('1 Mill Street').waitFor();
    });

    it.each([
      ['with script', true],
      ['without script', false],
    ])('is paid another way from then on, %s', async (_, javaScriptEnabled) => {
      const email = `pays-${javaScriptEnabled}@example.com`;
      const { page, complaints } = await openNew(email, javaScriptEnabled);
      await page.getByRole('link', { name: 'Change the payment method' }).click();
      await page.getByRole('heading', { level: 1, name: 'Change the payment method' }).waitFor();
      await page.getByText('Nothing is charged now.').waitFor();
      await page.getByLabel('0002').check();
      await page.getByRole('button', { name: 'Use this payment method' }).click();
      await page.locator('#payment-error').waitFor();
      expect(await page.getByLabel('0002').isChecked()).toBe(true);
      expect(complaints.splice(0)).toEqual([expect.stringContaining('status of 422')]);
      if (javaScriptEnabled) expect(await findViolations(page)).toEqual([]);
      await page.getByLabel('4242').check();
      await page.getByRole('button', { name: 'Use this payment method' }).click();
      await page
        .getByRole('status')
        .getByText('Further orders are paid with this payment method.')
        .waitFor();

      const { page: owner } = await open({ javaScriptEnabled: false });
      await signIn(owner, '/owner/subscriptions');
      await owner.locator('tr', { hasText: email }).getByRole('link').click();
      await owner.getByText('Payment method changed by the buyer').waitFor();
    });

    it('is paused by the owner with a note, and its buyer sees it', async () => {
      const email = 'away@example.com';
      const buyer = await subscribe(open, email);
      const { page } = await open({ javaScriptEnabled: false });
      await signIn(page, '/owner/subscriptions');
      await page.locator('tr', { hasText: email }).getByRole('link').click();
      await page.getByLabel('A note, for yourself').first().fill('Asked by phone.');
      await page.getByRole('button', { name: 'Pause' }).click();
      await page.getByText('Paused. The buyer has a mail about it.').waitFor();
      await page.getByText('Asked by phone.').waitFor();
      await buyer.getByRole('link', { name: 'See or change it' }).click();
      await buyer.getByText('It is paused: nothing is charged until you resume it.').waitFor();
      expect(await buyer.getByText('Asked by phone.').count()).toBe(0);
      await page.goto('/owner/security/actions');
      await page.getByText('Paused subscription').first().waitFor();
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
      // The shop's own stock is none of this test's.
      await shop.database.query(
        "update variants set stock = 100 where product_id in (select id from products where url_id = 'decaf-coffee')",
      );
    });
    afterAll(() => shop.stop());

    const passMonth = async () => {
      now += 32 * day;
      await shop.renewDue();
    };

    it.each(widths)('shows its buyer and the owner the new order, at %o', async (viewport) => {
      const email = `renews-${viewport.width}@example.com`;
      const options = { baseURL: shop.address, viewport };
      const buyer = await subscribe(open, email, options);
      await passMonth();

      await buyer.getByRole('link', { name: 'See or change it' }).click();
      const orders = buyer.locator('.account-orders li');
      await orders.nth(1).waitFor();
      expect(await orders.count()).toBe(2);
      await orders.first().getByRole('link').click();
      // Who bought the first order reads the next ones too.
      await buyer.getByRole('heading', { level: 1 }).waitFor();
      expect(await buyer.locator('script#vitrine-order').count()).toBe(1);

      const { page } = await open({ ...options, javaScriptEnabled: false });
      await signIn(page, '/owner/subscriptions');
      await page.locator('tr', { hasText: email }).getByRole('link').click();
      await page.locator('.owner-history strong').first().waitFor();
      expect(await page.locator('.owner-history strong').allTextContents()).toEqual([
        'Order made and paid',
        'Started',
      ]);
      await page.locator('.owner-history').getByRole('link').first().click();
      await page.getByText(email).first().waitFor();
    });

    it('whose card is declined says when it is tried again, and lives on when it is skipped', async () => {
      const email = 'declined@example.com';
      const options = { baseURL: shop.address, javaScriptEnabled: false };
      await subscribe(open, email, { ...options, card: 'Test card ending in 0341' });
      await passMonth();
      const { page: owner } = await open(options);
      await signIn(owner, '/owner/subscriptions?state=past-due');
      await owner.locator('tr', { hasText: email }).getByRole('link').click();
      await owner.getByText('Next attempt').waitFor();
      const link = await readMailedLink(owner, email, mailedLink);

      const { page } = await open(options);
      await openMailed(page, link);
      await showIt(page).click();
      await page.getByText(/The last payment was declined. We try again on/).waitFor();
      await page.getByRole('button', { name: 'Skip the next order' }).click();
      await page.getByText('It renews by itself.').waitFor();
    });

    it('whose card is declined is paid by another one at once', async () => {
      const email = 'other-card@example.com';
      const options = { baseURL: shop.address, javaScriptEnabled: false };
      const buyer = await subscribe(open, email, { ...options, card: 'Test card ending in 0341' });
      await passMonth();
      await buyer.getByRole('link', { name: 'See or change it' }).click();
      await buyer.getByText(/The last payment was declined/).waitFor();
      await buyer.getByRole('link', { name: 'Change the payment method' }).click();
      await buyer.getByText('The payment that was declined is tried again at once.').waitFor();
      await buyer.getByLabel('4242').check();
      await buyer.getByRole('button', { name: 'Use this payment method' }).click();
      await buyer
        .getByRole('status')
        .getByText('Further orders are paid with this payment method.')
        .waitFor();
      await shop.renewDue();
      await buyer.reload();
      await buyer.getByText('It renews by itself.').waitFor();
      expect(await buyer.locator('.account-orders li').count()).toBe(2);
    });

    it.each(widths)('has pages that axe and a narrow screen accept, at %o', async (viewport) => {
      const email = `axe-${viewport.width}@example.com`;
      const options = { baseURL: shop.address, viewport };
      const buyer = await subscribe(open, email, options);
      await passMonth();
      await buyer.getByRole('link', { name: 'See or change it' }).click();
      const path = new URL(buyer.url()).pathname;
      const { page } = await open(options);
      await signIn(page, '/owner/mail');
      const link = await readMailedLink(page, email, mailedLink);
      const check = async () => {
        expect(await findViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([page.url(), overflow]).toEqual([page.url(), 0]);
      };
      await openMailed(page, link);
      await check();
      await showIt(page).click();
      await page.getByRole('heading', { level: 1, name: 'Your subscription' }).waitFor();
      await check();
      await page.goto(`${path}/cancel`);
      await check();
      await page.goto(`${path}/payment`);
      await check();
      await page.goto('/owner/subscriptions');
      await check();
      await page.locator('tr', { hasText: email }).getByRole('link').click();
      await page.getByText('Cancel this subscription').click();
      await check();
    });
  });
}

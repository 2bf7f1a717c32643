import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { chooseOption } from '../support/choose-option.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop, type ShopPage, mounted } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const call = '/api/site-users/account/notifications/restock';
const newEmail = () => `${randomUUID()}@example.com`;

const restock = (page: Page) => page.locator('vitrine-restock .vitrine-content');
const email = (page: Page) => restock(page).getByLabel('Email', { exact: true });
const signUp = (page: Page) =>
  restock(page).getByRole('button', { name: 'Notify me when available' }).click();
const status = (page: Page) => restock(page).getByRole('status');
const addButton = (page: Page) =>
  page.locator('.product vitrine-add-to-cart:not([express]) [part=button]');

/** A bowl that is sold out in clay. */
async function openBowl(page: Page, value = 'Clay'): Promise<void> {
  await page.goto('/shop/tide-bowl');
  await mounted(page, 'vitrine-variant-picker');
  await chooseOption(page, 'Colour', value);
}

const bowl = { productId: 'item-tide-bowl', variantId: 'BOWL-CLAY' };

/** All pages of what the owner may read about the clay bowl. */
async function readList(page: Page, path: string, name: 'signUps' | 'notifications') {
  const all: { email: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const query = new URLSearchParams({ ...bowl, cursor });
    const answer = await page.request.get(`${call}${path}?${query}`);
    const found = (await answer.json()) as Record<typeof name, { email: string }[]> & {
      nextPageCursor: string | null;
    };
    all.push(...found[name]);
    cursor = found.nextPageCursor;
  }
  return all;
}

/** The browser logs an answer that it counts as an error, which here is the wanted one. */
function expectLogged({ complaints }: ShopPage, text: string): void {
  const [logged, ...others] = complaints.splice(0);
  expect(logged).toContain(text);
  expect(others).toEqual([]);
}

describe('a visitor of a sold-out product', () => {
  const shop = useShop();

  it('signs up in place of the button, and is remembered for that variant', async () => {
    const { page } = await shop.open();
    await openBowl(page);
    await restock(page).getByText('Clay is sold out.').waitFor();
    await expect.poll(() => addButton(page).count()).toBe(0);
    const address = newEmail();
    await email(page).fill(address);
    await signUp(page);
    await status(page).waitFor();
    expect(await status(page).textContent()).toBe('Signed up!');
    expect(await status(page).evaluate((note) => note === document.activeElement)).toBe(true);
    const owner = await shop.open();
    await signIn(owner.page);
    expect(await readList(owner.page, '', 'signUps')).toContainEqual({
      email: address,
      createdOn: expect.any(Number),
      isJoinMailingList: false,
    });

    await openBowl(page, 'Sea');
    await addButton(page).waitFor();
    await expect.poll(() => restock(page).isVisible()).toBe(false);
    await chooseOption(page, 'Colour', 'Clay');
    await restock(page)
      .getByText('You have signed up. We will email you when Clay is back in stock.')
      .waitFor();
    await restock(page).getByRole('button', { name: 'Use another email' }).click();
    await email(page).waitFor();
  });

  if (isWhole) {
    it('keeps the typed email while the shopper views other variants', async () => {
      const { page } = await shop.open();
      await openBowl(page);
      await email(page).fill('ada@example.com');
      await chooseOption(page, 'Colour', 'Chalk');
      await addButton(page).waitFor();
      await chooseOption(page, 'Colour', 'Clay');
      await expect.poll(() => email(page).inputValue()).toBe('ada@example.com');
    });

    it('sees the email error at the field', async () => {
      const { page } = await shop.open();
      await openBowl(page);
      await email(page).waitFor();
      await signUp(page);
      await restock(page).getByText('Email cannot be blank').waitFor();
      expect(await email(page).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.keyboard.type('ada@');
      await page.keyboard.press('Enter');
      await restock(page).getByText('Email is invalid').waitFor();
    });

    it('sees the server’s message and keeps what was typed', async () => {
      const visit = await shop.open();
      const { page } = visit;
      await openBowl(page);
      await page.route(`**${call}`, (route) =>
        route.fulfill({
          status: 409,
          json: { error: 'The clay bowl is back in stock.', code: 'in-stock' },
        }),
      );
      const address = newEmail();
      await email(page).fill(address);
      await signUp(page);
      await restock(page).getByText('The clay bowl is back in stock.').waitFor();
      expect(await email(page).inputValue()).toBe(address);
      expectLogged(visit, '409');
      await page.unroute(`**${call}`);
      await signUp(page);
      await status(page).waitFor();
    });

    it('sees an error when the connection is lost', async () => {
      const visit = await shop.open();
      const { page } = visit;
      await openBowl(page);
      await email(page).fill(newEmail());
      await page.context().setOffline(true);
      await signUp(page);
      await restock(page).getByText('Please check your internet connection.').waitFor();
      await page.context().setOffline(false);
      visit.complaints.length = 0;
      await signUp(page);
      await status(page).waitFor();
    });

    it('keeps typing while the script loads late: nothing is lost and the focus stays', async () => {
      const { page } = await shop.open();
      let arrive = () => undefined as void;
      const late = new Promise<void>((resolve) => (arrive = resolve));
      await page.route('**/vitrine.js', async (route) => {
        await late;
        await route.continue();
      });
      await page.goto('/shop/workshop-apron', { waitUntil: 'commit' });
      await page.locator('.restock-form [name=email]').click();
      await page.keyboard.type('grace@exam');
      await page.locator('.restock-form [name=isJoinMailingList]').check();
      await page.locator('.restock-form [name=email]').focus();
      await page.keyboard.press('End');
      arrive();
      await email(page).waitFor();
      await page.keyboard.type('ple.com');
      expect(await email(page).inputValue()).toBe('grace@example.com');
      expect(await restock(page).getByRole('checkbox').isChecked()).toBe(true);
      expect(await restock(page).getByText('Workshop Apron is sold out.').isVisible()).toBe(true);
    });

    it.each([
      ['390 px', phone],
      ['1280 px', desktop],
    ])('has no axe violation at %s', async (_, viewport) => {
      const { page } = await shop.open({ viewport, reducedMotion: 'reduce' });
      await openBowl(page);
      await email(page).waitFor();
      await signUp(page);
      await restock(page).getByText('Email cannot be blank').waitFor();
      expect(await findViolations(page)).toEqual([]);
    });
  }
});

if (isWhole) {
  describe('the owner of a shop', () => {
    const shop = useShop();

    /** Signs up as many visitors as a popular bowl has, by the call of a page of another origin. */
    async function fillQueue(prefix: string, count: number): Promise<void> {
      const numbers = Array.from({ length: count }, (_, index) => index);
      while (numbers.length > 0) {
        const some = numbers.splice(0, 20).map(async (number) => {
          const answer = await fetch(shop.shop + call, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', 'X-Cart-Token': 'new' },
            body: JSON.stringify({
              ...bowl,
              siteVisitorEmail: `${prefix}-${number}@example.com`,
              isJoinMailingList: false,
            }),
          });
          expect(answer.status).toBe(200);
        });
        await Promise.all(some);
      }
    }

    /** Who was notified, as often as they were. */
    async function readNotified(page: Page, prefix: string): Promise<string[]> {
      const all = await readList(page, '/sent', 'notifications');
      return all.map(({ email: address }) => address).filter((one) => one.startsWith(prefix));
    }

    it('sends 1,000 notifications with a progress bar; stopped half-way and resumed, each once', async () => {
      const prefix = `queue-${randomUUID().slice(0, 8)}`;
      await fillQueue(prefix, 1_000);
      const { page } = await shop.open({ viewport: desktop });
      await signIn(page);
      // Other specs have groups of their own, which are not ours to notify.
      await page.route(`**${call}/groups*`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { signUpGroups: { variantId: string }[] };
        const signUpGroups = body.signUpGroups.filter(({ variantId }) => variantId === 'BOWL-CLAY');
        await route.fulfill({ response: answer, json: { ...body, signUpGroups } });
      });
      await page.route(`**${call}/send*`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await route.continue();
      });
      await page.goto('/owner/restock');
      const admin = page.locator('vitrine-restock-admin');
      const progress = admin.getByRole('progressbar', { name: 'Notifications sent' });
      const value = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value);

      await admin.getByRole('button', { name: 'Notify everyone', exact: true }).click();
      await expect.poll(value, { timeout: 20_000 }).toBeGreaterThanOrEqual(300);
      await admin.getByRole('button', { name: 'Stop', exact: true }).click();
      await admin.getByRole('button', { name: /^Resume: [\d,]+ left$/ }).waitFor();
      const half = await readNotified(page, prefix);
      expect(half.length).toBeGreaterThanOrEqual(300);
      expect(half.length).toBeLessThan(1_000);
      await admin.getByRole('button', { name: /^Resume/ }).click();
      await expect.poll(value, { timeout: 20_000 }).toBeGreaterThanOrEqual(half.length + 100);

      // The page is left in the middle of it: the next one goes on with whoever is left.
      await page.reload();
      await admin.getByRole('button', { name: 'Notify everyone', exact: true }).click();
      await admin.getByText(/^Done\. [\d,]+ of [\d,]+ sent\.$/).waitFor({ timeout: 30_000 });
      await admin.getByText('All notified').first().waitFor();

      const notified = await readNotified(page, prefix);
      expect(notified).toHaveLength(1_000);
      expect(new Set(notified).size).toBe(1_000);
    }, 120_000);

    it.each([
      ['390 px', phone],
      ['1280 px', desktop],
    ])('finds a list without anything that axe finds, at %s', async (_, viewport) => {
      await fillQueue(`axe-${viewport.width}-${randomUUID().slice(0, 8)}`, 3);
      const { page } = await shop.open({ viewport, reducedMotion: 'reduce' });
      await signIn(page);
      await page.goto('/owner/restock');
      const admin = page.locator('vitrine-restock-admin');
      await admin.getByRole('button', { name: 'Show who waits for Tide Bowl, Clay' }).click();
      await admin.locator('[part=people] tbody tr').first().waitFor();
      expect(await findViolations(page)).toEqual([]);
    });

    it('sends anybody else to the sign-in page', async () => {
      const { page } = await shop.open();
      const answer = await page.request.get(`${call}/groups`);
      expect(answer.status()).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'owner-only' });
    });
  });
}

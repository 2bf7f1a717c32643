import { randomUUID } from 'node:crypto';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, mounted, useShop } from '../support/shop-page.js';
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

    it('sends notifications with a progress bar; stopped and resumed, each once', async () => {
      const prefix = `queue-${randomUUID().slice(0, 8)}`;
      // A call sends a hundred.
      const all = 400;
      await fillQueue(prefix, all);
      const { page } = await shop.open({ viewport: desktop });
      await signIn(page);
      // Other specs have groups of their own, which are not ours to notify.
      await page.route(`**${call}/groups*`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { signUpGroups: { variantId: string }[] };
        const signUpGroups = body.signUpGroups.filter(({ variantId }) => variantId === 'BOWL-CLAY');
        await route.fulfill({ response: answer, json: { ...body, signUpGroups } });
      });
      const waiting: Route[] = [];
      await page.route(`**${call}/send*`, (route) => void waiting.push(route));
      const sendHundred = async () => {
        await expect.poll(() => waiting.length).toBe(1);
        await waiting.pop()!.continue();
      };
      await page.goto('/owner/restock');
      const admin = page.locator('vitrine-restock-admin');
      const progress = admin.getByRole('progressbar', { name: 'Notifications sent' });
      const value = () => progress.evaluate((bar) => (bar as HTMLProgressElement).value);

      await admin.getByRole('button', { name: 'Notify everyone', exact: true }).click();
      await sendHundred();
      await expect.poll(value).toBe(100);
      await admin.getByRole('button', { name: 'Stop', exact: true }).click();
      await sendHundred();
      await admin.getByRole('button', { name: /^Resume: [\d,]+ left$/ }).waitFor();
      const half = await readNotified(page, prefix);
      expect(half.length).toBeGreaterThan(0);
      expect(half.length).toBeLessThan(all);
      await admin.getByRole('button', { name: /^Resume/ }).click();
      await sendHundred();
      await expect.poll(() => waiting.length).toBe(1);

      // The page is left in the middle of it: the next one goes on with whoever is left.
      await page.unroute(`**${call}/send*`);
      await page.reload();
      await admin.getByRole('button', { name: 'Notify everyone', exact: true }).click();
      await admin.getByText(/^Done\. [\d,]+ of [\d,]+ sent\.$/).waitFor();
      await admin.getByText('All notified').first().waitFor();

      const notified = await readNotified(page, prefix);
      expect(notified).toHaveLength(all);
      expect(new Set(notified).size).toBe(all);
    });
  });
}

import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';

const tablet = { width: 768, height: 1024 };
const apron = { productId: 'item-workshop-apron', variantId: 'APRON' };

describe('the mails of the owner', () => {
  const { open } = useShop();

  /** Joins the list as somebody without script does. */
  async function join(page: Page, email: string): Promise<void> {
    await page.goto('/forms/newsletter');
    const form = page.locator('main form');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('One more step').first().waitFor();
  }

  /** Opens the newest mail to an address, in whichever state it is. */
  async function openMail(page: Page, email: string): Promise<void> {
    for (const state of ['waiting', 'sent', 'sending']) {
      await page.goto(`/owner/mail?state=${state}`);
      const link = page.locator('.owner-list li', { hasText: email }).getByRole('link').first();
      if ((await link.count()) === 0) continue;
      await link.click();
      await page.getByRole('heading', { name: 'As text' }).waitFor();
      return;
    }
    throw new Error(`There is no mail to ${email}.`);
  }

  it('lead from joining over the mail to a confirmed address, and out of the list', async () => {
    const email = `${randomUUID()}@example.com`;
    const { page: visitor } = await open({ javaScriptEnabled: false });
    await join(visitor, email);
    const { page } = await open({ viewport: desktop });
    await signIn(page);
    await openMail(page, email);
    const frame = page.frameLocator('iframe');
    await frame.getByRole('heading', { name: 'Please confirm your subscription' }).waitFor();
    const text = await page.locator('.owner-mail-text').innerText();
    const pathOf = (name: string) =>
      new RegExp(`/newsletter/${name}\\?token=\\S+`).exec(text)?.[0] ?? '';

    await visitor.goto(pathOf('confirm'));
    await visitor.getByRole('button', { name: 'Yes, send me the letters' }).click();
    await visitor.getByRole('heading', { name: 'You are subscribed' }).waitFor();
    await page.goto(`/owner/mailing-list?search=${email}`);
    await page.getByRole('heading', { name: email }).waitFor();

    await visitor.goto(pathOf('unsubscribe'));
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
    await visitor.getByRole('heading', { name: 'You are unsubscribed' }).waitFor();
    await page.reload();
    await page.getByText(`No address here contains “${email}”.`).waitFor();
  });

  it('lose an address that the owner removes', async () => {
    const email = `${randomUUID()}@example.com`;
    const { page: visitor } = await open({ javaScriptEnabled: false });
    await join(visitor, email);
    const { page } = await open();
    await signIn(page);
    await page.goto(`/owner/mailing-list?state=pending&search=${email}`);
    await page.locator('summary', { hasText: `Remove ${email}` }).click();
    await page.getByRole('button', { name: `Yes, remove ${email}` }).click();
    await page.getByText('The address is removed.').waitFor();
    await page.goto(`/owner/mailing-list?state=pending&search=${email}`);
    await page.getByText(`No address here contains “${email}”.`).waitFor();
  });

  it('answer a letter, whose reply is among them', async () => {
    const words = `Hello ${randomUUID()}`;
    const email = `${randomUUID()}@example.com`;
    const { page: visitor } = await open({ javaScriptEnabled: false });
    await visitor.goto('/contact');
    await visitor.getByLabel('First Name').fill('Ada');
    await visitor.getByLabel('Last Name').fill('Lovelace');
    await visitor.locator('[name=contact-email]').fill(email);
    await visitor.locator('[name=contact-message]').fill(words);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.waitForURL('**/thanks*');

    const { page } = await open({ viewport: desktop });
    await signIn(page, '/owner/forms/contact/submissions');
    const letter = page.locator('.owner-submission', { hasText: words });
    expect(await letter.getByRole('link', { name: email }).getAttribute('href')).toBe(
      `mailto:${encodeURIComponent(email)}`,
    );
    await letter.getByRole('link', { name: /^Reply/ }).click();
    await page.getByLabel('Your reply').fill('Thank you, Ada.');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByText('Your reply is on its way.').waitFor();
    await letter.getByRole('button', { name: /^Done/ }).click();
    await letter.getByRole('button', { name: /^Open again/ }).waitFor();
    await openMail(page, email);
    const text = await page.locator('.owner-mail-text').innerText();
    expect(text).toContain('Thank you, Ada.');
    expect(text).toContain(words);
  });

  it('go out about a restock only after a question that names the stock', async () => {
    const email = `${randomUUID()}@example.com`;
    const { page } = await open({ viewport: desktop });
    const call = '/api/site-users/account/notifications/restock';
    await page.goto('/');
    const joined = await page.request.post(call, {
      data: { ...apron, siteVisitorEmail: email, isJoinMailingList: false },
      headers: { 'X-Cart-Token': 'new' },
    });
    expect(joined.status()).toBe(200);
    await signIn(page, '/owner/restock');
    const row = page.locator('.owner-list li', { hasText: 'Workshop Apron' });
    await row.getByText(/waiting · Sold out$/).waitFor();
    await row.getByRole('link', { name: /^Notify/ }).click();
    await page.getByText('It is still sold out.').waitFor();
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      expect(await findViolations(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Back without sending' }).click();
    await row.getByRole('link', { name: /^Notify/ }).click();
    await page.getByRole('button', { name: /although it is sold out$/ }).click();
    await page.getByText(/on (its|their) way\./).waitFor();
    await openMail(page, email);
    expect(await page.locator('.owner-mail-text').innerText()).toContain('/shop/workshop-apron');
  });

  it.each([
    ['390 px', phone],
    ['768 px', tablet],
    ['1280 px', desktop],
  ])('have pages without anything that axe finds, at %s', async (_, viewport) => {
    const email = `${randomUUID()}@example.com`;
    const { page: visitor } = await open({ javaScriptEnabled: false });
    await join(visitor, email);
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
    await signIn(page);
    for (const address of [
      '/owner/mail',
      '/owner/mail?state=sent',
      '/owner/mailing-list?state=pending',
      '/owner/restock',
      '/owner/restock/all',
      '/owner/forms/contact/submissions',
    ]) {
      await page.goto(address);
      expect([address, await findViolations(page)]).toEqual([address, []]);
    }
    await openMail(page, email);
    expect(await findViolations(page, false)).toEqual([]);
    const body = await page.request.get(`${page.url()}/html`);
    const isWide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(isWide).toBe(false);

    const { page: mailbox } = await open({ viewport, isCold: true });
    await mailbox.setContent(await body.text());
    await mailbox.getByRole('heading', { level: 1 }).waitFor();
    expect(await findViolations(mailbox)).toEqual([]);
  });
});

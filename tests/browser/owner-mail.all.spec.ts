import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { openReceiver, type SmtpReceiver } from '../support/smtp-receiver.js';
import { startOwnShop, type OwnShop } from '../support/own-shop.js';
import { desktop, tablet, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

describe('the mails of the owner', () => {
  const { open } = useShop();

  /** Joins the list as somebody without script does. */
  async function join(page: Page, email: string): Promise<void> {
    await page.goto('/forms/newsletter');
    const form = page.locator('main form');
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('Please open the mail we have sent you').first().waitFor();
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
    await expectUsable(page, desktop, { looksIntoFrames: false });
    // The mail itself, as a mailbox shows it.
    const { page: mailbox } = await open({ viewport: tablet });
    await mailbox.setContent(await (await page.request.get(`${page.url()}/html`)).text());
    await mailbox.getByRole('heading', { level: 1 }).waitFor();
    await mailbox.evaluate(() => {
      const main = document.createElement('main');
      main.append(...document.body.childNodes);
      document.body.append(main);
    });
    await expectUsable(mailbox, tablet);

    await visitor.goto(pathOf('confirm'));
    await visitor.getByRole('button', { name: 'Subscribe' }).click();
    await visitor.getByRole('heading', { name: 'You are on the list' }).waitFor();
    await page.goto(`/owner/mailing-list?search=${email}`);
    await page.getByRole('heading', { name: email }).waitFor();

    await visitor.goto(pathOf('unsubscribe'));
    await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
    await visitor.getByRole('heading', { name: 'You get no more letters' }).waitFor();
    await page.reload();
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
    await expectUsable(page, desktop);
    await page.getByRole('button', { name: 'Send the reply' }).click();
    await page.getByText('Your reply is on its way.').waitFor();
    await letter.getByRole('button', { name: /^Done/ }).click();
    await letter.getByRole('button', { name: /^Open again/ }).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export all as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('contact.csv');
    const [head, ...lines] = (await readFile(await download.path(), 'utf8')).split('\r\n');
    expect(head).toContain('Sent,Page,Replied,Done,');
    expect(lines.find((line) => line.includes(words))).toContain(email);
    await letter.locator('summary').click();
    await letter.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('The submission is deleted.').waitFor();
    expect(await letter.count()).toBe(0);
    await openMail(page, email);
    const text = await page.locator('.owner-mail-text').innerText();
    expect(text).toContain('Thank you, Ada.');
    expect(text).toContain(words);
  });
});

/** A shop of its own, whose mail server refuses mails while `refusal` is set. */
describe('a mail that has failed', () => {
  const { open } = useShop();
  let receiver: SmtpReceiver;
  let shop: OwnShop;

  beforeAll(async () => {
    receiver = await openReceiver();
    shop = await startOwnShop(
      {
        SMTP_URL: receiver.url,
        MAIL_FROM: 'Marram <shop@marram.example>',
        OWNER_EMAIL: 'owner@marram.example',
      },
      // The shop logs the failed mail.
      'ignore',
    );
  }, 60_000);

  afterAll(async () => {
    await shop.stop();
    await receiver.close();
  });

  it('is shown with the words of the mail server, runs nothing, and is sent again once', async () => {
    receiver.refusal = 550;
    const options = { baseURL: shop.address, viewport: desktop };
    const { page: visitor } = await open({ ...options, javaScriptEnabled: false });
    await visitor.goto('/contact');
    await visitor.getByLabel('First Name').fill('Ada');
    await visitor.getByLabel('Last Name').fill('Lovelace');
    await visitor.locator('[name=contact-email]').fill('ada@example.com');
    const markup = '<script>parent.document.title = "taken"</script><img src="/x" onerror="1">';
    await visitor.locator('[name=contact-message]').fill(markup);
    await visitor.getByRole('button', { name: 'Send' }).click();
    await visitor.waitForURL('**/thanks*');

    const { page } = await open(options);
    await signIn(page);
    const failed = page.locator('.owner-list li', { hasText: 'owner@marram.example' });
    await expect
      .poll(
        async () => {
          await page.goto('/owner/mail?state=failed');
          return failed.count();
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBe(1);
    await failed.getByText('Answer 550').waitFor();
    await expectUsable(page);
    await failed.getByRole('link').click();

    const frame = page.frameLocator('iframe');
    await frame.getByText(markup).waitFor();
    expect(await frame.locator('script, img').count()).toBe(0);
    expect(await page.locator('iframe').getAttribute('sandbox')).toBe('');
    expect(await page.title()).not.toContain('taken');
    const answer = await page.request.get(`${page.url()}/html`);
    expect(answer.headers()['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );

    receiver.refusal = null;
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The mail is on its way again.').waitFor();
    await expect.poll(() => receiver.mails.length, { timeout: 30_000 }).toBe(1);
    const [mail] = receiver.mails;
    expect(mail?.to).toEqual(['owner@marram.example']);
    expect(mail?.header('Reply-To')).toBe('ada@example.com');
    await page.goto('/owner/mail?state=sent');
    await failed.getByRole('link').click();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    await page.goto('/owner/security/actions');
    await page.getByText('Sent mail again').first().waitFor();
  });
});

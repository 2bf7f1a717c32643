import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnShop, type OwnShop } from '../support/own-shop.js';
import { buy, fillCheckout, type PurchaseData } from '../support/checkout-form.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';

const picture = {
  name: 'jar.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly id: string;
  /** As it came, with its soft line breaks taken out. */
  readonly text: string;
}

/** A mail server that takes everything. */
async function startMailServer() {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString().replaceAll('=\r\n', '');
        const header = (name: string) =>
          new RegExp(`^${name}: (.*)\\r$`, 'm').exec(text)?.[1] ?? '';
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        mails.push({ to, subject: header('Subject'), id: header('Message-ID'), text });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

/** A shop of its own with a mail server: what an owner does in a day, and three shoppers with them. */
describe('a day in the life of an owner', () => {
  const { open } = useShop();
  let shop: OwnShop;
  let post: Awaited<ReturnType<typeof startMailServer>>;

  beforeAll(async () => {
    post = await startMailServer();
    shop = await startOwnShop({
      SMTP_URL: post.url,
      MAIL_FROM: 'Marram <shop@marram.example>',
      OWNER_EMAIL: 'owner@marram.example',
    });
  });
  afterAll(async () => {
    await shop.stop();
    post.close();
  });

  const visit = () => open({ baseURL: shop.address, viewport: desktop, javaScriptEnabled: false });

  async function makeProduct(page: Page): Promise<void> {
    await page.goto('/owner/products/new');
    await page.getByLabel('Title').fill('Quillon Jar');
    await page.getByLabel('Address').fill('quillon-jar');
    await page.getByLabel('Category').fill('Table');
    await page.getByLabel('Status').selectOption('Listed');
    await page.getByLabel('Add pictures').setInputFiles(picture);
    await page.getByRole('button', { name: 'Upload' }).click();
    await page.getByLabel('What picture 1 shows').fill('A jar with a lid.');
    await page.getByLabel('SKU of Variant 1').fill('QUILLON');
    for (const [currency, amount] of [
      ['USD', '24'],
      ['EUR', '22'],
      ['JPY', '3600'],
    ]) {
      await page.getByLabel(`Price ${currency} of Variant 1`, { exact: true }).fill(amount ?? '');
    }
    await page.getByLabel('Stock of Variant 1').fill('2');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('The product was created.').waitFor();
  }

  async function buyJar(email: string): Promise<PurchaseData> {
    const { page } = await visit();
    await page.goto('/shop/quillon-jar');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click();
    await page.waitForURL('**/cart');
    await page.goto('/checkout');
    await fillCheckout(page);
    await page.getByLabel('E-mail', { exact: true }).fill(email);
    return buy(page);
  }

  async function openOrder(page: Page, { id }: PurchaseData): Promise<void> {
    await page.goto(`/owner/orders?q=${id}`);
    await page
      .getByRole('rowheader', { name: `Order ${id}` })
      .getByRole('link')
      .click();
  }

  const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;
  const sent = () => post.mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted();

  it('ends with every mail once, and with sales that agree to the cent', async () => {
    const { page: owner } = await visit();
    await signIn(owner);
    await makeProduct(owner);

    const first = await buyJar('ada@example.com');
    const second = await buyJar('bo@example.com');

    const { page: third } = await visit();
    await third.goto('/shop/quillon-jar');
    await third.getByLabel('Email', { exact: true }).fill('cleo@example.com');
    await third.getByRole('button', { name: /^Notify|^Tell me|^Sign up/ }).click();
    await third.getByText('Signed up!').waitFor();

    // One order is sent, the other refunded.
    await openOrder(owner, first);
    await owner.getByLabel('Carrier').fill('Harbour Post');
    await owner.getByLabel('Tracking number').fill('HP 17');
    await owner.getByRole('button', { name: 'Mark as sent' }).click();
    await owner.getByText('Marked as sent.').waitFor();
    await openOrder(owner, second);
    await owner.getByRole('link', { name: 'Refund…' }).click();
    await owner.getByLabel(/^Quillon Jar/).fill('1');
    await owner.getByRole('checkbox', { name: /^Delivery/ }).check();
    await owner.getByRole('button', { name: 'Work out the amount' }).click();
    await owner.getByLabel(/for sale again/).uncheck();
    await owner.getByLabel(/^Reason/).fill('It broke in the kiln.');
    await owner.getByRole('button', { name: 'Refund', exact: true }).click();
    await owner.getByText('The money is on its way back.').waitFor();

    // Three more jars; who waits is told.
    await owner.goto('/owner/products?q=Quillon');
    await owner.locator('summary').first().click();
    await owner.getByLabel('Stock of').first().fill('3');
    await owner.getByRole('button', { name: 'Save prices and stock' }).click();
    await owner.getByText('Saved.').waitFor();
    await owner.goto('/owner/restock');
    await owner.getByRole('link', { name: /^Notify about Quillon Jar/ }).click();
    await owner.getByText('3 in stock').waitFor();
    await owner.locator('main form').getByRole('button').click();
    await owner.getByText('1 mail is on its way.').waitFor();

    const expected = [
      `ada@example.com: Your order ${first.id} at Marram`,
      `ada@example.com: Your order ${first.id} is on its way`,
      `bo@example.com: A refund for your order ${second.id}`,
      `bo@example.com: Your order ${second.id} at Marram`,
      'cleo@example.com: Quillon Jar is back',
    ];
    await expect.poll(sent, { timeout: 40_000 }).toEqual(expected);
    const find = (to: string, part: string) =>
      post.mails.find((mail) => mail.to === to && mail.subject.includes(part))?.text ?? '';
    expect(find('ada@example.com', 'at Marram')).toContain(money(first.grandTotal));
    expect(find('ada@example.com', 'on its way')).toContain('HP 17');
    expect(find('bo@example.com', 'at Marram')).toContain(money(second.grandTotal));
    expect(find('bo@example.com', 'refund')).toContain(money(second.grandTotal));
    expect(find('bo@example.com', 'refund')).toContain('It broke in the kiln.');
    expect(find('cleo@example.com', 'is back')).toContain('/shop/quillon-jar');
    expect(new Set(post.mails.map(({ id }) => id)).size).toBe(expected.length);

    await owner.goto('/owner/sales?period=week');
    const amount = async (name: string) =>
      owner
        .locator('.totals div', { has: owner.locator(`dt:text-is("${name}")`) })
        .locator('dd')
        .textContent();
    expect(await amount('Charged')).toBe(money(first.grandTotal + second.grandTotal));
    expect(await amount('Refunded')).toBe(`-${money(second.grandTotal)}`);
    expect(await amount('Revenue')).toBe(money(first.grandTotal));
    const jar = owner.getByRole('row', { name: /^Quillon Jar/ });
    expect((await jar.getByRole('cell').allTextContents()).slice(0, 2)).toEqual(['2', '2']);

    // Nothing is sent twice.
    await owner.goto('/owner/mail?state=sent');
    expect(sent()).toEqual(expected);
  });
});

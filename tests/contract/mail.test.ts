import { once } from 'node:events';
import { mkdtemp, rm, cp, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runInLocale } from '../../shop/server/index.js';
import { createSmtpTransport } from '../../shop/server/domains/mail/transports/index.js';
import { bowl, buy, buyingOptions, newYork, shipTo, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { shopOrigin as origin } from './visitor.js';

const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;

/** What a mail server got, and what it answers. */
interface Intake {
  readonly messages: { readonly to: string; readonly text: string }[];
  /** The answer to the next messages: a number and a sentence; none takes them. */
  refusal: { readonly code: number; readonly text: string } | null;
}

describeShop('The mails of the shop', (shop) => {
  let open: OpenShop;
  let now = start;
  let intake: Intake;
  let server: SMTPServer;
  let folder: string;

  beforeEach(async () => {
    now = start;
    intake = { messages: [], refusal: null };
    folder = await mkdtemp(path.join(tmpdir(), 'mail-'));
    server = await listen(intake);
    open = await shop.open(optionsFor(server));
  });

  afterEach(async () => {
    await new Promise<void>((done) => server.close(() => done()));
    await rm(folder, { recursive: true, force: true });
  });

  function optionsFor(to: SMTPServer, changes: object = {}) {
    const { port } = to.server.address() as AddressInfo;
    const transport = createSmtpTransport({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Marram <shop@marram.example>',
    });
    return {
      ...buyingOptions,
      publicUrl: origin,
      clock: { now: () => now },
      reporter: { report: () => undefined, warn: () => undefined },
      mail: { transport, ownerEmail: 'owner@marram.example', ...changes },
    };
  }

  async function placeOrder(
    changes: Readonly<Record<string, string>> = {},
    at = open,
    language = 'en-US',
  ) {
    const visitor = await at.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    const token = tokenOf(visitor);
    const id = await runInLocale(language, () => buy(at, token, { ...newYork, ...changes }));
    const order = await at.services.checkout.order(id);
    if (order === null) throw new Error('There is no such order.');
    return order;
  }

  const outbox = async () =>
    (
      await open.database.query<{ kind: string; state: string; recipient: string; key: string }>(
        'select kind, state, recipient, key from outbox order by id',
      )
    ).rows;
  const sendDue = (at = open) => at.services.mailer.sendDue();
  const headerOf = (text: string, name: string) =>
    new RegExp(`^${name}: ([^\\r]*)`, 'mi').exec(text)?.[1] ?? null;

  it('are stored with their cause, once', async () => {
    const order = await placeOrder();
    expect(await outbox()).toEqual([
      {
        kind: 'order-received',
        state: 'waiting',
        recipient: 'ada@example.com',
        key: `order-received:${order.id}`,
      },
    ]);
    expect(intake.messages).toEqual([]);
  });

  it('are not stored for an order that is refused', async () => {
    await open.database.query("update variants set stock = 0 where sku = 'BOWL'");
    await expect(placeOrder()).rejects.toThrow();
    expect(await outbox()).toEqual([]);
  });

  it('arrive once, as text and HTML, with the sums of the order', async () => {
    const order = await placeOrder();
    expect(await sendDue()).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(await sendDue()).toEqual({ sent: 0, postponed: 0, failed: 0 });
    const [mail, ...others] = intake.messages;
    expect(others).toEqual([]);
    expect(mail?.to).toBe('ada@example.com');
    const text = mail?.text ?? '';
    expect(headerOf(text, 'From')).toContain('shop@marram.example');
    expect(headerOf(text, 'Subject')).toBe(`Your order ${order.number} at Marram`);
    expect(headerOf(text, 'Message-ID')).toMatch(/^<[\w.@+-]+>$/);
    expect(headerOf(text, 'Auto-Submitted')).toBe('auto-generated');
    expect(headerOf(text, 'Content-Type')).toContain('multipart/alternative');
    const total = `$${(order.grandTotal / 100).toFixed(2)}`;
    expect(text.split(total).length - 1).toBe(2);
    expect(text).toContain(`${origin}/order-confirmed/${order.id}`);
    expect((await outbox())[0]?.state).toBe('sent');
  });

  it('tell of a parcel and of a refund, each once', async () => {
    const order = await placeOrder();
    const { orderManagement } = open.services;
    const parcel = {
      orderId: order.id,
      key: 'parcel-0123456789abcdef',
      lines: [{ entryId: order.entries[0]?.id ?? '', quantity: 1 }],
      carrier: 'Harbour Post',
      trackingNumber: 'HP 17',
      trackingUrl: 'https://post.example/HP17',
    };
    const record = () => Promise.resolve();
    await orderManagement.send(parcel, record);
    await orderManagement.send(parcel, record);
    const refund = {
      orderId: order.id,
      key: 'refund-0123456789abcdef',
      amountCents: 1234,
      lines: [],
      restocks: false,
      reason: 'A chip in the glaze.',
    };
    await orderManagement.refund(refund, record);
    await orderManagement.refund(refund, record);
    expect((await outbox()).map(({ kind }) => kind)).toEqual([
      'order-received',
      'order-shipped',
      'order-refunded',
    ]);
    await sendDue();
    const texts = intake.messages.map(({ text }) => text);
    expect(texts[1]).toContain('HP 17');
    expect(texts[1]).toContain('https://post.example/HP17');
    expect(texts[2]).toContain('$12.34');
    expect(texts[2]).toContain('A chip in the glaze.');
  });

  it.each([
    ['de-DE', 'de', 'ist unterwegs', /12,34\s\$/],
    ['ar', 'ar', 'في الطريق', /[1١][2٢][.٫][3٣][4٤]/],
    ['ja-JP', 'ja', '発送', /\$12\.34/],
  ])('of an order placed in %s are all in its language', async (locale, language, words, sum) => {
    const order = await placeOrder({}, open, locale);
    const { orderManagement } = open.services;
    const record = () => Promise.resolve();
    // The owner’s language is another one.
    await orderManagement.send(
      {
        orderId: order.id,
        key: 'parcel-0123456789abcdef',
        lines: [{ entryId: order.entries[0]?.id ?? '', quantity: 1 }],
        carrier: 'Harbour Post',
        trackingNumber: 'HP 17',
        trackingUrl: 'https://post.example/HP17',
      },
      record,
    );
    await orderManagement.refund(
      {
        orderId: order.id,
        key: 'refund-0123456789abcdef',
        amountCents: 1234,
        lines: [],
        restocks: false,
        reason: '',
      },
      record,
    );
    const mails = await readOutbox(open);
    expect(mails.map(({ kind, language: said }) => [kind, said])).toEqual([
      ['order-received', language],
      ['order-shipped', language],
      ['order-refunded', language],
    ]);
    const [, shipped, refunded] = mails;
    expect(shipped?.subject).toContain(words);
    expect(shipped?.text).toContain('HP 17');
    expect(shipped?.text).toContain('https://post.example/HP17');
    expect(refunded?.text).toMatch(sum);
    for (const mail of mails) {
      expect(mail.recipient).toBe('ada@example.com');
      expect(mail.text).toContain(`${origin}/order-confirmed/${order.id}?lang=${language}`);
    }
  });

  it('are tried again after a refusal for now, and fail after a final one', async () => {
    await placeOrder();
    intake.refusal = { code: 451, text: 'Come back later.' };
    expect(await sendDue()).toEqual({ sent: 0, postponed: 1, failed: 0 });
    expect(await sendDue()).toEqual({ sent: 0, postponed: 0, failed: 0 });
    now += minute;
    intake.refusal = { code: 550, text: 'No such mailbox.' };
    expect(await sendDue()).toEqual({ sent: 0, postponed: 0, failed: 1 });
    const [failed] = (await open.services.mailer.list('failed', null)).mails;
    expect(failed?.lastError).toContain('No such mailbox.');
    intake.refusal = null;
    await open.services.mailer.sendAgain(failed?.id ?? '');
    expect(await sendDue()).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(intake.messages).toHaveLength(1);
  });

  it('wait while there is no mail server', async () => {
    const closed = await listen(intake);
    open = await shop.open(optionsFor(closed));
    await new Promise<void>((done) => closed.close(() => done()));
    await placeOrder();
    expect(await sendDue()).toEqual({ sent: 0, postponed: 1, failed: 0 });
    expect((await outbox())[0]?.state).toBe('waiting');
  });

  it('are sent once by two copies of the server', async () => {
    const copy = await shop.openCopy(optionsFor(server));
    for (const name of ['a', 'b', 'c', 'd']) await placeOrder({ email: `${name}@example.com` });
    await Promise.all([sendDue(), sendDue(copy)]);
    await sendDue();
    expect(intake.messages.map(({ to }) => to).toSorted()).toEqual([
      'a@example.com',
      'b@example.com',
      'c@example.com',
      'd@example.com',
    ]);
  });

  it('of a copy that has ended in between are sent by another, when its lease is over', async () => {
    await placeOrder();
    // As a process leaves it that was killed while it sent.
    await open.database.query(
      "update outbox set state = 'sending', claimed_by = 'gone', attempts = 1, leased_until = $1",
      [new Date(now + 5 * minute)],
    );
    expect(await sendDue()).toEqual({ sent: 0, postponed: 0, failed: 0 });
    now += 5 * minute;
    expect(await sendDue()).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(intake.messages).toHaveLength(1);
  });

  it('that cannot be written are kept as failed, and the order is placed', async () => {
    const templatesDir = path.join(folder, 'templates');
    await cp('shop/server/domains/mail/templates', templatesDir, { recursive: true });
    await writeFile(path.join(templatesDir, 'order-received.html'), '{number|apply nowhere}');
    const broken = await shop.openCopy(optionsFor(server, { templatesDir }));
    const order = await placeOrder({}, broken);
    expect(order.number).toBeGreaterThan(1000);
    const [mail] = (await open.services.mailer.list('failed', null)).mails;
    expect(mail?.lastError).toContain('The template of this mail failed');
    // With the right template, it goes out with what it was made from.
    await open.services.mailer.sendAgain(mail?.id ?? '');
    expect(await sendDue()).toEqual({ sent: 1, postponed: 0, failed: 0 });
    expect(intake.messages[0]?.text).toContain(String(order.number));
  });

  it('to the list end by one press of the link that each has', async () => {
    const { mailingList } = open.services;
    await open.database.query(
      "insert into mailing_list (email, source, created, state, language, asked_at) values ('old@example.com', 'form:newsletter', now(), 'confirmed', 'de', now())",
    );
    const csv = await mailingList.exportCsv(['confirmed', 'pending']);
    const unsubscribe = /http:\/\/shop\.test\/newsletter\/unsubscribe\S*token=[^"\s,]+/.exec(
      csv,
    )?.[0];
    const token = new URL(unsubscribe ?? origin).searchParams.get('token') ?? '';
    expect(mailingList.isUnsubscribe(token)).toBe(true);
    expect(await mailingList.unsubscribe(`${token}x`)).toBe(false);
    expect(await mailingList.unsubscribe(token)).toBe(true);
    expect(await mailingList.counts()).toEqual({ confirmed: 0, pending: 0 });
    expect(await mailingList.unsubscribe(token)).toBe(true);
  });
});

async function listen(intake: Intake): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (intake.refusal !== null) {
          const { code, text } = intake.refusal;
          done(Object.assign(new Error(text), { responseCode: code }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
        intake.messages.push({ to, text: readable(Buffer.concat(chunks).toString()) });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

/** The message without the soft line breaks and characters of quoted-printable. */
const readable = (message: string) =>
  message
    .replaceAll('=\r\n', '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

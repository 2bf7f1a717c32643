import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createFileTransport,
  createSmtpTransport,
} from '../../shop/server/domains/mail/transports/index.js';
import { lease } from '../../shop/server/domains/mail/claims.js';
import { retryDelays } from '../../shop/server/domains/mail/backoff.js';
import type { MailTransport } from '../../shop/server/domains/mail/types.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { readOutbox } from './outbox.js';
import { readMessage } from './read-message.js';
import { openReceiver, type SmtpReceiver } from '../support/smtp-receiver.js';

const start = Date.UTC(2026, 10, 21, 12);
const from = 'The <b>Shop</b> <shop@shop.example>';
const ended = { sent: 0, postponed: 0, failed: 0 };

describeShop('Mails that are sent', (shop) => {
  let receiver: SmtpReceiver;
  let open: OpenShop;
  let now: number;

  const arrive = async (transport: MailTransport | null) => {
    open = await shop.open({
      clock: { now: () => now },
      publicUrl: 'https://shop.example',
      mail: { transport },
    });
  };
  const smtp = () => createSmtpTransport({ url: receiver.url, from });

  const queue = (key: string, changes: { language?: string; unsubscribeUrl?: string } = {}) =>
    open.database.transaction((transaction) =>
      open.services.mailer.queueMail(transaction, {
        key,
        kind: 'newsletter-joined',
        to: `${key}@example.com`,
        replyTo: 'owner@shop.example',
        language: 'en',
        data: { email: `${key}@example.com` },
        ...changes,
      }),
    );
  const sendDue = () => open.services.mailer.sendDue();
  const waitFor = (time: number) => void (now += time);

  beforeEach(async () => {
    now = start;
    receiver = await openReceiver();
    await arrive(smtp());
  });

  afterEach(() => receiver.close());

  it('arrive once, with their headers', async () => {
    const unsubscribeUrl = 'https://shop.example/newsletter/unsubscribe?token=1.x';
    expect(await queue('ada', { language: 'de', unsubscribeUrl })).toBe(true);
    expect(await queue('ada')).toBe(false);
    expect(receiver.mails).toEqual([]);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(await sendDue()).toEqual(ended);

    const [mail, ...others] = receiver.mails;
    expect(others).toEqual([]);
    expect([mail?.from, mail?.to]).toEqual(['shop@shop.example', ['ada@example.com']]);
    expect(mail?.header('To')).toBe('ada@example.com');
    expect(mail?.header('Reply-To')).toBe('owner@shop.example');
    expect(mail?.header('Subject')).toBe('Sie bekommen die Briefe von Marram');
    expect(mail?.header('Message-ID')).toMatch(/^<[\da-f]{40}@shop\.example>$/);
    expect(mail?.header('Date')).toBe('Sat, 21 Nov 2026 12:00:00 +0000');
    expect(mail?.header('List-Unsubscribe')).toBe(`<${unsubscribeUrl}>`);
    expect(mail?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.header('Auto-Submitted')).toBe('auto-generated');
    expect(mail?.header('Content-Type')).toContain('multipart/alternative');
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(await readOutbox(open)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('leave no header for what nobody joined', async () => {
    await queue('ada');
    await sendDue();
    expect(receiver.mails[0]?.header('List-Unsubscribe')).toBeNull();
    expect(receiver.mails[0]?.header('List-Unsubscribe-Post')).toBeNull();
  });

  it.each([421, 450])('wait longer after each answer of %i, and arrive once', async (code) => {
    await queue('ada');
    receiver.refusal = code;
    const [first = 0, second = 0] = retryDelays;
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    waitFor(first - 1);
    expect(await sendDue()).toEqual(ended);
    waitFor(1);
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    const [mail] = await readOutbox(open);
    expect(mail).toMatchObject({ state: 'waiting', attempts: 2 });
    expect(mail?.last_error).toContain(`Answer ${code}`);
    expect(new Date(mail?.next_attempt_at ?? 0).getTime()).toBe(now + second);

    receiver.refusal = null;
    waitFor(second);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(1);
    expect(await readOutbox(open)).toMatchObject([{ state: 'sent', last_error: null }]);
  });

  it('have failed after the last delay, and go out again when the owner says so', async () => {
    await queue('ada');
    receiver.refusal = 450;
    for (const delay of retryDelays) {
      expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
      waitFor(delay);
    }
    expect(await sendDue()).toEqual({ ...ended, failed: 1 });
    waitFor(365 * 24 * 60 * 60 * 1000);
    expect(await sendDue()).toEqual(ended);
    const { mailer } = open.services;
    expect(await mailer.counts()).toEqual({ waiting: 0, sending: 0, sent: 0, failed: 1 });

    receiver.refusal = null;
    const [failed] = (await mailer.list('failed', null)).mails;
    await mailer.sendAgain(failed?.id ?? '');
    await expect(mailer.sendAgain(failed?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await expect(mailer.sendAgain('no id')).rejects.toMatchObject({ code: 'not-found' });
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(1);
  });

  it.each(['refusal', 'refusalAtEnd'] as const)('fail at once after a final %s', async (at) => {
    await queue('ada');
    receiver[at] = 550;
    expect(await sendDue()).toEqual({ ...ended, failed: 1 });
    const [failed] = await readOutbox(open);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
    expect(failed?.last_error).toContain('Answer 550');
    const [listed] = (await open.services.mailer.list('failed', null)).mails;
    expect(await open.services.mailer.find(listed?.id ?? '')).toMatchObject({ isUnsure: false });
  });

  it('are not held up by one that is refused', async () => {
    receiver.refusal = 450;
    await queue('ada');
    await sendDue();
    receiver.refusal = null;
    await queue('grace');
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails.map(({ to }) => to)).toEqual([['grace@example.com']]);
  });

  it('wait while the mail server is away', async () => {
    await queue('ada');
    await receiver.close();
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    expect(await readOutbox(open)).toMatchObject([{ state: 'waiting' }]);
  });

  it('are sent when the mail server is back', async () => {
    const { url, port } = receiver;
    await queue('ada');
    await receiver.close();
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    receiver = await openReceiver(port);
    expect(receiver.url).toBe(url);
    waitFor(retryDelays[0] ?? 0);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(1);
  });

  it('are surely on nobody’s way before the mail server has asked for them', async () => {
    await queue('ada');
    receiver.hangsUpAt = 'sender';
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    const [waiting] = (await open.services.mailer.list('waiting', null)).mails;
    expect(await open.services.mailer.find(waiting?.id ?? '')).toMatchObject({ isUnsure: false });
    receiver.hangsUpAt = null;
    waitFor(retryDelays[0] ?? 0);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(1);
  });

  it('may arrive twice under one Message-ID if the answer of the mail server is lost', async () => {
    await queue('ada');
    receiver.hangsUpAt = 'end';
    expect(await sendDue()).toEqual({ ...ended, postponed: 1 });
    expect(receiver.mails).toHaveLength(1);
    const [waiting] = (await open.services.mailer.list('waiting', null)).mails;
    const find = () => open.services.mailer.find(waiting?.id ?? '');
    expect(await find()).toMatchObject({ isUnsure: true, attempts: 1 });

    receiver.hangsUpAt = null;
    waitFor(retryDelays[0] ?? 0);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(2);
    expect(new Set(receiver.mails.map((mail) => mail.header('Message-ID'))).size).toBe(1);
    expect(await find()).toMatchObject({ isUnsure: false, state: 'sent' });
  });

  it.each([
    ['de', 'ltr', /bekommen/],
    ['ar', 'rtl', /ستصلك/],
    ['ja', 'ltr', /[\p{Script=Hiragana}]/u],
  ])('are intact in %s', async (language, direction, words) => {
    await queue('ada', { language });
    await sendDue();
    const [row] = await readOutbox(open);
    const mail = readMessage(receiver.mails[0]?.raw ?? '');
    expect(mail).toEqual({ subject: row?.subject, text: row?.text, html: row?.html });
    expect(mail.subject).toMatch(words);
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`);
  });

  it('are each sent once by several copies of the server', async () => {
    const copies = [open, ...(await Promise.all([1, 2, 3].map(() => copy())))];
    const keys = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    for (const key of keys) await queue(key);
    const rounds = await Promise.all(copies.map(({ services }) => services.mailer.sendDue()));
    expect(rounds.reduce((sum, { sent }) => sum + sent, 0)).toBe(40);
    const arrived = receiver.mails.flatMap(({ to }) => to).toSorted();
    expect(arrived).toEqual(keys.map((key) => `${key}@example.com`).toSorted());

    async function copy() {
      return shop.openCopy({
        clock: { now: () => now },
        publicUrl: 'https://shop.example',
        mail: { transport: smtp() },
      });
    }
  });

  it('are not handed over by a sender whose lease is over', async () => {
    const slow = smtp();
    await arrive({
      name: 'smtp',
      send: (mail, beforeEnd) =>
        slow.send(mail, async () => {
          waitFor(lease);
          await beforeEnd();
        }),
    });
    await queue('ada');
    await sendDue();
    expect(receiver.mails).toEqual([]);
    await arriveAgain();
    waitFor(lease);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
    expect(receiver.mails).toHaveLength(1);

    async function arriveAgain() {
      open = await shop.restart({
        clock: { now: () => now },
        publicUrl: 'https://shop.example',
        mail: { transport: smtp() },
      });
    }
  });

  it('are kept back until their time', async () => {
    await open.database.transaction((transaction) =>
      open.services.mailer.queueMail(transaction, {
        key: 'later',
        kind: 'newsletter-joined',
        to: 'ada@example.com',
        language: 'en',
        data: { email: 'ada@example.com' },
        notBefore: start + 5000,
      }),
    );
    expect(await sendDue()).toEqual(ended);
    waitFor(5000);
    expect(await sendDue()).toEqual({ ...ended, sent: 1 });
  });

  it('are not there if their transaction fails', async () => {
    const failing = open.database.transaction(async (transaction) => {
      await open.services.mailer.queueMail(transaction, {
        key: 'never',
        kind: 'newsletter-joined',
        to: 'ada@example.com',
        language: 'en',
        data: { email: 'ada@example.com' },
      });
      throw new Error('No.');
    });
    await expect(failing).rejects.toThrow('No.');
    expect(await readOutbox(open)).toEqual([]);
  });

  it('stay in the outbox without a way out', async () => {
    await arrive(null);
    await queue('ada');
    expect(await sendDue()).toEqual(ended);
    expect(await readOutbox(open)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    expect(open.services.mailer.transport).toBeNull();
  });

  describe('to a folder', () => {
    it('are one file each', async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-mails-'));
      await arrive(createFileTransport(path.join(folder, 'mail'), from));
      await queue('ada');
      await queue('grace');
      expect(await sendDue()).toEqual({ ...ended, sent: 2 });
      const files = await readdir(path.join(folder, 'mail'));
      expect(files).toHaveLength(2);
      expect(files.every((name) => /^[\da-f]{40}@shop\.example\.eml$/.test(name))).toBe(true);
      const texts = await Promise.all(
        files.map((name) => readFile(path.join(folder, 'mail', name), 'utf8')),
      );
      expect(texts.join('')).toContain('To: ada@example.com\r\n');
      await rm(folder, { recursive: true });
    });
  });
});

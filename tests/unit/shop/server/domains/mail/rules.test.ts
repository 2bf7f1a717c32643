// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { retryDelay, retryDelays } from '../../../../../../shop/server/domains/mail/backoff.js';
import { readMailSettings } from '../../../../../../shop/server/domains/mail/index.js';
import { messageIdOf } from '../../../../../../shop/server/domains/mail/message-id.js';
import { addressOf } from '../../../../../../shop/server/domains/mail/transports/index.js';
import {
  isAnswer,
  isFinalRefusal,
  readFailure,
} from '../../../../../../shop/server/domains/mail/transports/refusal.js';

describe('the delays of a mail', () => {
  // As the guide of mail tells them.
  it.each([
    [1, 1],
    [2, 5],
    [3, 15],
    [4, 60],
    [5, 3 * 60],
    [6, 6 * 60],
    [7, 12 * 60],
    [8, 24 * 60],
    [9, null],
    [100, null],
  ])('after attempt %i are %s minutes', (attempts, minutes) => {
    expect(retryDelay(attempts)).toBe(minutes && minutes * 60_000);
    expect(retryDelays).toHaveLength(8);
  });
});

describe('a refusal', () => {
  it.each([
    [{ code: 'EENVELOPE', responseCode: 550 }, true, true],
    [{ code: 'EMESSAGE', responseCode: 554 }, true, true],
    [{ code: 'EENVELOPE', responseCode: 450 }, true, false],
    [{ code: 'EENVELOPE', responseCode: 421 }, true, false],
    // The owner mends a wrong password, and the mail goes out then.
    [{ code: 'EAUTH', responseCode: 535 }, true, false],
    [{ code: 'ECONNECTION', responseCode: undefined }, false, false],
  ])('%o', (failure, answered, final) => {
    expect([isAnswer(failure), isFinalRefusal(failure)]).toEqual([answered, final]);
    expect(readFailure(Object.assign(new Error('x'), failure))).toEqual(failure);
  });

  it('of another kind is none', () => {
    expect(readFailure(new Error('x'))).toEqual({ code: undefined, responseCode: undefined });
  });
});

describe('a Message-ID', () => {
  it('is that of its key at its shop', () => {
    const one = messageIdOf('order:1', 'https://shop.example');
    expect(one).toMatch(/^<[\da-f]{40}@shop\.example>$/);
    expect(messageIdOf('order:1', 'https://shop.example')).toBe(one);
    expect(messageIdOf('order:2', 'https://shop.example')).not.toBe(one);
  });

  it.each([
    ['https://bücher.example', 'xn--bcher-kva.example'],
    ['http://localhost:8080', 'localhost'],
    ['https://Shop.Example:444', 'shop.example'],
  ])('of %s is in ASCII, whatever the key', (origin, host) => {
    const ids = ['order:1', 'order: 1', 'ключ', '<\r\n>', ''].map((key) =>
      messageIdOf(key, origin),
    );
    for (const id of ids) expect(id).toMatch(new RegExp(`^<[\\da-f]{40}@${host}>$`));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the settings of mail', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example:587', MAIL_FROM: 'Shop <shop@shop.example>' };

  it.each([
    ['nothing in memory', {}, null, null],
    ['nothing with a folder', {}, '.data', 'files'],
    ['empty values', { SMTP_URL: '', MAIL_FROM: '', OWNER_EMAIL: '' }, '.data', 'files'],
    ['a mail server', smtp, null, 'smtp'],
    ['a mail server with TLS', { ...smtp, SMTP_URL: 'smtps://u:p@mail.example' }, '.data', 'smtp'],
  ])('of %s', (_, environment, folder, name) => {
    const { transport, ownerEmail } = readMailSettings(environment, { folder, shopName: 'Marram' });
    expect(transport?.name ?? null).toBe(name);
    expect(ownerEmail).toBeNull();
  });

  it.each([
    [{ SMTP_URL: 'mail.example', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp:mail.example', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'smtp://', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL needs MAIL_FROM'],
    [{ SMTP_URL: smtp.SMTP_URL, MAIL_FROM: '' }, 'SMTP_URL needs MAIL_FROM'],
    [{ MAIL_FROM: 'Shop' }, 'MAIL_FROM must be like "Shop <shop@example.com>", not "Shop".'],
    [{ MAIL_FROM: 'Shop <shop@>' }, 'MAIL_FROM must be'],
    [{ MAIL_FROM: 'Shop <s@shop.example>\r\nBcc: eve@example.com' }, 'MAIL_FROM must be'],
    [{ OWNER_EMAIL: 'me' }, 'OWNER_EMAIL must be an email address, not "me".'],
    [{ OWNER_EMAIL: 'Me <me@shop.example>' }, 'OWNER_EMAIL must be'],
    [{ OWNER_EMAIL: 'me@shop.example, you@shop.example' }, 'OWNER_EMAIL must be'],
  ])('refuse %o', (environment, sentence) => {
    expect(() => readMailSettings(environment, { folder: null, shopName: 'Marram' })).toThrow(
      sentence,
    );
  });

  it('name who reads the letters', () => {
    expect(
      readMailSettings({ OWNER_EMAIL: 'me@shop.example' }, { folder: null, shopName: 'Marram' })
        .ownerEmail,
    ).toBe('me@shop.example');
  });

  it.each([
    ['Shop <shop@shop.example>', 'shop@shop.example'],
    ['shop@shop.example', 'shop@shop.example'],
    ['"A <b>" <shop@shop.example> ', 'shop@shop.example'],
  ])('have an address in %s', (from, address) => {
    expect(addressOf(from)).toBe(address);
  });
});

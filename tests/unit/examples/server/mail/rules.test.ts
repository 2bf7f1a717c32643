// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { retryDelay, retryDelays } from '../../../../../examples/server/mail/backoff.js';
import { readMailSettings } from '../../../../../examples/server/mail/index.js';
import { messageIdOf } from '../../../../../examples/server/mail/message-id.js';
import { addressOf } from '../../../../../examples/server/mail/transports/index.js';
import {
  isAnswer,
  isFinalRefusal,
  readFailure,
} from '../../../../../examples/server/mail/transports/refusal.js';

describe('the delays of a mail', () => {
  it('grow to a day, and end', () => {
    expect(retryDelays.toSorted((one, other) => one - other)).toEqual(retryDelays);
    expect(retryDelay(1)).toBe(60_000);
    expect(retryDelay(retryDelays.length)).toBe(24 * 60 * 60_000);
    expect(retryDelay(retryDelays.length + 1)).toBeNull();
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
    const { transport, ownerEmail } = readMailSettings(environment, folder);
    expect(transport?.name ?? null).toBe(name);
    expect(ownerEmail).toBeNull();
  });

  it.each([
    [{ SMTP_URL: 'mail.example', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: 'https://mail.example', MAIL_FROM: smtp.MAIL_FROM }, 'SMTP_URL must be'],
    [{ SMTP_URL: smtp.SMTP_URL }, 'SMTP_URL needs MAIL_FROM'],
    [{ MAIL_FROM: 'Shop' }, 'MAIL_FROM must be'],
    [{ OWNER_EMAIL: 'me' }, 'OWNER_EMAIL must be'],
  ])('refuse %o', (environment, sentence) => {
    expect(() => readMailSettings(environment, null)).toThrow(sentence);
  });

  it('name who reads the letters', () => {
    expect(readMailSettings({ OWNER_EMAIL: 'me@shop.example' }, null).ownerEmail).toBe(
      'me@shop.example',
    );
  });

  it.each([
    ['Shop <shop@shop.example>', 'shop@shop.example'],
    ['shop@shop.example', 'shop@shop.example'],
    ['"A <b>" <shop@shop.example> ', 'shop@shop.example'],
  ])('have an address in %s', (from, address) => {
    expect(addressOf(from)).toBe(address);
  });
});

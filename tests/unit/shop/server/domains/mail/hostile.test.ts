import { describe, expect, it } from 'vitest';
import type { MailKind, NewMail } from '../../../../../../shop/server/domains/mail/index.js';
import { openMailTemplates } from '../../../../../../shop/server/domains/mail/templates.js';
import { composeMail } from '../../../../../../shop/server/domains/mail/transports/compose.js';
import { mailLanguages } from '../../../../../../shop/server/domains/mail/words/index.js';
import { mailSamples } from './mail-samples.js';
import { parseHtml } from '../../../../../support/parse-html.js';

const write = openMailTemplates({
  templatesDir: 'shop/server/domains/mail/templates',
  shopName: 'Marram',
  origin: 'https://shop.example',
});

/** What a stranger types to break out of a text. */
const hostile: Readonly<Record<string, string>> = {
  markup: `<script>alert(1)</script><img src=x onerror="alert(1)">"'>&amp;`,
  headers: 'Hello\r\nBcc: eve@example.com\r\n\r\n<html>',
  'single line ends': 'Hello\nBcc: eve@example.com\rCc: eve@example.com\u2028\u0085x',
  templates: '{number} {.section main}{@|apply layout}{.end} {{shop}}',
  controls: 'a\0b\u0007c\u202Ed\uD800',
  'a long word': 'x'.repeat(5_000),
  'long letters of Arabic': 'رسالة '.repeat(1_000),
  dots: '.\r\n.\r\nQUIT\r\n',
};
/** What the shop itself makes, never a stranger. */
const ownFields = new Set(['currency', 'country', 'topic']);

function replaceTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => replaceTexts(part, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      ownFields.has(name) ? part : replaceTexts(part, text),
    ]),
  );
}

const kinds = Object.keys(mailSamples) as MailKind[];
const cases = kinds.flatMap((kind) => Object.keys(hostile).map((name) => [kind, name] as const));

const writeHostile = (kind: MailKind, text: string, language: string) =>
  write({ kind, language, data: replaceTexts(mailSamples[kind], text) } as NewMail);

describe('a mail of kind', () => {
  it.each(cases)('%s made from %s is one mail with these words', async (kind, name) => {
    for (const { code } of mailLanguages) {
      const written = writeHostile(kind, hostile[name] ?? '', code);
      const { subject, text, html } = written;
      // PostgreSQL takes no NUL, so an order with one could not be placed.
      expect(subject + text + html).not.toContain('\0');
      expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      const { documentElement, body } = parseHtml(html);
      expect(documentElement.querySelector('script, img, iframe, object')).toBeNull();
      for (const element of documentElement.querySelectorAll('*')) {
        expect(element.getAttributeNames().filter((attribute) => /^on/.test(attribute))).toEqual(
          [],
        );
      }
      // Only the address of the shop itself is left to press.
      const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      expect(new Set(links)).toEqual(new Set(['https://shop.example']));

      const message = await composeMail(
        {
          ...written,
          messageId: '<1@shop.example>',
          to: 'ada@example.com',
          replyTo: null,
          unsubscribeUrl: null,
          createdAt: 0,
        },
        'Shop <shop@shop.example>',
      );
      const raw = message.toString();
      const [head = ''] = raw.split('\r\n\r\n', 1);
      const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, header]) => header?.toLowerCase());
      expect(names.toSorted()).toEqual([
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
      ]);
      // RFC 5322 §2.1.1.
      for (const line of raw.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(999);
      expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n\0]/);
    }
  });

  it.each(kinds)('%s shows markup as it was typed', (kind) => {
    const typed = '<b>&amp; {shop}';
    const { html, text } = writeHostile(kind, typed, 'en');
    const { body } = parseHtml(html);
    expect(body.querySelector('b')).toBeNull();
    if (text.includes(typed)) expect(body.textContent).toContain(typed);
    else expect(['order-link', 'account', 'owner-invitation']).toContain(kind);
  });
});

import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MailKind, NewMail } from '../../../../../../shop/server/domains/mail/index.js';
import { openMailTemplates } from '../../../../../../shop/server/domains/mail/templates.js';
import { mailLanguages } from '../../../../../../shop/server/domains/mail/words/index.js';
import { mailSamples } from './mail-samples.js';
import { parseHtml } from '../../../../../support/parse-html.js';

const templatesDir = 'shop/server/domains/mail/templates';
const options = { templatesDir, shopName: 'Marram', origin: 'https://shop.example' };
const write = openMailTemplates(options);

const kinds = Object.keys(mailSamples) as MailKind[];
const all = kinds.flatMap((kind) => mailLanguages.map(({ code }) => [kind, code] as const));

function writeSample(kind: MailKind, language: string, unsubscribeUrl?: string) {
  const mail = { key: 'k', to: 'ada@example.com', kind, language, data: mailSamples[kind] };
  return write({ ...mail, ...(unsubscribeUrl !== undefined && { unsubscribeUrl }) } as NewMail);
}

const parse = (html: string) => parseHtml(html);
/** Western and Arabic digits in groups. */
const figuresOf = (text: string) =>
  (text.match(/[\p{Nd}][\p{Nd}.,٫٬-]*/gu) ?? []).map((figure) => figure.replace(/[.,]$/, ''));

describe('a mail', () => {
  it.each(all)('of kind %s in %s has all its words', (kind, language) => {
    const { subject, text, html } = writeSample(kind, language);
    for (const part of [subject, text, html]) {
      expect(part.trim()).not.toBe('');
      expect(part).not.toMatch(/\{[\w.@|-]*\}|undefined|null|\[object/);
    }
  });

  it.each(all)('of kind %s in %s says the same in text and HTML', (kind, language) => {
    const { text, html } = writeSample(kind, language);
    const { body } = parse(html);
    const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    for (const link of links) expect(text).toContain(link);
    const withoutLinks = (words: string) =>
      links.reduce((rest, link) => rest.replaceAll(link, ''), words);
    const figures = figuresOf(withoutLinks(text)).toSorted();
    expect(figuresOf(withoutLinks(body.textContent)).toSorted()).toEqual(figures);
  });

  it.each(all)('of kind %s in %s names its language and direction', (kind, language) => {
    const { documentElement, title, body } = parse(writeSample(kind, language).html);
    expect(documentElement.lang).toBe(language);
    expect(documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
    expect(title).toBe(writeSample(kind, language).subject);
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelector('script, img, link, style')).toBeNull();
  });

  it.each(kinds)('of kind %s escapes what people wrote', (kind) => {
    const { html, text } = writeSample(kind, 'en');
    const { body } = parse(html);
    expect(body.querySelector('b, you, rim, ada, lovelace')).toBeNull();
    expect(text).not.toContain('&lt;');
  });

  it('contains the figures of an order', () => {
    const { text } = writeSample('order-received', 'de');
    for (const line of [
      '2 × Dune & Mug (Oat / Large): 44,00 €',
      'Zwischensumme: 105,50 €',
      'Rabatt: -10,55 €',
      'Versand: 11,00 €',
      'Enthält VAT: 16,92 €',
      'Gesamtsumme: 105,95 €',
      'Mit Gutschein bezahlt: 25,00 €',
      'Deutschland',
    ]) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(line);
    }
  });

  it('links to nothing but web addresses', () => {
    const data = { ...mailSamples['order-shipped'], trackingUrl: 'javascript:alert(1)' };
    const { html, text } = write({ kind: 'order-shipped', language: 'en', data });
    expect(html + text).not.toContain('javascript:');
  });

  it('shows how to end it, if it can be ended', () => {
    const url = 'https://shop.example/newsletter/unsubscribe?token=1.y&lang=de';
    const { html, text } = writeSample('newsletter-joined', 'de', url);
    expect([...parse(html).querySelectorAll('a')].at(-1)?.getAttribute('href')).toBe(url);
    expect(text).toContain(`Ein Klick beendet diese Briefe:\n${url}`);
    expect(writeSample('order-received', 'de').text).not.toContain('beendet');
  });

  it('has one line of subject, whatever was typed', () => {
    const data = { ...mailSamples.reply, subject: 'Hello\r\nBcc: eve@example.com' };
    expect(write({ kind: 'reply', language: 'en', data }).subject).toBe(
      'Hello Bcc: eve@example.com',
    );
  });

  it.each(['fr', 'de-AT', 'xx', ''])('in %s is in a language that has words', (language) => {
    const { documentElement } = parse(writeSample('restock', language).html);
    expect(documentElement.lang).toBe(language === 'de-AT' ? 'de' : 'en');
  });
});

describe('the templates', () => {
  it('are refused at start if one is missing or broken', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mail-templates-'));
    cpSync(templatesDir, folder, { recursive: true });
    expect(() => openMailTemplates({ ...options, templatesDir: folder })).not.toThrow();
    writeFileSync(path.join(folder, 'restock.txt'), '{.section}');
    expect(() => openMailTemplates({ ...options, templatesDir: folder })).toThrow();
    rmSync(path.join(folder, 'restock.txt'));
    expect(() => openMailTemplates({ ...options, templatesDir: folder })).toThrow(/restock\.txt/);
    rmSync(folder, { recursive: true });
  });
});

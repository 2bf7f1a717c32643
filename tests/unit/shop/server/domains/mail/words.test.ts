import { describe, expect, it } from 'vitest';
import type {
  MailData,
  MailKind,
  NewMail,
} from '../../../../../../shop/server/domains/mail/index.js';
import { openMailTemplates } from '../../../../../../shop/server/domains/mail/templates.js';
import {
  mailViews,
  type MailView,
} from '../../../../../../shop/server/domains/mail/views/index.js';
import {
  mailLanguages,
  sayIn,
  type MailWords,
  type Say,
} from '../../../../../../shop/server/domains/mail/words/index.js';
import { mailSamples } from './mail-samples.js';
import { parseHtml } from '../../../../../support/parse-html.js';

const write = openMailTemplates({
  templatesDir: 'shop/server/domains/mail/templates',
  shopName: 'Marram',
  origin: 'https://shop.example',
});
const kinds = Object.keys(mailSamples) as MailKind[];
const [english, ...others] = mailLanguages;
if (english === undefined) throw new Error('There are no words.');

const viewOf = <Kind extends MailKind>(kind: Kind, data: MailData[Kind], say: Say): MailView =>
  mailViews[kind](data, { shop: 'Marram', language: english, say });

/** What the samples leave out. */
const variants: readonly ((say: Say) => MailView)[] = [
  (say) => viewOf('order-received', { ...mailSamples['order-received'], shippingCents: 0 }, say),
  (say) => viewOf('order-link', { ...mailSamples['order-link'], subscription: 'Coffee' }, say),
  (say) => viewOf('gift-card', { ...mailSamples['gift-card'], gift: null }, say),
  ...(['confirm', 'exists', 'changed', 'passkey'] as const).map(
    (topic) => (say: Say) => viewOf('account', { ...mailSamples.account, topic }, say),
  ),
  ...(['upcoming', 'lapsed', 'cancelled', 'paused', 'moved', 'paid-otherwise'] as const).map(
    (topic) => (say: Say) => {
      const data = { ...mailSamples.subscription, topic, nextAt: null };
      return viewOf('subscription', data, say);
    },
  ),
];

/** All texts of a view; addresses of links are tested elsewhere. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'url' ? [] : textsOf(part)));
};
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('the words of mails', () => {
  it('are each said by a mail', () => {
    const said = new Set<keyof MailWords>(['unsubscribe', 'unsubscribeText']);
    const say: Say = (word, values) => {
      said.add(word);
      return sayIn(english)(word, values);
    };
    for (const kind of kinds) viewOf(kind, mailSamples[kind], say);
    for (const variant of variants) variant(say);
    expect([...said].toSorted()).toEqual(Object.keys(english.words).toSorted());
  });

  const valuesIn = (text: string) => (text.match(/\{\w+/g) ?? []).toSorted();

  it.each(others.map((language) => [language.code, language] as const))(
    'in %s take the values of the English ones',
    (_, { words }) => {
      for (const [name, text] of Object.entries(words)) {
        expect(text.trim(), name).not.toBe('');
        expect([name, valuesIn(text)]).toEqual([
          name,
          valuesIn(english.words[name as keyof MailWords]),
        ]);
      }
    },
  );

  it.each(kinds)('of kind %s are all in its text and in its HTML', (kind) => {
    const data = mailSamples[kind];
    const { text, html } = write({ kind, language: 'en', data } as NewMail);
    const body = parseHtml(html).body.textContent;
    const { subject: _header, ...shown } = viewOf(kind, data, sayIn(english));
    for (const words of textsOf(shown)) {
      expect(flat(text)).toContain(flat(words));
      expect(flat(body)).toContain(flat(words));
    }
  });
});

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterEach, describe, expect, it } from 'vitest';
import { setTextSource } from '../../../../core/i18n/index.js';
import { getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { runInWords } from '../../../../shop/server/ground/shop-words/index.js';
import { languages, pageLanguage, readLanguage } from '../../../../shop/pages/words/languages.js';
import { phrases } from '../../../../shop/pages/words/phrases.js';
import { say, sayIfKnown } from '../../../../shop/pages/words/say.js';
import { translateTemplate } from '../../../../shop/pages/words/translate-template.js';
import './on-marram.js';

const shop = 'shop/pages';
const read = (folder: string) =>
  readdirSync(join(shop, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|ts)$/.test(file))
    .map((file) => readFileSync(join(shop, folder, file), 'utf8').replace(/\s+/g, ' '))
    .join('\n');
const translated = languages.flatMap(({ code, words }) => (words ? [[code, words] as const] : []));

afterEach(() => setTextSource(undefined));

describe('the shop’s own words', () => {
  it('are those of templates and views, each of them', () => {
    const sources = [
      read('templates'),
      read('views'),
      readFileSync(`${shop}/site.ts`, 'utf8'),
      readFileSync(`${shop}/themes.ts`, 'utf8'),
      // What the provider of test mode calls its cards.
      readFileSync('shop/server/domains/payments/test-provider/test-cards.ts', 'utf8'),
    ].join('\n');
    expect(phrases.filter((phrase) => !sources.includes(phrase))).toEqual([]);
  });

  it.each(translated)('have the same values and tags in %s', (_, words) => {
    // What stands in braces after a plural category is a word.
    const marks = (text: string) =>
      text.match(/(?<!\b(?:zero|one|two|few|many|other) )\{\w+(?=[},|])|<\/?\w+>/g)?.toSorted() ??
      [];
    for (const phrase of phrases) {
      expect([phrase, marks(words[phrase])]).toEqual([phrase, marks(phrase)]);
      expect(words[phrase]).not.toContain('"');
    }
  });

  it('are said in the language of the page', () => {
    expect(pageLanguage().code).toBe('en');
    expect(say('Place order: {amount}', { amount: '$1' })).toBe('Place order: $1');
    setTextSource(() => ({ locale: 'de-DE', strings: {} }));
    expect(say('Place order: {amount}', { amount: '1 $' })).toBe('Bestellen: 1 $');
    expect([sayIfKnown('Gift cards'), sayIfKnown('Dune Mug')]).toEqual(['Gutscheine', 'Dune Mug']);
    const show = (count: number) =>
      say('Show {count, plural, one {# product} other {# products}}', { count });
    expect([show(1), show(2)]).toEqual(['1 Produkt anzeigen', '2 Produkte anzeigen']);
    // Code of core that asks for the runtime on the server leaves the language as it is.
    getRuntime();
    expect(sayIfKnown('Gift cards')).toBe('Gutscheine');
    resetRuntime();
  });

  it('have beside them those of the shop whose page it is', () => {
    setTextSource(() => ({ locale: 'de-DE', strings: {} }));
    const catalogue = { categories: { Table: 'Tisch' }, options: {}, texts: {}, kinds: {} };
    const words = { de: { catalogue, site: { Slowly: 'In Ruhe', 'Gift cards': 'Karten' } } };
    const said = ['Table', 'Slowly', 'Gift cards', 'constructor'];
    expect(runInWords(words, () => said.map(sayIfKnown))).toEqual([
      'Tisch',
      'In Ruhe',
      'Gutscheine',
      'constructor',
    ]);
    expect(runInWords({}, () => said.map(sayIfKnown))).toEqual([
      'Table',
      'Slowly',
      'Gutscheine',
      'constructor',
    ]);
  });
});

describe('readLanguage', () => {
  const app = new Hono().get('*', (c) => c.text(readLanguage(c).code));
  const read = async (path: string) =>
    (await app.request(path, { headers: { cookie: 'lang=de' } })).text();

  it('is that of the visitor, and English on the pages of the owner', async () => {
    expect(await read('/shop')).toBe('de');
    expect(await read('/shop?lang=ja')).toBe('ja');
    expect(await read('/owner')).toBe('en');
    expect(await read('/owner/forms?lang=ja')).toBe('en');
  });
});

describe('translateTemplate', () => {
  const { de } = Object.fromEntries(translated);

  it.each([
    ['<h2>Your order</h2>', '<h2>Ihre Bestellung</h2>'],
    ['<a aria-label="Breadcrumb">', '<a aria-label="Brotkrumen-Navigation">'],
    ['{.or}Free{.end}', '{.or}Kostenlos{.end}'],
    ['Remove<span> {title}</span>', 'Remove<span> {title}</span>'],
    ['<button>\n  Remove<span>', '<button>\n  Entfernen<span>'],
    ['<p>\n    Back to\n the shop </p>', '<p>\n    Zurück zum Shop </p>'],
    ['<p>Free of charge</p>', '<p>Free of charge</p>'],
    ['<p class="total">{total}</p>', '<p class="total">{total}</p>'],
  ])('%j becomes %j', (source, text) => {
    expect(translateTemplate(source, de!)).toBe(text);
  });

  it('knows the words of the shop too, but takes no markup from them', () => {
    setTextSource(() => ({ locale: 'de-DE', strings: {} }));
    const site = { 'Made slowly': 'In Ruhe gemacht', Bold: '<b>Fett</b>' };
    const source = '<h1 title="Made slowly">\n  Made\n  slowly</h1><p>Bold</p>';
    expect(runInWords({ de: { site } }, () => translateTemplate(source, de!))).toBe(
      '<h1 title="In Ruhe gemacht">\n  In Ruhe gemacht</h1><p>Bold</p>',
    );
  });
});

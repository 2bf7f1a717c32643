import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import {
  isTranslated,
  registerLocale,
  setTextSource,
  type Texts,
} from '../../../../core/i18n/index.js';
import { cartSummaryStrings } from '../../../../core/i18n/strings/cart-summary.js';
import { cartStrings } from '../../../../core/i18n/strings/cart.js';

const setLocale = (locale: string, strings: Record<string, string> = {}) =>
  setTextSource(() => ({ locale, strings }));
const locales = globalThis as { [key: symbol]: unknown };

beforeEach(() => {
  registerLocale('de', {
    'cart.added': 'Hinzugefügt!',
    'cart.adding': 'Wird hinzugefügt …',
    'cart.itemCount': '{count, plural, =0 {Leer} one {# Artikel} other {# Artikel}}',
  });
  registerLocale('de-AT', { 'cart.added': 'Im Sackerl!' });
});

afterEach(() => {
  setTextSource(undefined);
  locales[Symbol.for('vitrine.locales')] = undefined;
});

describe('registerLocale', () => {
  it('translates into the language of the page', () => {
    setLocale('de');
    expect(cartStrings('added')).toBe('Hinzugefügt!');
    expect(cartSummaryStrings('itemCount', { count: 0 })).toBe('Leer');
    expect(cartSummaryStrings('itemCount', { count: 1200 })).toBe('1.200 Artikel');
  });

  it.each([
    ['de-AT', 'Im Sackerl!', 'Wird hinzugefügt …', 'Subscribe'],
    ['de-CH', 'Hinzugefügt!', 'Wird hinzugefügt …', 'Subscribe'],
    ['de-Latn-AT', 'Hinzugefügt!', 'Wird hinzugefügt …', 'Subscribe'],
    ['fr', 'Added!', 'Adding…', 'Subscribe'],
    ['en-US', 'Added!', 'Adding…', 'Subscribe'],
  ])('falls back from %s to its language, then to English', (locale, added, adding, subscribe) => {
    setLocale(locale);
    expect(cartStrings('added')).toBe(added);
    expect(cartStrings('adding')).toBe(adding);
    expect(cartStrings('subscribe')).toBe(subscribe);
  });

  it('takes the locale of a call before the page’s', () => {
    setLocale('en');
    expect(cartStrings('added', {}, 'de')).toBe('Hinzugefügt!');
  });

  it('gives way to the page’s own texts', () => {
    setLocale('de-AT', { 'cart.added': 'Drin!' });
    expect(cartStrings('added')).toBe('Drin!');
    expect(cartStrings('adding')).toBe('Wird hinzugefügt …');
  });

  it('adds to what was registered before', () => {
    registerLocale('de', { 'cart.adding': 'Moment …' });
    setLocale('de');
    expect(cartStrings('added')).toBe('Hinzugefügt!');
    expect(cartStrings('adding')).toBe('Moment …');
    expect(cartStrings('subscribe')).toBe('Subscribe');
  });

  it('takes effect whenever it is called', () => {
    setLocale('nl');
    expect(cartStrings('added')).toBe('Added!');
    registerLocale('nl', { 'cart.added': 'Toegevoegd!' });
    expect(cartStrings('added')).toBe('Toegevoegd!');
  });

  it('keeps what a script of the page left before', () => {
    locales[Symbol.for('vitrine.locales')] = { nl: { 'cart.added': 'Toegevoegd!' } };
    registerLocale('nl', { 'cart.adding': 'Even geduld…' });
    setLocale('nl');
    expect(cartStrings('added')).toBe('Toegevoegd!');
    expect(cartStrings('adding')).toBe('Even geduld…');
  });

  it('takes a code in any case, and refuses one that is no language tag', () => {
    registerLocale('PT-br', { 'cart.added': 'Adicionado!' });
    setLocale('pt-BR');
    expect(cartStrings('added')).toBe('Adicionado!');
    expect(() => registerLocale('german!', {})).toThrow(RangeError);
  });

  it('types the keys by the tables of every area', () => {
    expectTypeOf<'cart.added' | 'forms.required' | 'restockAdmin.summary'>().toExtend<
      keyof Texts
    >();
    // @ts-expect-error There is no such text.
    registerLocale('de', { 'cart.aded': 'Hinzugefügt!' });
  });
});

describe('isTranslated', () => {
  it.each([
    ['de', true],
    ['de-AT', true],
    ['de-CH-1996', true],
    ['fr', false],
    ['', false],
  ])('tells of %s: %s', (locale, is) => {
    expect(isTranslated(locale)).toBe(is);
  });
});

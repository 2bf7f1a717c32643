import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { defineStrings, setTextSource } from '../../../../core/i18n/index.js';

const strings = defineStrings('mug', {
  plain: 'A mug',
  left: '{count} left',
  added: '{title}, {variant}: {title}',
  mugs: '{count, plural, =0 {No mugs} one {# mug} other {# mugs}}',
});

const setOwnTexts = (texts: Record<string, string>, locale = 'en') =>
  setTextSource(() => ({ locale, strings: texts }));

afterEach(() => setTextSource(undefined));

describe('defineStrings', () => {
  it('returns a text by key', () => {
    expect(strings('plain')).toBe('A mug');
  });

  it('fills placeholders, each time they occur', () => {
    expect(strings('left', { count: 3 })).toBe('3 left');
    expect(strings('added', { title: 'Mug', variant: 'Blue' })).toBe('Mug, Blue: Mug');
  });

  it('does not fill placeholders inside a value', () => {
    expect(strings('added', { title: '{variant}', variant: '$&' })).toBe(
      '{variant}, $&: {variant}',
    );
  });

  it('formats plurals', () => {
    expect(strings('mugs', { count: 0 })).toBe('No mugs');
    expect(strings('mugs', { count: 1 })).toBe('1 mug');
    expect(strings('mugs', { count: 1200 })).toBe('1,200 mugs');
  });

  it('writes numbers for the locale of the call, else of the page', () => {
    expect(strings('mugs', { count: 1200 }, 'de-DE')).toBe('1.200 mugs');
    setOwnTexts({}, 'de-DE');
    expect(strings('mugs', { count: 1200 })).toBe('1.200 mugs');
    expect(strings('mugs', { count: 1200 }, 'en-US')).toBe('1,200 mugs');
  });

  it('chooses the plural of an English text by English rules, whatever the locale', () => {
    // In French, 0 is singular.
    setOwnTexts({}, 'fr');
    const cups = defineStrings('cup', { count: '{n, plural, one {# cup} other {# cups}}' });
    expect(cups('count', { n: 0 })).toBe('0 cups');
  });

  it('types the values by the text', () => {
    expectTypeOf(strings<'plain'>).parameters.toEqualTypeOf<
      ['plain', values?: Readonly<Record<never, never>>, locale?: string]
    >();
    expectTypeOf(strings<'added'>).parameters.toEqualTypeOf<
      ['added', values: Readonly<Record<'title' | 'variant', string | number>>, locale?: string]
    >();
    expectTypeOf(strings<'mugs'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly count: number }>();
    expectTypeOf(strings).parameter(0).toEqualTypeOf<'plain' | 'left' | 'added' | 'mugs'>();
  });
});

describe('setTextSource', () => {
  it('replaces texts of an area by key', () => {
    setOwnTexts({ 'mug.left': 'noch {count}', 'cup.plain': 'Eine Tasse' });
    expect(strings('left', { count: 3 })).toBe('noch 3');
    expect(strings('plain')).toBe('A mug');
  });

  it('leaves a placeholder that has no value as it is', () => {
    setOwnTexts({ 'mug.left': '{count} of {total}' });
    expect(strings('left', { count: 3 })).toBe('3 of {total}');
  });

  it('may empty a text', () => {
    setOwnTexts({ 'mug.plain': '' });
    expect(strings('plain')).toBe('');
  });

  it('forgets what was set before', () => {
    setOwnTexts({ 'mug.plain': 'Ein Becher' });
    setTextSource(undefined);
    expect(strings('plain')).toBe('A mug');
  });

  it('chooses the plural of the page’s own text by the page’s language', () => {
    setOwnTexts({ 'mug.mugs': '{count, plural, one {# chope} other {# chopes}}' }, 'fr-FR');
    expect(strings('mugs', { count: 0 })).toBe('0 chope');
    expect(strings('mugs', { count: 2 })).toBe('2 chopes');
  });
});

import { afterEach, describe, expect, expectTypeOf, it } from 'vitest';
import { defineStrings, setStringOverrides } from '../../../../core/i18n/index.js';

const strings = defineStrings('mug', {
  plain: 'A mug',
  left: '{count} left',
  added: '{title}, {variant}: {title}',
});

afterEach(() => setStringOverrides({}));

describe('defineStrings', () => {
  it('answers a text by key', () => {
    expect(strings('plain')).toBe('A mug');
  });

  it('fills placeholders, each time they occur', () => {
    expect(strings('left', { count: 3 })).toBe('3 left');
    expect(strings('added', { title: 'Mug', variant: 'Blue' })).toBe('Mug, Blue: Mug');
  });

  it('does not fill what a value brings along', () => {
    expect(strings('added', { title: '{variant}', variant: '$&' })).toBe(
      '{variant}, $&: {variant}',
    );
  });

  it('types the values by the text', () => {
    expectTypeOf(strings<'plain'>).parameters.toEqualTypeOf<['plain']>();
    expectTypeOf(strings<'added'>).parameters.toEqualTypeOf<
      ['added', Record<'title' | 'variant', string | number>]
    >();
    expectTypeOf(strings).parameter(0).toEqualTypeOf<'plain' | 'left' | 'added'>();
  });
});

describe('setStringOverrides', () => {
  it('replaces texts of an area by key', () => {
    setStringOverrides({ 'mug.left': 'noch {count}', 'cup.plain': 'Eine Tasse' });
    expect(strings('left', { count: 3 })).toBe('noch 3');
    expect(strings('plain')).toBe('A mug');
  });

  it('leaves a placeholder that has no value as it is', () => {
    setStringOverrides({ 'mug.left': '{count} of {total}' });
    expect(strings('left', { count: 3 })).toBe('3 of {total}');
  });

  it('may empty a text', () => {
    setStringOverrides({ 'mug.plain': '' });
    expect(strings('plain')).toBe('');
  });

  it('forgets what was set before', () => {
    setStringOverrides({ 'mug.plain': 'Ein Becher' });
    setStringOverrides({});
    expect(strings('plain')).toBe('A mug');
  });
});

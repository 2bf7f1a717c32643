import { describe, expect, it, vi } from 'vitest';
import { numberFormat, remember } from '../../../../core/base/index.js';

describe('remember', () => {
  it('makes a thing once for each key', () => {
    const cache = new Map<string, object>();
    const make = vi.fn(() => ({}));
    const first = remember(cache, 'a', make);
    expect(remember(cache, 'a', make)).toBe(first);
    expect(remember(cache, 'b', make)).not.toBe(first);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('forgets the oldest when it is full', () => {
    const cache = new Map<string, string>();
    for (const key of ['a', 'b', 'a', 'c', 'd']) remember(cache, key, () => key, 3);
    expect([...cache.keys()]).toEqual(['b', 'c', 'd']);
  });

  it('holds a hundred unless told otherwise', () => {
    const cache = new Map<string, number>();
    for (let key = 0; key < 250; key++) remember(cache, String(key), () => key);
    expect(cache.size).toBe(100);
  });

  it('keeps nothing with a key that takes much room', () => {
    const cache = new Map<string, string>();
    expect(remember(cache, 'x'.repeat(10_001), () => 'made')).toBe('made');
    expect(cache.size).toBe(0);
  });

  it('keeps nothing of what could not be made', () => {
    const cache = new Map<string, string>();
    const fail = () => {
      throw new RangeError('no such locale');
    };
    expect(() => remember(cache, 'a', fail)).toThrow(RangeError);
    expect(remember(cache, 'a', () => 'made')).toBe('made');
  });
});

describe('numberFormat', () => {
  it.each([
    ['en-US', undefined, '1,234.5'],
    ['de-DE', undefined, '1.234,5'],
    ['en-US', { style: 'percent' }, '123,450%'],
    ['en-US', { style: 'currency', currency: 'EUR' }, '€1,234.50'],
  ] as const)('writes a number for %s with %j', (locale, options, text) => {
    expect(numberFormat(locale, options)(1234.5)).toBe(text);
  });

  it('makes one formatter for the same locale and equal options', () => {
    const first = numberFormat('fr-CA', { minimumFractionDigits: 2 });
    expect(numberFormat('fr-CA', { minimumFractionDigits: 2 })).toBe(first);
    expect(numberFormat('fr-CA', { minimumFractionDigits: 3 })).not.toBe(first);
    expect(numberFormat('fr-FR', { minimumFractionDigits: 2 })).not.toBe(first);
  });

  it('refuses an invalid locale', () => {
    expect(() => numberFormat('not a locale')).toThrow(RangeError);
  });
});

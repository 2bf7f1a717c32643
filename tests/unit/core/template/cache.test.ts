// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createCache } from '../../../../core/template/cache.js';

/** A cache of upper-cased texts, and what was made for it. */
function watch(count: number, length: number) {
  const made: string[] = [];
  const get = createCache(
    (source) => {
      made.push(source);
      return { text: source.toUpperCase() };
    },
    { count, length },
  );
  return { get, made, ask: (sources: string) => [...sources].forEach((source) => get(source)) };
}

describe('a cache', () => {
  it('makes each item once', () => {
    const { get, made } = watch(10, 100);
    expect(get('a')).toBe(get('a'));
    expect(get('a')).toEqual({ text: 'A' });
    expect(made).toEqual(['a']);
  });

  it('evicts the least recently used item beyond its count', () => {
    const { ask, made } = watch(3, 100);
    ask('abcabc');
    expect(made.join('')).toBe('abc');
    ask('dbcd');
    expect(made.join('')).toBe('abcd');
    ask('a');
    expect(made.join('')).toBe('abcda');
    ask('cda');
    expect(made.join('')).toBe('abcda');
  });

  it('treats a requested item as recently used', () => {
    const { ask, made } = watch(2, 100);
    ask('abacac');
    expect(made.join('')).toBe('abc');
  });

  it('keeps texts of so much length in all', () => {
    const { get, made } = watch(100, 10);
    get('aaaa');
    get('bbbb');
    get('cccc');
    get('cccc');
    get('bbbb');
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc']);
    get('aaaa');
    expect(made).toHaveLength(4);
    get('cccc');
    expect(made).toHaveLength(5);
  });

  it('may be filled to the brim', () => {
    const { get, made } = watch(2, 8);
    for (const source of ['aaaa', 'bbbb', 'aaaa', 'bbbb']) get(source);
    expect(made).toHaveLength(2);
  });

  it('does not keep what is longer than all of it, and loses nothing by it', () => {
    const { get, made } = watch(10, 5);
    get('a');
    expect(get('x'.repeat(6)).text).toBe('XXXXXX');
    get('a');
    get('x'.repeat(6));
    expect(made).toEqual(['a', 'xxxxxx', 'xxxxxx']);
  });

  it('counts right after much coming and going', () => {
    const { get, made } = watch(50, 200);
    for (let round = 0; round < 5_000; round++) get('t'.repeat((round * 7) % 90) + (round % 60));
    made.length = 0;
    get('0123456789');
    get('0123456789');
    expect(made).toHaveLength(1);
  });

  it('keeps an empty text, and any name', () => {
    const { get, made } = watch(10, 10);
    for (const source of ['', '', '__proto__', '__proto__']) get(source);
    expect(made).toEqual(['', '__proto__']);
  });

  it('does not keep what could not be made', () => {
    let tries = 0;
    const get = createCache(
      (source) => {
        if (++tries === 1) throw new Error('not yet');
        return source;
      },
      { count: 5, length: 50 },
    );
    expect(() => get('a')).toThrow('not yet');
    expect(get('a')).toBe('a');
  });
});

import { describe, expect, it } from 'vitest';
import { elementsOf, textOf } from '../../../../../core/template/readers/index.js';
import type { Value } from '../../../../../core/template/values.js';

describe('textOf', () => {
  it.each<[Value, string]>([
    [{ a: 'x' }, 'x'],
    [{ a: 0 }, '0'],
    [{ a: false }, 'false'],
    [{ a: null }, ''],
    [{ a: ['x'] }, ''],
    [{}, ''],
    ['x', ''],
    [null, ''],
    [undefined, ''],
  ])('of %j is %j', (value, text) => {
    expect(textOf(value, 'a')).toBe(text);
  });

  it.each(['constructor', 'toString', '__proto__', 'length'])('finds no inherited %s', (name) => {
    expect(textOf({}, name)).toBe('');
    expect(textOf(['x'], name)).toBe('');
  });
});

describe('elementsOf', () => {
  it.each<[Value, readonly Value[]]>([
    [{ a: [1, null] }, [1, null]],
    [{ a: { 0: 1 } }, []],
    [{ a: 'x' }, []],
    [{}, []],
    [undefined, []],
  ])('of %j are %j', (value, elements) => {
    expect(elementsOf(value, 'a')).toEqual(elements);
  });
});

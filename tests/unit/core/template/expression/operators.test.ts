import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { problemsOf, valueOf } from './evaluate.js';

describe('operators', () => {
  it.each<[string, Value]>([
    ['5 + "-6.5"', '5-6.5'],
    ['"-6.5" + 5', '-6.55'],
    ['1 + 2 + "a"', '3a'],
    ['"a" + 1 + 2', 'a12'],
    ['"a" + null', 'anull'],
    ['"foo" + false', 'foofalse'],
    ['true + 2', 3],
    ['true + true', 2],
    ['1 + null', 1],
    ['null + null', 0],
    ['"3" - 1', 2],
    ['"3" * "4"', 12],
    ['5 * ""', 0],
    ['"foo" * 1', NaN],
    ['1 / 0', Infinity],
    ['0 / 0', NaN],
    ['-1 / 0', -Infinity],
    ['7 % 3', 1],
    ['-7 % 3', -1],
    ['5 % -4', 1],
    ['5 % 0', NaN],
    ['10 % Infinity', 10],
    ['2 ** 64', 2 ** 64],
    ['4 ** 0.5', 2],
    ['"foo" ** 0', 1],
    ['100 << 2', 400],
    ['1 << 31', -2147483648],
    ['1 << 32', 1],
    ['14 >> -1', 0],
    ['-8 >> 1', -4],
    ['4294967296 >> 0', 0],
    ['5 & 3', 1],
    ['5 | 3', 7],
    ['5 ^ 3', 6],
    ['1.9 | 0', 1],
    ['"foo" | 0', 0],
    ['~5', -6],
    ['~~"7.9"', 7],
    ['-"5"', -5],
    ['+"abc"', NaN],
    ['+true', 1],
    ['-null', -0],
    ['!""', true],
    ['!"0"', false],
    ['!NaN', true],
    ['!null', true],
    ['!!2', true],
    ['1 && 2', true],
    ['1 && 0', false],
    ['"" || "x"', true],
    ['0 || null', false],
    ['NaN || ""', false],
  ])('%s is %j', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });

  it.each([
    ['+arr', 'unary plus'],
    ['-arr', 'unary minus'],
    ['!obj', 'logical not'],
    ['~obj', 'bitwise not'],
    ['arr ** 1', 'exponent'],
    ['arr * 1', 'multiply'],
    ['1 / arr', 'divide'],
    ['arr % 1', 'modulus'],
    ['1 + arr', 'add'],
    ['obj + "a"', 'add'],
    ['arr - 1', 'subtract'],
    ['arr << 1', 'left shift'],
    ['arr >> 1', 'right shift'],
    ['arr < 1', 'less than'],
    ['arr > 1', 'greater than'],
    ['arr <= 1', 'less than or equal'],
    ['arr >= 1', 'greater than or equal'],
    ['arr == arr', 'equality'],
    ['obj != null', 'inequality'],
    ['arr === arr', 'strict equality'],
    ['arr !== obj', 'strict inequality'],
    ['arr & 1', 'bitwise and'],
    ['arr ^ 1', 'bitwise xor'],
    ['arr | 1', 'bitwise or'],
    ['false && arr', 'logical and'],
    ['true || arr', 'logical or'],
  ])('%s works on scalars alone', (source, name) => {
    expect(problemsOf(source, { arr: [1], obj: {} })).toEqual([
      `Invalid arguments to operator ${name}`,
    ]);
  });
});

describe('the limit of joined text', () => {
  const limits = { tokens: 0, stringLength: 10 };
  const data = { foo: '123456789' };

  it('allows as many characters as its limit', () => {
    expect(problemsOf('foo + "a"', data, limits)).toEqual([]);
    expect(problemsOf('"a" + 123456789', {}, limits)).toEqual([]);
  });

  it.each(['foo + "ab"', '"ab" + foo', '"abcdefg" + null', 'foo + 10'])('refuses %s', (source) => {
    expect(problemsOf(source, data, limits)).toEqual([
      'Concatenation would exceed maximum string length 10',
    ]);
  });

  it('leaves text alone that is not joined', () => {
    expect(problemsOf('"abcdefghijkl"; foo', data, limits)).toEqual([]);
  });

  it('is there even when it is off, before an engine would throw', () => {
    expect(problemsOf(`@a = "0123456789"; ${'@a = @a + @a; '.repeat(40)}`)).toEqual([
      'Concatenation would exceed maximum string length 268435456',
    ]);
  });
});

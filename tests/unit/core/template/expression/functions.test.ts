import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { problemsOf, valueOf } from './evaluate.js';

describe('functions', () => {
  const data = { arr: [1], obj: { a: 1 }, n: '-0x1234', flag: true, nil: null };

  it.each<[string, Value]>([
    ['max(1, 5, 3)', 5],
    ['max("10", 9)', 10],
    ['max(null, -1)', 0],
    ['max(7)', 7],
    ['max("foo", 5, -5)', 5],
    ['max(5, "foo")', NaN],
    ['max(5, "foo", 1)', 1],
    ['min(4, 2)', 2],
    ['min("foo", 5, -5)', -5],
    ['min(5, -3, 10, -100, 17, 1000)', -100],
    ['min(true, 3)', 1],
    ['abs(-3)', 3],
    ['abs("-12")', 12],
    ['abs(-5, -10, -20)', 5],
    ['num(n)', -4660],
    ['num("abc")', NaN],
    ['num(flag)', 1],
    ['num(nil)', 0],
    ['str(12e20)', '1.2e+21'],
    ['str(missing)', 'null'],
    ['str(flag)', 'true'],
    ['str(-0)', '0'],
    ['bool("")', false],
    ['bool("0")', true],
    ['bool(NaN)', false],
    ['bool(0.1)', true],
    ['bool(nil)', false],
    ['str(num(bool(true)))', '1'],
    ['max  (\n 1 , 2 )', 2],
    ['max(arr, 2, obj)', 2],
    ['str(arr, "b")', 'b'],
    ['max(1 2, 3)', 3],
    ['max((1, 2), 0)', 2],
    ['max(1,,2)', 2],
    ['max(1)(5)', 5],
    ['1 + max(2, 3) * min(4, 5)', 13],
    ['max(-1, +(-2))', -1],
  ])('%s is %j', (source, expected) => {
    expect(valueOf(source, data)).toBe(expected);
  });

  it.each(['max', 'min', 'abs', 'num', 'str', 'bool'])('%s needs an argument', (name) => {
    const problem = `Error calling function ${name}`;
    expect(problemsOf(`${name}()`)).toEqual([problem]);
    expect(problemsOf(`${name}(arr, obj)`, data)).toEqual([problem]);
  });

  it.each(['foo', 'Max', 'round', 'constructor', 'toString', 'hasOwnProperty', '$max', '@max'])(
    '%s is none',
    (name) => {
      expect(problemsOf(`${name}(1)`)).toEqual([`Invalid function ${name}`]);
    },
  );

  it('have names of one segment: any other operand is separate from the parenthesis', () => {
    expect(valueOf('a.max (3)', { a: { max: 1 } })).toBe(3);
    expect(valueOf('PI (3)')).toBe(3);
    expect(valueOf('"max"(3)')).toBe(3);
  });
});

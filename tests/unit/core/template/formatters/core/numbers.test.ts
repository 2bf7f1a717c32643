import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { checkWith, renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });
const renderEscaped = renderWith({ formatters: coreFormatters }, { escape: 'html' });
const check = checkWith({ formatters: coreFormatters });

describe('count', () => {
  it.each<[Value, string]>([
    [[1, 2, 3], '3'],
    [[], '0'],
    [{ a: 1, b: null }, '2'],
    [{}, '0'],
    ['abc', '3'],
    ['😀', '2'],
    ['', '0'],
    [12, '0'],
    [true, '0'],
    [null, '0'],
  ])('of %j is %s', (a, expected) => {
    expect(render('{a|count}', { a })).toBe(expected);
  });

  it('of what is missing is 0, a number', () => {
    expect(render('{a|count|json}', {})).toBe('0');
  });
});

describe('cycle', () => {
  it.each<[string, Value, string]>([
    ['cycle a b c', 1, 'a'],
    ['cycle a b c', 3, 'c'],
    ['cycle a b c', 4, 'a'],
    ['cycle a b c', 0, 'c'],
    ['cycle a b c', -1, 'b'],
    ['cycle a b c', -4, 'b'],
    ['cycle:A:B', -1, 'A'],
    ['cycle:A:B', '2', 'B'],
    ['cycle:A:B', '2x', 'B'],
    ['cycle:A:B', true, 'A'],
    ['cycle:A:B', null, 'B'],
    ['cycle x  y', 2, ''],
    ['cycle a', 17, 'a'],
    ['cycle a b', 1.5, ''],
    ['cycle a b', 'abc', ''],
    ['cycle', 1, ''],
  ])('%s of %j is %j', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });
});

describe('mod', () => {
  it.each<[string, Value, string]>([
    ['mod', 5, '1'],
    ['mod 3', 10, '1'],
    ['mod 3', -10, '-1'],
    ['mod -3', 10, '1'],
    ['mod 0', 5, '1'],
    ['mod x', 3, '1'],
    ['mod ', 3, '1'],
    ['mod 2', '7', '1'],
    ['mod 2', 7.5, '1.5'],
    ['mod 3', { a: 1 }, '0'],
    ['mod 2', 'abc', 'NaN'],
    ['mod 2', -4, '0'],
  ])('%s of %j is %s', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });
});

describe('round', () => {
  it.each<[Value, string]>([
    [1.4, '1'],
    [1.5, '2'],
    [-1.5, '-1'],
    [-1.6, '-2'],
    [-0.4, '0'],
    ['2.4', '2'],
    ['2.5 apples', '3'],
    [true, '1'],
    [null, '0'],
    [[5], '0'],
    ['abc', 'NaN'],
    [1e21, '1e+21'],
  ])('of %j is %s', (a, expected) => {
    expect(render('{a|round}', { a })).toBe(expected);
  });
});

describe('pluralize', () => {
  it.each<[string, Value, string]>([
    ['pluralize', 1, ''],
    ['pluralize', 2, 's'],
    ['pluralize', 0, 's'],
    ['pluralize', -1, 's'],
    ['pluralize', 1.5, 's'],
    ['pluralize', '1', ''],
    ['pluralize', '1 apple', ''],
    ['pluralize', true, ''],
    ['pluralize', null, 's'],
    ['pluralize', 'abc', 's'],
    ['pluralize/es', 0, 'es'],
    ['pluralize/es', 1, ''],
    ['pluralize/y/ies', 1, 'y'],
    ['pluralize/y/ies', '2', 'ies'],
    ['pluralize a b c', 2, 'b'],
  ])('%s of %j is %j', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });
});

describe('the words of an author', () => {
  it('are markup where the engine escapes', () => {
    expect(renderEscaped('{a|cycle:<b>:<i>}{a|pluralize:&lt;:&gt;}', { a: 1 })).toBe('<b>&lt;');
  });
});

describe('a validating parser', () => {
  it.each([
    [
      '{a|cycle}',
      ["FORMATTER_NEEDS_ARGS: Formatter 'cycle' needs arguments but none were provided."],
    ],
    [
      '{a|pluralize a b c}',
      [
        "FORMATTER_ARGS_INVALID: Formatter 'pluralize' arguments are invalid: 'Too many args. Takes between 0 and 2'",
      ],
    ],
    ['{a|pluralize}{a|mod 2}{a|cycle a}', []],
  ])('says of %s %j', (template, expected) => {
    expect(check(template)).toEqual(expected);
  });
});

import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { problemsOf, valueOf } from './evaluate.js';

describe('white space', () => {
  it('is space, line feed, tab, carriage return and U+00A0', () => {
    expect(valueOf(' \n1\t+\r2\u00a0')).toBe(3);
  });

  it.each([
    ['1 \f', 'Unexpected form feed at 2: "\\f"'],
    ['\b', 'Unexpected backspace at 0: "\\b"'],
    ['1\v2', 'Unexpected control character at 1: "\\u000b"'],
    ['\u0000', 'Unexpected control character at 0: "\\u0000"'],
    ['1\u20032', 'Unexpected character at 1: "\u2003"'],
  ])('is not what stands in %j', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });
});

describe('a character that begins no token', () => {
  it.each([
    ['a ? 1 : 2', 'Unexpected character at 2: "?"'],
    ['a[0]', 'Unexpected character at 1: "["'],
    ['1 + é', 'Unexpected character at 4: "é"'],
    ['😀', 'Unexpected character at 0: "😀"'],
    ['\ud83d', 'Unexpected character at 0: "\\ud83d"'],
    ['_a', 'Unexpected character at 0: "_"'],
    ['$', 'Unexpected character at 0: "$"'],
    ['a.', 'Unexpected character at 1: "."'],
    ['a..b', 'Unexpected character at 1: "."'],
    ['a.-1', 'Unexpected character at 1: "."'],
    ['1 # 2', 'Unexpected character at 2: "#"'],
    ['\\', 'Unexpected character at 0: "\\\\"'],
  ])('%j is refused: %s', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });
});

describe('a reference', () => {
  const data = {
    a: { b: 2, '0': 'zero', $c: 'dollar' },
    list: [3, [4]],
    'a-b': 7,
    a_1: 8,
    b: 1,
    $site: 'shop',
    '@x': 5,
    PI: 'apple',
    max: 9,
    nothing: null,
  };

  it.each<[string, Value]>([
    ['a.b', 2],
    ['a.0', 'zero'],
    ['a.$c', 'dollar'],
    ['list.0', 3],
    ['list.1.0', 4],
    ['list.00', 3],
    ['a-b', 7],
    ['a_1', 8],
    ['a.b - b', 1],
    ['$site', 'shop'],
    ['@x', 5],
    ['@.b', 1],
    ['@.PI', 'apple'],
    ['max', 9],
    ['max + 1', 10],
    ['nothing', null],
    ['missing', null],
    ['a.b.c', null],
    ['list.length', null],
    ['constructor', null],
    ['a.constructor.name', null],
    ['a.hasOwnProperty', null],
    ['b.toFixed', null],
  ])('%s is %j', (source, expected) => {
    expect(valueOf(source, data)).toBe(expected);
  });

  it.each<[string, Value]>([
    ['null', null],
    ['true', true],
    ['false', false],
    ['PI', Math.PI],
    ['E', Math.E],
    ['Infinity', Infinity],
    ['NaN', NaN],
  ])('%s is a constant, whatever the data says', (source, expected) => {
    expect(valueOf(source, { ...data, [source]: 'data' })).toBe(expected);
  });

  it.each(['nan', 'True', 'pi', 'PI.a', 'undefined'])('%s is no constant', (source) => {
    expect(valueOf(source)).toBeNull();
  });

  it('looks up each path as a whole, with indexes as numbers', () => {
    expect(valueOf('a.2147483648', { a: { '2147483648': 'far' } })).toBe('far');
  });
});

describe('a leading #', () => {
  it.each(['#1 + 2', '# 1 + 2'])(
    '%s only asks for debug output, of which there is none',
    (source) => {
      expect(valueOf(source)).toBe(3);
    },
  );
});

describe('the token limit', () => {
  const limits = { tokens: 5, stringLength: 0 };

  it.each(['1 + 2 + 3', 'max(1)', '((1))', ';;;;;'])('admits %s', (source) => {
    expect(problemsOf(source, {}, limits)).not.toContain(
      'Expression exceeds the maximum number of allowed tokens: 5',
    );
  });

  it.each(['1 + 2 + 3;', 'max(1,2)', '-----1', '1 1 1 1 1 1', '(((((('])('refuses %s', (source) => {
    expect(problemsOf(source, {}, limits)).toEqual([
      'Expression exceeds the maximum number of allowed tokens: 5',
    ]);
  });

  it.each([0, Infinity])('is off at %d', (tokens) => {
    expect(problemsOf('1 + '.repeat(5000) + 1, {}, { tokens, stringLength: tokens })).toEqual([]);
  });

  it('counts a text of any length as one', () => {
    expect(problemsOf(`"${'a b '.repeat(50)}"`, {}, limits)).toEqual([]);
  });
});

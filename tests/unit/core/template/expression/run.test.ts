import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { evaluate, problemsOf, valueOf } from './evaluate.js';

const data = { arr: [1], obj: { a: 1 }, a: 5, b: 2, '@old': 3, '@thing': { part: 4 } };

describe('statements', () => {
  it.each<[string, Value]>([
    ['', undefined],
    [' ', undefined],
    [';;', undefined],
    ['1', 1],
    ['1; 2; 3', 3],
    ['1;;2', 2],
    ['1;', 1],
    ['1 + 2 ; ', 3],
    ['1 2 3', 3],
    ['1, 2', 2],
    ['3, 2, 1', 1],
    ["'a' 'b'", 'b'],
    ['1 2 + 3', 5],
    ['(1, 2) + 3', 5],
    ['1 (2)', 2],
    ['null', null],
    ['1; null', null],
    ['arr, 1', 1],
    ['1; ()', 1],
  ])('%j come to %j', (source, expected) => {
    expect(valueOf(source, data)).toBe(expected);
  });

  it.each(['!', '! ~', '- + -', '1; !'])('%s: a prefix before nothing does nothing', (source) => {
    expect(valueOf(source)).toBeUndefined();
  });
});

describe('an assignment', () => {
  it.each<[string, Record<string, Value>, Value]>([
    ['@x = 1', { '@x': 1 }, undefined],
    ['@x = 1;', { '@x': 1 }, undefined],
    ['5; @x = 1', { '@x': 1 }, undefined],
    ['@x = 1; @x', { '@x': 1 }, 1],
    ['@x = 1; @x = @x + 1; @x * 10', { '@x': 2 }, 20],
    ['@a = 6; @b = 2 * @a; @b / @old', { '@a': 6, '@b': 12 }, 4],
    ['@old = @old + 1; @old', { '@old': 4 }, 4],
    ['@a-b = 1; @a-b', { '@a-b': 1 }, 1],
    ['@x = missing; @x', { '@x': null }, null],
    ['@old = missing; @old', { '@old': null }, null],
    ['@x = "a" == "b"', { '@x': false }, undefined],
    ['@x = 1 || 0', { '@x': true }, undefined],
    ['(@x) = 1', { '@x': 1 }, undefined],
    ['@x = 1, 2', { '@x': 1 }, undefined],
  ])('%s', (source, bindings, value) => {
    expect(evaluate(source, data)).toEqual({ value, bindings, problems: [] });
  });

  it('sets every name of a chain', () => {
    expect(evaluate('@x=@y=3')).toEqual({
      value: undefined,
      bindings: { '@x': 3, '@y': 3 },
      problems: [],
    });
    expect(evaluate('@x = (@y = 3) + 1; @x * @y').value).toBe(12);
  });

  it.each(['a = 1', 'a.b = 1', '@a.b = 1', '@ = 1', '$a = 1', '1 = 1', '"@a" = 1', 'PI = 3'])(
    '%s: only a plain @name can be set, anything else silently does nothing',
    (source) => {
      expect(evaluate(source, data)).toEqual({ value: undefined, bindings: {}, problems: [] });
    },
  );

  it.each(['@x = arr', '@x = obj', '@x = @y = arr', '@index = 3', '@index0 = 3'])(
    '%s leaves the name unbound',
    (source) => {
      expect(evaluate(source, data)).toEqual({ value: undefined, bindings: {}, problems: [] });
    },
  );

  it('of an array keeps the value that the name had', () => {
    expect(evaluate('@x = 1; @x = arr; @x', data)).toMatchObject({
      value: 1,
      bindings: { '@x': 1 },
    });
  });

  it('hides an outer variable together with its members', () => {
    expect(valueOf('@thing.part', data)).toBe(4);
    expect(valueOf('@thing = 1; @thing.part', data)).toBeNull();
  });

  it('forgets all between two runs', () => {
    expect(evaluate('@x; @x = 1').value).toBeUndefined();
    expect(evaluate('@n = @n + 1; @n').value).toBe(1);
    expect(evaluate('@n = @n + 1; @n').value).toBe(1);
  });

  it('needs both sides', () => {
    expect(problemsOf('@x =')).toEqual(['Invalid arguments to operator assign']);
    expect(problemsOf('= 1')).toEqual(['Invalid arguments to operator assign']);
  });
});

describe('a failing run', () => {
  it.each([
    ['1 +', 'Invalid arguments to operator add'],
    ['* = /', 'Invalid arguments to operator multiply'],
    ['1 * * 2', 'Invalid arguments to operator multiply'],
    ['max(1 +)', 'Invalid arguments to operator add'],
    ['obj + 1', 'Invalid arguments to operator add'],
    ['arr', 'Reduce error: unexpected token on stack'],
    ['1, obj', 'Reduce error: unexpected token on stack'],
    ['1 - max()', 'Error calling function max'],
  ])('%s says: %s', (source, problem) => {
    expect(evaluate(source, data)).toEqual({ value: undefined, bindings: {}, problems: [problem] });
  });

  it('reports what is left on the stack', () => {
    expect(problemsOf('1 - max(max(abs())) - 1')).toEqual([
      'Error calling function abs',
      'Reduce error: unexpected token on stack',
    ]);
  });

  it.each(['@x = 1; 1 +', '@x = 1; arr', '1 +; @x = 1'])('%s keeps no variable', (source) => {
    expect(evaluate(source, data).bindings).toEqual({});
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type {
  Formatter,
  Formatters,
  Predicates,
  Scope,
} from '../../../../../core/template/plugins.js';
import type { Value } from '../../../../../core/template/values.js';
import { placesOf, print, render } from '../rendering.js';

const throwing = (thrown: () => unknown): Formatter => ({
  prepare: () => () => {
    throw thrown();
  },
});

class HostError extends RangeError {
  override readonly name = 'HostError';
}

const formatters: Formatters = {
  boom: throwing(() => new HostError('over there')),
  bang: throwing(() => 'a text'),
  'bad-args': {
    prepare: () => {
      throw new TypeError('no such argument');
    },
  },
  args: {
    prepare:
      ({ list, delimiter }) =>
      () =>
        JSON.stringify([list, delimiter]),
  },
  up: { prepare: () => (value) => (typeof value === 'number' ? value + 1 : 'no number') },
  gone: { prepare: () => () => undefined },
  nil: { prepare: () => () => null },
  same: { prepare: () => (value) => value },
  list: { prepare: () => () => ['x', { y: 1 }] },
  rest: { scoped: true, prepare: () => (_: Value, scope: Scope) => JSON.stringify(scope.rest) },
  node: { scoped: true, prepare: () => (_: Value, scope: Scope) => JSON.stringify(scope.node) },
  outer: {
    scoped: true,
    prepare: () => (_: Value, scope: Scope) => JSON.stringify(scope.outer.node),
  },
};
const predicates: Predicates = {
  'boom?': {
    prepare: () => () => {
      throw new HostError('over there');
    },
  },
};
const options = { formatters, predicates };
const data = { a: 1, b: 'B', s: { c: 2 } };

describe('a chain (§2.1)', () => {
  it.each([
    ['{a|up|up}', '3'],
    ['{a|json|up}', 'no number'],
    ['{a|up|json}', '2'],
    ['[{a|gone}]', '[]'],
    ['[{a|nil|json}]', '[null]'],
    ['[{a|gone|json}]', '[]'],
    ['{a|list}', 'x,[object Object]'],
    ['[{s|same}]', '[]'],
    ['{a|args x y}', '[["x","y"]," "]'],
    ['{a|args:x y:}', '[["x y",""],":"]'],
    ['{a|args}', '[[],""]'],
    ['{a|args }', '[[""]," "]'],
    ['{a, b, s|rest}', '["B",{"c":2}]'],
    ['{a|rest}', '[]'],
    ['{a, none|rest}', '[null]'],
    ['{a|up|node}', '1'],
    ['{.section s}{c|up|node}{c|outer}{.end}', '2{"c":2}'],
    ['{.section s}{.var @x c|node}{@x}{.end}', '{"c":2}'],
  ])('%j prints %j', (template, output) => {
    expect(render(template, data, {}, options)).toEqual({ output, errors: [] });
  });

  it('gives its frame back (§14.2)', () => {
    const template = '{.section s}{b|node}{c}{b|boom}{c}{.end}{a}';
    expect(print(template, data, {}, options)).toBe('"B"221');
  });

  it('prepares a formatter once for each place, and not before it runs', () => {
    const prepared: string[] = [];
    const counting: Formatter = {
      prepare: ({ list }) => {
        prepared.push(list.join());
        return (value) => value;
      },
    };
    const template = '{.repeated section l}{@|f 1}{.end}{a|f 2}{.if none}{a|f 3}{.end}';
    const { output } = render(
      template,
      { l: [1, 2, 3], a: 4 },
      {},
      { formatters: { f: counting } },
    );
    expect(output).toBe('1234');
    expect(prepared).toEqual(['1', '2']);
  });
});

describe('what a plug-in throws (§6.2)', () => {
  it.each<[string, string, string]>([
    ['a{b|boom}c', 'ac', 'Unexpected HostError error when executing VARIABLE: over there'],
    ['a{b|bang}c', 'ac', 'Unexpected Error error when executing VARIABLE: a text'],
    [
      'a{b|bad-args x}c',
      'ac',
      'Unexpected TypeError error when executing VARIABLE: no such argument',
    ],
    ['a{b|boom|json}c', 'ac', 'Unexpected HostError error when executing VARIABLE: over there'],
    [
      'a{.var @x b|boom}[{@x}]c',
      'a[]c',
      'Unexpected HostError error when executing BINDVAR: over there',
    ],
    [
      'a{.boom?}b{.or}c{.end}d',
      'ad',
      'Unexpected HostError error when executing PREDICATE: over there',
    ],
    [
      'a{.if boom?}b{.end}d',
      'ad',
      'Unexpected HostError error when executing PREDICATE: over there',
    ],
    [
      '{.section s}{b|boom}{c}{.end}{b}',
      '2B',
      'Unexpected HostError error when executing VARIABLE: over there',
    ],
    [
      '{.macro m}[{b|boom}{b}]{.end}{s|apply m}',
      '[B]',
      'Unexpected HostError error when executing VARIABLE: over there',
    ],
  ])('%j prints %j', (template, output, message) => {
    expect(render(template, data, {}, options)).toMatchObject({
      output,
      errors: [{ type: 'engine', code: 'UNEXPECTED_ERROR', message }],
    });
  });

  it('is placed at its tag', () => {
    const template = 'a\n  {b|up|boom}\n{.section s}\t{.boom?}{.end}{.end}';
    expect(placesOf(render(template, data, {}, options).errors)).toEqual([
      'UNEXPECTED_ERROR 2:3',
      'UNEXPECTED_ERROR 3:14',
    ]);
  });

  it.each<[string, () => unknown]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['a symbol', () => Symbol('s')],
    ['an object without a text', () => Object.create(null)],
    [
      'an object whose text throws',
      () => ({
        toString: () => {
          throw new Error('again');
        },
      }),
    ],
    [
      'an error without a message',
      () => Object.create(Error.prototype, { message: { value: null } }),
    ],
    [
      'an error whose message throws',
      () =>
        Object.defineProperty(new Error('x'), 'message', {
          get: () => {
            throw new Error('again');
          },
        }),
    ],
  ])('may be %s', (_, thrown) => {
    const odd = { formatters: { odd: throwing(thrown) } };
    expect(render('a{x|odd}b', { x: 1 }, {}, odd)).toMatchObject({
      output: 'ab',
      errors: [{ code: 'UNEXPECTED_ERROR', line: 1, offset: 2 }],
    });
  });

  it.each<[string, string]>([
    ['a{x}b', 'ab'],
    ['a{.section s}{x}c{.end}b', 'acb'],
    ['a{.var @v x}b', 'ab'],
    ['a{.if x}c{.end}b', 'ab'],
    ['a{.section x}c{.end}b', 'ab'],
    ['a{.repeated section x}c{.end}b', 'ab'],
    ['a{.ctx @v k=x}b', 'ab'],
  ])('data that throws costs %j its tag alone', (template, output) => {
    const hostile = {
      s: 1,
      get x(): Value {
        throw new HostError('data');
      },
    };
    expect(render(template, hostile)).toMatchObject({
      output,
      errors: [{ code: 'UNEXPECTED_ERROR' }],
    });
  });

  it('arrays that nest too deep to print cost their tag alone', () => {
    const json = '['.repeat(100_000) + ']'.repeat(100_000);
    for (const template of ['a{x}b', 'a{x|str}b', 'a{.section s}{x}{.end}b', 'a{x|json}b']) {
      expect(print(template, { x: JSON.parse(json) as Value, s: 1 })).toBe('ab');
    }
  });

  it('is kept up to a hundred times', () => {
    const { output, errors } = render(
      '{.repeated section l}{@|boom}.{.end}',
      { l: Array(250).fill(1) },
      {},
      options,
    );
    expect(output).toBe('.'.repeat(250));
    expect(errors).toHaveLength(100);
  });
});

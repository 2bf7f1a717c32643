// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { Formatters, Predicates, Scope } from '../../../../../core/template/plugins.js';
import { splitPath, type Value } from '../../../../../core/template/values.js';
import { placesOf, print, render } from '../rendering.js';

const looking = (from: (scope: Scope) => Scope) => ({
  scoped: true as const,
  prepare: ({ list }: { list: readonly string[] }) => {
    const path = splitPath(list[0] ?? '@');
    return (_: Value, scope: Scope) => JSON.stringify(from(scope).lookup(path)) ?? 'missing';
  },
});

const formatters: Formatters = {
  find: looking((scope) => scope),
  'find-outside': looking((scope) => scope.outer),
  'find-far': looking((scope) => scope.outer.outer.outer.outer.outer),
  env: {
    scoped: true,
    prepare:
      () =>
      (_: Value, { environment }: Scope) => {
        const { locale, timeZone, now, escape } = environment;
        return JSON.stringify([locale, timeZone, now, escape]);
      },
  },
  complain: {
    scoped: true,
    prepare: () => (value: Value, scope: Scope) => {
      scope.report('GENERAL_ERROR', 'It is not good.');
      return value;
    },
  },
  run: {
    scoped: true,
    prepare:
      ({ list: [name = '', isPrivate] }) =>
      (value: Value, scope: Scope) =>
        scope.apply(name, value, { isPrivate: isPrivate !== undefined, args: { k: 'v' } }),
  },
};
const predicates: Predicates = {
  'sees?': {
    prepare:
      ({ list: [path = ''] }) =>
      (scope) =>
        scope.lookup(splitPath(path)) !== undefined,
  },
};
const options = { formatters, predicates };
const data = { a: { b: 1, n: null }, w: 'outer', t: 'text', s: { w: 'inner' } };

describe('a scope, as plug-ins see it (§3.2)', () => {
  it.each([
    ['{a|find b}', '1'],
    ['{a|find @.b}', '1'],
    ['{a|find w}', '"outer"'],
    ['{a|find n}', 'null'],
    ['{a|find n.x}', 'missing'],
    ['{a|find x}', 'missing'],
    ['{a|find-outside b}', 'missing'],
    ['{a|find-outside a.b}', '1'],
    ['{t|find}', '"text"'],
    ['{t|find length}', 'missing'],
    ['{t|find toString}', 'missing'],
    ['{t|find-far w}', '"outer"'],
    ['{.section s}{t|find w}{t|find-outside w}{t|find-far w}{.end}', '"inner""inner""outer"'],
    ['{.var @x t}{a|find @x}', '"text"'],
    ['{.section s}{.sees? w}y{.end}{.sees? @.a}y{.or}n{.end}{.sees? a}y{.end}{.end}', 'yny'],
    ['{.sees? @index}y{.or}n{.end}', 'n'],
    ['{.macro m}[{b}{w}{@args.k}]{.end}{a|run m}{a|run m private}', '[1outerv][1v]'],
  ])('%j prints %j', (template, output) => {
    expect(render(template, data, {}, options)).toEqual({ output, errors: [] });
  });

  it('knows what the run was started with', () => {
    const context = { locale: 'de', timeZone: 'Europe/Berlin', now: 5 };
    expect(print('{t|env}', data, context, options)).toBe('["de","Europe/Berlin",5,"none"]');
    expect(print('{t|env}', data, { locale: null, now: 0 }, options)).toBe('[null,null,0,"none"]');
    expect(print('{t|env}', data, { now: 0 }, options)).toBe('["en-US",null,0,"none"]');
  });

  it('has one time from the start of a run to its end', () => {
    let time = 1_000;
    vi.spyOn(Date, 'now').mockImplementation(() => ++time);
    const times = () => print('{t|env}|{t|env}', data, {}, options).split('|');
    expect(times()).toEqual(Array(2).fill('["en-US",null,1001,"none"]'));
    expect(times()).toEqual(Array(2).fill('["en-US",null,1002,"none"]'));
  });

  it('reports errors at the instruction that runs', () => {
    const { output, errors } = render('{t}\n {a.b|complain}', data, {}, options);
    expect(output).toBe('text\n 1');
    expect(placesOf(errors)).toEqual(['GENERAL_ERROR 2:2']);
    expect(errors[0]).toMatchObject({ type: 'engine', message: 'It is not good.', path: [] });
  });
});

import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });

describe('get', () => {
  const data = {
    people: { b: { name: 'Bob' }, 7: 'seven', n: null },
    list: ['p', { q: 'r' }],
    who: 'b',
    what: 'name',
    path: ['b', 'name'],
    deep: [['b'], 'name'],
    one: 1,
    seven: 7,
    half: 0.5,
    yes: true,
    none: null,
    proto: '__proto__',
    constructor: 'constructor',
  };

  it.each([
    ['{people|get who|json}', '{"name":"Bob"}'],
    ['{people|get who what}', 'Bob'],
    ['{people|get:who:what}', 'Bob'],
    ['{people|get path}', 'Bob'],
    ['{people|get seven}', 'seven'],
    ['{list|get one|json}', '{"q":"r"}'],
    ['{who|get|json}', '"b"'],
    ['[{people|get missing}]', '[]'],
    ['[{people|get missing who}]', '[]'],
    ['[{people|get none}]', '[]'],
    ['[{people|get yes}]', '[]'],
    ['[{people|get deep}]', '[]'],
    ['[{people|get people}]', '[]'],
    ['[{list|get half}]', '[]'],
    ['[{people|get proto}{people|get constructor}]', '[]'],
    ['[{who|get what}]', '[]'],
  ])('%s is %s', (template, expected) => {
    expect(render(template, data)).toBe(expected);
  });

  it('distinguishes null from a missing value', () => {
    expect(render('{a|get k|json}', { a: { n: null }, k: 'n' })).toBe('null');
  });

  it('looks for the keys in the value too, first of all', () => {
    expect(render('{a|get k}', { a: { k: 'own', own: 1 }, k: 'x' })).toBe('1');
  });

  it('looks for the keys where a variable is bound', () => {
    const template = '{.repeated section ids}{.var @x people|get @}{@x.name}{.end}';
    expect(render(template, { ids: ['b'], people: { b: { name: 'Bob' } } })).toBe('Bob');
  });
});

describe('prop', () => {
  it.each<[string, Value, string]>([
    ['{a|prop x}', { x: 1 }, '1'],
    ['{a|prop x.y}', { x: { y: 2 } }, '2'],
    ['{a|prop x y}', { x: { y: 2 } }, '2'],
    ['{a|prop 1}', ['p', 'q'], 'q'],
    ['{a|prop 1.0}', ['p', ['q']], 'q'],
    ['{a|prop @x}', { '@x': 1 }, '1'],
    ['{a|prop x|json}', { x: [1, 2] }, '[1,2]'],
    ['{a|prop x|json}', { x: null }, 'null'],
    ['{a|prop|json}', { x: 1 }, '{"x":1}'],
    ['[{a|prop z}]', { x: 1 }, '[]'],
    ['[{a|prop x.y.z}]', { x: { y: 2 } }, '[]'],
    ['[{a|prop length}]', 'abc', '[]'],
    ['[{a|prop length}]', [1], '[]'],
    ['[{a|prop -1}]', [1], '[]'],
    ['[{a|prop constructor}{a|prop __proto__}]', {}, '[]'],
  ])('%s of %j is %s', (template, a, expected) => {
    expect(render(template, { a })).toBe(expected);
  });
});

describe('lookup', () => {
  it.each<[string, Value, string]>([
    ['{v|lookup key}', { v: {}, key: 'a.b.c', a: { b: { c: 123 } } }, '123'],
    ['{x|lookup k}', { x: { k: 'in', in: 'inner' }, k: 'out', out: 'outer' }, 'inner'],
    ['{x|lookup k}', { x: 1, k: 'l.1', l: ['p', 'q'] }, 'q'],
    ['{x|lookup k}', { x: 1, k: 0, 0: 'zero' }, 'zero'],
    ['{x|lookup k|json}', { x: 1, k: 'o', o: { a: 1 } }, '{"a":1}'],
    ['[{x|lookup k}]', { x: 1, k: 'zz' }, '[]'],
    ['[{x|lookup zz}]', { x: 1 }, '[]'],
    ['[{x|lookup k}]', { x: 1, k: ['x'] }, '[]'],
    ['[{x|lookup}]', { x: 1 }, '[]'],
    ['[{x|lookup k}]', { x: 1, k: 'x.constructor' }, '[]'],
  ])('%s in %j is %s', (template, data, expected) => {
    expect(render(template, data)).toBe(expected);
  });

  it('finds variables and the index of a loop by name', () => {
    const template = '{.repeated section a}{.var @v @}{x|lookup @v}{.end}';
    expect(render(template, { a: ['@index', '@v'], x: {} })).toBe('1@v');
  });
});

describe('key-by', () => {
  it.each<[string, Value, string]>([
    ['{a|key-by id|json}', [{ id: 'x', v: 1 }, { v: 2 }], '{"x":{"id":"x","v":1}}'],
    ['{a|key-by id|json}', [{ id: 2 }, { id: 1 }], '{"1":{"id":1},"2":{"id":2}}'],
    [
      '{a|key-by id|json}',
      [
        { id: 'x', v: 1 },
        { id: 'x', v: 2 },
      ],
      '{"x":{"id":"x","v":2}}',
    ],
    ['{a|key-by o.0.id|json}', [{ o: [{ id: 'x' }] }], '{"x":{"o":[{"id":"x"}]}}'],
    ['{a|key-by|json}', [{ id: 1 }], '{}'],
    ['{a|key-by id|json}', [], '{}'],
    ['{a|key-by id|json}', { id: 1 }, '{}'],
    ['{a|key-by id|json}', 'text', '{}'],
    ['{a|key-by id|json}', [null, 1, 'x', [{ id: 1 }]], '{}'],
  ])('%s of %j is %s', (template, a, expected) => {
    expect(render(template, { a })).toBe(expected);
  });

  it('treats __proto__ and constructor as ordinary keys (§14)', () => {
    const data = {
      a: [
        { id: '__proto__', x: 1 },
        { id: 'constructor', x: 2 },
      ],
    };
    const template = '{.var @m a|key-by id}{@m|count} {@m|prop constructor.x} {@m|prop x} {a.0.y}';
    expect(render(template, data)).toBe('2 2  ');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(render('{a|key-by id|json}', data)).toBe(
      '{"__proto__":{"id":"__proto__","x":1},"constructor":{"id":"constructor","x":2}}',
    );
  });

  it('is navigated as any object', () => {
    expect(render('{.var @m a|key-by id}{@m.x.v}', { a: [{ id: 'x', v: 1 }] })).toBe('1');
  });
});

describe('find-first and find-last', () => {
  const data = {
    a: [
      { n: 1 },
      { n: 2, ok: true, o: { k: 'x' } },
      { n: 3, ok: 1 },
      { n: 4, ok: 0, o: { k: '' } },
    ],
    zero: [0, 1, null],
    keys: ['k1', 'k2', 'k3', 4, null],
    m: { k1: { ok: 0 }, k2: { ok: 1 }, k3: { ok: 1 }, 4: {} },
    text: 'str',
    empty: [],
  };

  it.each([
    ['{a|find-first ok|prop n}', '2'],
    ['{a|find-last ok|prop n}', '3'],
    ['{a|find-first o.k|prop n}', '2'],
    ['{a|find-last o.k|prop n}', '2'],
    ['{a|find-first|prop n}', '1'],
    ['{a|find-last|prop n}', '4'],
    ['{zero|find-first|json}', '0'],
    ['{zero|find-last|json}', 'null'],
    ['{keys|find-first m ok}', 'k2'],
    ['{keys|find-last m ok}', 'k3'],
    ['{keys|find-first:m:ok}', 'k2'],
    ['[{keys|find-first zz ok}]', '[]'],
    ['[{keys|find-first m zz}]', '[]'],
    ['[{a|find-first zz}]', '[]'],
    ['[{empty|find-first}{empty|find-last}]', '[]'],
    ['[{text|find-first}{m|find-first}{zz|find-last}]', '[]'],
  ])('%s is %s', (template, expected) => {
    expect(render(template, data)).toBe(expected);
  });
});

describe('iter', () => {
  it.each([
    ['[{@|iter}]', '[]'],
    ['{.repeated section a}{x|iter}{.end}', '12'],
    ['{.repeated section a}{.section @}{x|iter}{.end}{.end}', '12'],
    ['{.repeated section a}{.repeated section l}{@|iter}{.end};{.end}', '1;123;'],
  ])('%s is %s', (template, expected) => {
    expect(
      render(template, {
        a: [
          { x: 1, l: [0] },
          { x: 2, l: [0, 0, 0] },
        ],
      }),
    ).toBe(expected);
  });
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { print } from '../rendering.js';

const parse = (json: string) => JSON.parse(json) as Value;

describe('the general rule (§3.3)', () => {
  const data = {
    a: { b: 'inner', x: null, list: ['p', { q: 'r' }] },
    b: 'outer',
    n: null,
    zero: 0,
    no: false,
    empty: '',
    c: { a: {} },
    '@x': 'a key',
    $globals: { $y: 'dollar' },
    0: 'zero key',
    'a-b': 'one name',
    word: 'text',
  };

  it.each([
    ['{b}', 'outer'],
    ['{a.b}', 'inner'],
    ['{.section a}{b}{.end}', 'inner'],
    ['{.section a}{word}{.end}', 'text'],
    ['{.section a.list}{b}{.end}', 'outer'],
    ['{.section a.list}{1.q}{0}{.end}', 'rp'],
    ['{.section a}{a.b}{.end}', 'inner'],
    ['{$globals.$y}', 'dollar'],
    ['{.section a}{$globals.$y}{.end}', 'dollar'],
    ['{0}', 'zero key'],
    ['{00}', 'zero key'],
    ['{a-b}', 'one name'],
    ['{@.b}', 'outer'],
    ['{.section a}{@.b}{@.word}{.end}', 'inner'],
    ['{a.list.1.q}', 'r'],
    ['{zero}{no}', '0false'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, data)).toBe(output);
  });

  it('stops at a null', () => {
    expect(print('[{.section a}{x}{.end}]', { ...data, x: 'outer' })).toBe('[]');
    expect(print('[{.section a}{.if x}yes{.or}no{.end}{.end}]', { ...data, x: 1 })).toBe('[no]');
  });

  it('does not stop at a false value', () => {
    expect(
      print('{.section s}{a}{b}[{c}]{.end}', { s: { a: 0, b: false, c: '' }, a: 1, c: 'x' }),
    ).toBe('0false[]');
  });

  it('does not look elsewhere for the rest', () => {
    expect(print('[{.section c}{a.b}{.end}]', data)).toBe('[]');
    expect(print('[{.section c}{a.b.c}{.end}]', data)).toBe('[]');
  });

  it.each([
    '{missing}',
    '{a.missing.b}',
    '{n.x}',
    '{b.length}',
    '{zero.x}',
    '{a.list.length}',
    '{a.list.7}',
    '{a.list.b}',
    '{a.@}',
    '{@x}',
    '{a.@x}',
    '{@.@}',
    '{@index}',
    '{@index0}',
    '{a.2147483648}',
  ])('%j finds nothing', (template) => {
    expect(print(`[${template}]`, data)).toBe('[]');
  });

  it.each(['toString', 'constructor', 'hasOwnProperty', 'valueOf', 'isPrototypeOf'])(
    'does not find the inherited %s',
    (name) => {
      for (const around of ['', 'a.', 'a.list.', '@.', 'word.']) {
        expect(print(`[{${around}${name}}]`, data)).toBe('[]');
      }
    },
  );

  it('finds own members of any name', () => {
    const hostile = parse(
      '{"hasOwnProperty":{"hasOwnProperty":"own"},"constructor":{"name":"c"},"toString":"t","length":{"length":3},"then":"th"}',
    );
    expect(print('{hasOwnProperty.hasOwnProperty}{constructor.name}{toString}', hostile)).toBe(
      'ownct',
    );
    expect(print('{length.length}{then}', hostile)).toBe('3th');
  });

  it('finds digits as keys of objects, whatever their size', () => {
    expect(
      print('{7}{2147483648}{a.99999999999}', { 7: 'x', 2147483648: 'y', a: { 99999999999: 'z' } }),
    ).toBe('xyz');
  });

  it('works on data that is no object', () => {
    expect(print('{@}{a}', 'text')).toBe('text');
    expect(print('{0}{1.a}', ['x', { a: 'y' }])).toBe('xy');
    expect(print('[{@}{a}{0}]', null)).toBe('[]');
    expect(print('[{@}{a}{0}]', undefined)).toBe('[]');
    expect(print('{@}', 5)).toBe('5');
  });
});

describe('the section rule (§3.3)', () => {
  const data = { a: { b: { c: 'x' } }, b: 'outer', list: [[1, 2]] };

  it.each([
    ['{.section a}{.section b}{c}{.end}{.end}', 'x'],
    ['{.section a.b}{c}{.end}', 'x'],
    ['{.section a}{.section list}no{.or}not from here{.end}{.end}', 'not from here'],
    ['{.section a}{.repeated section list}no{.or}not from here{.end}{.end}', 'not from here'],
    ['{.section a}{.section a}no{.or}none{.end}{.end}', 'none'],
    ['{.section list}{.section 0}{0}{.end}{.end}', '1'],
    ['{.section list}{.repeated section 0}{@}{.end}{.end}', '12'],
    ['{.section @}{b}{.end}', 'outer'],
    ['{.section @.a}{.section @.b}{c}{.end}{.end}', 'x'],
    ['{.var @foo a}{.section @foo.b}{c}{.end}', 'x'],
    ['{.var @foo a}{.section @foo}{.section b}{c}{.end}{.end}', 'x'],
    [
      '{.var @foo a}{.section a}{.section @foo}no{.or}not from here{.end}{@foo.b.c}{.end}',
      'not from herex',
    ],
    ['{.section a}{.var @foo b}{.section @foo}{c}{.end}{.end}', 'x'],
    ['{.var @foo list}{.if a}{.repeated section @foo}{0}{.end}{.end}', '1'],
    ['{.repeated section list}{.section @index}no{.or}not here{.end}{.end}', 'not here'],
    ['{.section missing.b}no{.or}none{.end}', 'none'],
    ['{.section b.length}no{.or}none{.end}', 'none'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, data)).toBe(output);
  });
});

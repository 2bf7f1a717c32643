// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { print, render } from '../rendering.js';

describe('literals and comments (§1.3, §2)', () => {
  it.each([
    ['{.space}', ' '],
    ['{.tab}', '\t'],
    ['{.newline}', '\n'],
    ['{.meta-left}a{.meta-right}', '{a}'],
    ['a{# b }c', 'ac'],
    ['a{## {b} ##}c', 'ac'],
    ['a\n{# b }\nc', 'a\n\nc'],
    ['  {.section a}\n  {.end}\n', '  \n  \n'],
    ['{# {a} #}', '{# x #}'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, { a: 'x' })).toBe(output);
  });
});

describe('a variable (§2.1, §3.5)', () => {
  it.each([
    ['{a}', { a: '<b> & "c"' }, '<b> & "c"'],
    ['{a, b}', { a: 1, b: 2 }, '1'],
    ['{a, b}', { b: 2 }, ''],
    ['{a, b|json}', { a: 1, b: 2 }, '1'],
    ['{a}', { a: [1, null, { b: 1 }, [2]] }, '1,null,[object Object],2'],
    ['{a}', { a: { b: 1 } }, ''],
    ['{a}', { a: null }, ''],
    ['{a}{b}{c}', { a: -0, b: 1e21, c: 1e-7 }, '01e+211e-7'],
  ])('%j of %j prints %j', (template, data, output) => {
    expect(print(template, data)).toBe(output);
  });
});

describe('var (§2.6)', () => {
  const data = { a: 'A', b: { a: 'inner', c: 'C' }, list: [1, 2], n: null };

  it.each([
    ['{.var @x a}{@x}', 'A'],
    ['{.var @x b}{@x.c}', 'C'],
    ['{.var @x b}{.section @x}{c}{.end}', 'C'],
    ['{.var @x list}{.repeated section @x}{@}{.end}', '12'],
    ['{.var @x a|json}{@x}', '"A"'],
    ['{.var @x list|count}{.equal? @x 2}number{.end}', 'number'],
    ['{.var @x list|prop 1}{@x}', '2'],
    ['{.var @x missing}[{@x}]', '[]'],
    ['{.var @x n}{@x|json}', 'null'],
    ['{.var @x missing}{@x|json}', ''],
    ['{.var @x a}{.var @y @x}{@y}', 'A'],
    ['{.var @x a}{.var @x b.c}{@x}', 'C'],
    ['{.var @x a}{.section b}{.var @x c}{@x}{.end}{@x}', 'CA'],
    ['{.section b}{.var @x c}{.end}[{@x}]', '[]'],
    ['{.if a}{.var @x a}{.end}{@x}', 'A'],
    ['{.equal? a "A"}{.var @x a}{.or}{.var @x b}{.end}{@x}', 'A'],
    ['{.section none}{.or}{.var @x a}{.end}{@x}', 'A'],
    ['{.repeated section list}{.var @x @}{.end}[{@x}]', '[]'],
    ['{.var @x a, b}{@x}', 'A'],
    ['{.var @x a}{.section b}{@x}{.end}', 'A'],
    ['{.var @x @}{@x.a}', 'A'],
    ['{.section b}{.var @x @}{@x.a}{.end}', 'inner'],
    ['{@x}{.var @x a}', ''],
  ])('%j prints %j', (template, output) => {
    expect(print(template, data)).toBe(output);
  });

  it('lets a missing value of an inner frame show the outer variable', () => {
    expect(print('{.var @x a}{.section b}{.var @x none}{@x}{.end}', data)).toBe('A');
    expect(print('{.var @x a}{.section b}{.var @x n}[{@x}]{.end}', data)).toBe('[]');
  });

  it('resolves the arguments of its formatters in its own frame (§14.5)', () => {
    const page = { p: '{0}!', w: 'outer', s: { w: 'inner' } };
    expect(print('{.section s}{.var @x p|format w}{@x}{p|format w}{.end}', page)).toBe(
      'inner!inner!',
    );
    expect(
      print('{.section s}{.var @x p|get w}{.end}{.section s}{.var @y @|lookup p}{@y}{.end}', page),
    ).toBe('');
  });
});

describe('ctx (§2.7)', () => {
  const data = { a: { b: 1, c: [2] }, d: 'D', n: null };

  it.each([
    ['{.ctx @x k=a.b l=d}{@x.k}{@x.l}', '1D'],
    ['{.ctx @x k=a.b l=d}{@x|json}', '{"k":1,"l":"D"}'],
    ['{.ctx @x k=missing l=n}{@x|json}', '{"k":null,"l":null}'],
    ['{.ctx @x k=a c}{@x|json}', '{"k":{"b":1,"c":[2]}}'],
    ['{.ctx @x k=a.b k=d}{@x|json}', '{"k":"D"}'],
    ['{.ctx @x k=@ l=@.d}{@x.k.d}{@x.l}', 'DD'],
    ['{.ctx @x k=a}{.section @x}{.section k}{b}{.end}{.end}', '1'],
    ['{.section a}{.ctx @x k=b}{@x.k}{.end}[{@x.k}]', '1[]'],
    ['{.ctx @x constructor=d toString=d}{@x.constructor}{@x.toString}', 'DD'],
    ['[{.ctx @x k=d}{@x.hasOwnProperty}{@x.valueOf}]', '[]'],
    ['{.ctx @x k=d}{@x}', ''],
    ['{.ctx @x k=missing}{.section @x}yes{.end}', 'yes'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, data)).toBe(output);
  });
});

describe('eval (§4)', () => {
  it.each([
    ['{.eval a + 1}', '3'],
    ['{.eval @x = a * 2}[{@x}]', '[4]'],
    ['{.eval @x = 1; @y = @x + 1; @x + @y}{@y}', '32'],
    ['{.section s}{.eval @x = b}{.end}[{@x}]', '[]'],
    ['{.if a}{.eval @x = a}{.end}{@x}', '2'],
    ['{.section s}{.eval a + b}{.end}', '2B'],
    ['[{.eval null}{.eval }{.eval ;}]', '[]'],
    ['{.eval true}{.eval 1e21}', 'true1e+21'],
    ['{.eval "\\x7b\\x7d"}', '{}'],
    ['{.repeated section l}{.eval @index * 10 + @index0} {.end}', '10 21 '],
    ['{.eval s.b + l.1}', 'B8'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, { a: 2, s: { b: 'B' }, l: [7, 8] })).toBe(output);
  });

  it('does nothing where expressions are off', () => {
    expect(render('a{.eval 1}{.eval (}b', {}, {}, { expressions: false })).toEqual({
      output: 'ab',
      errors: [],
    });
  });

  it('that cannot be read is an error and prints nothing', () => {
    const { output, errors } = render('a\n{.eval 1 + (}b', {});
    expect(output).toBe('a\nb');
    expect(errors).toMatchObject([
      {
        code: 'EXPRESSION_PARSE',
        type: 'engine',
        line: 2,
        offset: 1,
        message: 'Error parsing expression: "1 + (": Mismatched operator found: left paren',
      },
    ]);
  });

  it('that cannot be worked out is an error, prints nothing and binds nothing', () => {
    const { output, errors } = render('{.eval @x = 1; o + 1}[{@x}]', { o: {} });
    expect(output).toBe('[]');
    expect(errors).toMatchObject([
      {
        code: 'EXPRESSION_REDUCE',
        message: 'Error reducing expression: @x = 1; o + 1: Invalid arguments to operator add',
      },
    ]);
  });
});

describe('inject (§5.4)', () => {
  const injects = { 'a.json': { b: 'B' }, './c/d-e_1.json': [1, 2], n: null };

  it.each([
    ['{.inject @x a.json}{@x.b}', 'B'],
    ['{.inject @x ./c/d-e_1.json}{.repeated section @x}{@}{.end}', '12'],
    ['{.inject @x a.json any args}{@x.b}', 'B'],
    ['{.inject @x nothing}[{@x}]', '[]'],
    ['{.inject @x nothing}{@x|json}', ''],
    ['{.inject @x n}{@x|json}', 'null'],
    ['{.section s}{.inject @x a.json}{@x.b}{.end}[{@x.b}]', 'B[]'],
    ['[{.inject @x toString}{@x}{.inject @y constructor}{@y.name}]', '[]'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, { s: 1 }, { injects })).toBe(output);
    expect(print(template, { s: 1 }, { injects: new Map(Object.entries(injects)) })).toBe(output);
  });

  it('finds nothing where nothing is injected', () => {
    expect(render('[{.inject @x a}{@x}]')).toEqual({ output: '[]', errors: [] });
  });
});

describe('macro (§5.2)', () => {
  it.each([
    ['{.macro m}x{.end}', ''],
    ['{.macro m}[{@}]{.end}{a|apply m}', '[1]'],
    ['{.macro a/b-c_1.html}x{.end}{a|apply a/b-c_1.html}', 'x'],
    ['{.macro m}1{.end}{.macro m}2{.end}{a|apply m}', '2'],
    ['{.macro m}{.macro n}n{.end}{a|apply n}{.end}{a|apply m}', 'n'],
    ['{.section s}{.macro m}in{.end}{@|apply m}{.end}', 'in'],
    ['{.macro m}out{.end}{.section s}{.macro m}in{.end}{@|apply m}{.end}{a|apply m}', 'inout'],
    ['{.if a}{.macro m}x{.end}{.end}{a|apply m}', 'x'],
    ['{.macro m}{v}{.if @.n}{@.n|apply m}{.end}{.end}{@|apply m}', '1234'],
    ['{.repeated section l}{.macro m}{@}{.end}{@|apply m}{.end}', '56'],
  ])('%j prints %j', (template, output) => {
    const data = { a: 1, s: { b: 2 }, l: [5, 6], v: 1, n: { v: 2, n: { v: 3, n: { v: 4 } } } };
    expect(print(template, data)).toBe(output);
  });

  it.each(['{a|apply m}{.macro m}x{.end}', '{.section s}{.macro m}x{.end}{.end}{a|apply m}'])(
    '%j: is not known before or outside',
    (template) => {
      const { output, errors } = render(template, { s: 1 });
      expect(output).toBe('');
      expect(errors).toMatchObject([{ code: 'APPLY_PARTIAL_MISSING' }]);
    },
  );
});

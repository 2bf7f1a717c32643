// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { print } from '../rendering.js';

describe('a section (§2.2)', () => {
  it.each([
    ['{.section a}[{b}]{.end}', { a: { b: 1 } }, '[1]'],
    ['{.section a}[{b}]{.or}none{.end}', { a: {} }, 'none'],
    ['{.section a}[{b}]{.or}none{.end}', {}, 'none'],
    ['{.section a}[{b}]{.end}x', {}, 'x'],
    ['{.section a}{@}{.end}', { a: 'text' }, 'text'],
    ['{.section a}{@}{.end}', { a: 5 }, '5'],
    ['{.section a}{@}{.end}', { a: true }, 'true'],
    ['{.section a}{0}-{1}{.end}', { a: ['x', 'y'] }, 'x-y'],
    ['{.section a}yes{.or}no{.end}', { a: '0' }, 'yes'],
    ['{.section a}yes{.or}no{.end}', { a: 'false' }, 'yes'],
    ['{.section a}yes{.or}no{.end}', { a: ' ' }, 'yes'],
    ['{.section a}yes{.or}no{.end}', { a: [0] }, 'yes'],
    ['{.section a}yes{.or}no{.end}', { a: [] }, 'no'],
    ['{.section a}yes{.or}no{.end}', { a: 0 }, 'no'],
    ['{.section a}yes{.or}no{.end}', { a: null }, 'no'],
    ['{.section a}yes{.or}no{.end}', { a: '' }, 'no'],
    ['{.section a}{.var @x b}{@x}{.end}[{@x}]', { a: { b: 1 } }, '1[]'],
    ['{.section a}{.end}', { a: 1 }, ''],
  ])('%j of %j prints %j', (template, data, output) => {
    expect(print(template, data)).toBe(output);
  });

  it('runs its alternative outside of its frame', () => {
    expect(print('[{.section a}{.or}{@}{.end}]', { a: '' })).toBe('[]');
    expect(
      print('{.section o}{.section a}{.or}{.section b}{@}{.end}{.end}{.end}', { o: { b: 'x' } }),
    ).toBe('x');
    expect(print('{.section a}{.or}{.var @x b}{.end}{@x}', { b: 1 })).toBe('1');
  });
});

describe('a repeated section (§2.3)', () => {
  const list = [{ n: 'a' }, { n: 'b' }, { n: 'c' }];

  it.each([
    ['{.repeated section list}{n}{.end}', 'abc'],
    ['{.repeated section list}{n}{.alternates with}, {.end}', 'a, b, c'],
    ['{.repeated section list}{n}{.alternates with}{.end}', 'abc'],
    ['{.repeated section list}{@index}{@index0}{n} {.end}', '10a 21b 32c '],
    ['{.repeated section list}{n}{.alternates with}<{n}{@index}>{.end}', 'a<a1>b<b2>c'],
    ['{.repeated section list}{.var @v n}{.alternates with}{@v}-{.end}', 'a-b-'],
    ['{.repeated section list}[{@v}]{.var @v n}{.end}', '[][][]'],
    ['{.repeated section list}{.equal? n "a"}{.var @v n}{.end}{@v}.{.end}', 'a...'],
    ['{.repeated section list}{.macro m}{n}!{.end}{@|apply m}{.end}', 'a!b!c!'],
    ['{.repeated section list}x{.or}none{.end}', 'xxx'],
    ['{.repeated section missing}x{.or}none{.end}', 'none'],
    ['{.repeated section empty}x{.or}none{.end}', 'none'],
    ['{.repeated section one}x{.or}none{.end}', 'none'],
    ['{.repeated section text}x{.or}none{.end}', 'none'],
    ['{.repeated section one}x{.alternates with}-{.end}', ''],
    ['{.repeated section @}x{.or}none{.end}', 'none'],
    ['{.repeated section mixed}[{@}]{.end}', '[][0][][false][x][1,2]'],
    ['{.repeated section mixed}{.section @}y{.or}n{.end}{.end}', 'nnnnyy'],
    ['{.repeated section list}{.end}', ''],
  ])('%j prints %j', (template, output) => {
    const data = {
      list,
      empty: [],
      one: { n: 'o' },
      text: 'abc',
      mixed: [null, 0, '', false, 'x', [1, 2]],
    };
    expect(print(template, data)).toBe(output);
  });

  it('finds what its elements do not have around them', () => {
    expect(
      print('{.repeated section list}{n}{t}{.end}', {
        list: [{ n: 1 }, { t: 'T' }],
        t: 't',
        n: 'N',
      }),
    ).toBe('1tNT');
  });

  it('looks around an element that is null', () => {
    expect(print('{.repeated section list}[{@}{n}]{.end}', { list: [null], n: 'N' })).toBe('[N]');
  });

  it('runs its alternative outside of its frames', () => {
    expect(
      print('{.repeated section a}{.or}{.section b}{@}{@index}{.end}{.end}', { a: [], b: 'x' }),
    ).toBe('x');
  });

  it('counts the innermost loop', () => {
    const rows = [['a', 'b'], ['c']];
    expect(
      print(
        '{.repeated section rows}{@index}:{.repeated section @}{@index}{@}{.end} {@index} {.end}',
        { rows },
      ),
    ).toBe('1:1a2b 1 2:1c 2 ');
  });

  it('lets sections, ifs, macros and tags see its index', () => {
    const template =
      '{.macro m}m{@index}{.end}{.repeated section list}{.section @}s{@index}{.if n}i{@index0}{.end}{.end}{n|apply m}{n|iter}{.end}{@index}';
    expect(print(template, { list: [{ n: 'a' }, { n: 'b' }] })).toBe('s1i0m11s2i1m22');
  });

  it('keeps blocks of its separator there (§14.7)', () => {
    expect(
      print('{.repeated section list}{n}{.alternates with}{.if n}, {.or}; {.end}{.end}', { list }),
    ).toBe('a, b, c');
    expect(
      print(
        '{.repeated section list}{n}{.alternates with}{.repeated section s}{@}{.alternates with}+{.end}{.end}',
        { list: [{ n: 1, s: [8, 9] }, { n: 2 }] },
      ),
    ).toBe('18+92');
  });

  it('reads the loop’s own index, not a bound one (§2.6)', () => {
    expect(
      print('{.repeated section list}{.var @index n}{.var @index0 n}{@index}{@index0} {.end}', {
        list,
      }),
    ).toBe('10 21 32 ');
    expect(print('{.var @index a}[{@index}]', { a: 'x' })).toBe('[]');
  });
});

import { describe, expect, it } from 'vitest';
import { find, findAll } from './find.js';

const macro = (name: string) => `Macro '${name}' is defined but never applied.`;
const variable = (name: string) => `Variable '${name}' is bound but never read.`;

describe('a macro that nothing applies', () => {
  it.each([
    ['is told', 'x{.macro m}{.end}', [`1:2 ${macro('m')}`]],
    [
      'is told beside one that is',
      '{.macro a}{.end}{.macro b}{.end}{x|apply a}',
      [`1:17 ${macro('b')}`],
    ],
    ['is told when only text mentions it', 'apply m{.macro m}{.end}', [`1:8 ${macro('m')}`]],
    [
      'is told within another',
      '{.macro a}{.macro b}{.end}{.end}{x|apply a}',
      [`1:11 ${macro('b')}`],
    ],
  ])('%s', (_title, source, expected) => {
    expect(find('unused-macro', source)).toEqual(expected);
  });

  it.each([
    ['applied', '{.macro m}{.end}{x|apply m}'],
    ['applied with other words', '{.macro m}{.end}{x|apply m private a=b|html}'],
    ['applied behind another delimiter', '{.macro m}{.end}{x|apply:m}'],
    ['applied when a variable is bound', '{.macro m}{.end}{.var @a x|apply m}{@a}'],
    ['included', '{.macro m}{.end}{.include m output}'],
    ['applied before it is defined', '{x|apply m}{.macro m}{.end}'],
    ['recursive', '{.macro m}{x|apply m}{.end}{x|apply m}'],
    [
      'in a template of definitions, for others to include',
      '{# all of them #}\n{.macro m}{.end}\n',
    ],
    ['maybe applied by a partial that is not there', 'x{.macro m}{.end}{x|apply other}'],
  ])('is no macro that is %s', (_title, source) => {
    expect(find('unused-macro', source)).toEqual([]);
  });

  it('is found over several files', () => {
    const files = {
      'page.html': 'x{.macro used}{.end}{.macro unused}{.end}{a|apply item}',
      'item.html': '{b|apply used}',
    };
    expect(findAll('unused-macro', files)).toEqual({
      'page.html': [`1:21 ${macro('unused')}`],
      'item.html': [],
    });
  });

  it('is not reported when a partial of a partial is missing', () => {
    const files = {
      'page.html': 'x{.macro m}{.end}{a|apply item}',
      'item.html': '{b|apply other}',
    };
    expect(findAll('unused-macro', files)['page.html']).toEqual([]);
  });
});

describe('a variable that nothing reads', () => {
  it.each([
    ['.var', '{.var @a b}x', [`1:1 ${variable('@a')}`]],
    ['.ctx', '{.ctx @a b=c}x', [`1:1 ${variable('@a')}`]],
    ['.inject', '{.inject @a ./b}x', [`1:1 ${variable('@a')}`]],
    ['.eval', 'x{.eval @a = 1}', [`1:2 ${variable('@a')}`]],
    ['.var twice, and is told once', '{.var @a b}x{.var @a c}', [`1:1 ${variable('@a')}`]],
    ['.eval and only mentioned in a text', '{.eval @a = "@a"}', [`1:1 ${variable('@a')}`]],
  ])('is bound by %s', (_title, source, expected) => {
    expect(find('unused-variable', source)).toEqual(expected);
  });

  it.each([
    ['a tag', '{.var @a b}{@a}'],
    ['a tag, further down in it', '{.var @a b}{@a.c.0|html}'],
    ['a tag, as a further value', '{.var @a b}{c, @a|html}'],
    ['a section', '{.var @a b}{.section @a}{.end}'],
    ['a list', '{.var @a b}{.repeated section @a}{.end}'],
    ['.if', '{.var @a b}{.if c || @a}{.end}'],
    ['.ctx', '{.var @a b}{.ctx @c d=@a}{@c}'],
    ['.var', '{.var @a b}{.var @c @a}{@c}'],
    ['.eval', '{.var @a b}{.eval 1 + @a}'],
    ['.eval, compared', '{.var @a b}{.eval @a == 1}'],
    ['a predicate', '{.var @a b}{.equal? @a 1}{.end}'],
    ['the predicate of an alternative', '{.var @a b}{.even?}{.or equal?:1:@a}{.end}'],
    ['a formatter', '{.var @a b}{c|format @a}'],
    ['a formatter, by name', '{.var @a b}{c|message n=@a.d}'],
    ['maybe a partial that is not there', '{.var @a b}{c|apply other}'],
    ['whoever includes a template of definitions', '{.var @a b}\n{.ctx @c d=e}'],
  ])('is none that is read by %s', (_title, source) => {
    expect(find('unused-variable', source)).toEqual([]);
  });

  it('is reported when its reader is applied as private', () => {
    expect(find('unused-variable', '{.var @a b}{c|apply other private}')).toHaveLength(1);
  });

  it('is found over several files', () => {
    const files = { 'page.html': '{.var @a b}{.var @c d}{e|apply item}', 'item.html': '{@a}' };
    expect(findAll('unused-variable', files)['page.html']).toEqual([`1:12 ${variable('@c')}`]);
  });
});

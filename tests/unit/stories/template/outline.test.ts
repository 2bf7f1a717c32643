import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../core/template/index.js';
import { outline } from '../../../../stories/template/outline.js';

const outlineOf = (source: string) => outline(createEngine().compile(source).ast);

describe('the outline of a template', () => {
  it.each([
    ['text', 'a\n"b"', ['text "a\\n\\"b\\""']],
    ['a variable', '{a.0}', ['variable a.0']],
    [
      'values and formatters',
      '{a, b|html|truncate 5 x}',
      ['variable a, b | html | truncate "5" "x"'],
    ],
    ['a section', '{.section a}b{.or}c{.end}', ['section a', '  text "b"', 'or', '  text "c"']],
    [
      'a list',
      '{.repeated section a}{@}{.alternates with}, {.or equal? b "c d"}e{.end}',
      [
        'repeated section a',
        '  variable @',
        'alternates with',
        '  text ", "',
        'or equal? "b" "\\"c" "d\\""',
        '  text "e"',
      ],
    ],
    [
      'a predicate in a predicate',
      '{.even?}{.odd? a}b{.end}{.or}{.end}',
      ['predicate even?', '  predicate odd? "a"', '    text "b"', 'or'],
    ],
    ['a condition', '{.if a && b.c || d}{.end}', ['if a && b.c || d']],
    ['a variable of its own', '{.var @a b, c|json}', ['var @a = b, c | json']],
    ['an object', '{.ctx @a b=c d=e.f}', ['ctx @a = b=c d=e.f']],
    ['an expression', '{.eval 1 + 2}', ['eval 1 + 2']],
    ['a macro', '{.macro a/b}{c}{.end}', ['macro a/b', '  variable c']],
    ['an inclusion', '{.include a output}', ['include a "output"']],
    ['injected data', '{.inject @a ./b}', ['inject @a = ./b']],
    ['comments', '{# a #}{## b ##}', ['comment " a #"', 'comment " b "']],
    [
      'literals',
      '{.space}{.tab}{.newline}{.meta-left}{.meta-right}',
      ['space', 'tab', 'newline', 'meta-left', 'meta-right'],
    ],
  ])('shows %s', (_title, source, lines) => {
    expect(outlineOf(source).split('\n')).toEqual(lines);
  });

  it('is empty for an empty template', () => {
    expect(outlineOf('')).toBe('');
  });
});

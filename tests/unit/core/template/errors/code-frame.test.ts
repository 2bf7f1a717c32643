// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  createEngine,
  formatError,
  type TemplateError,
} from '../../../../../core/template/index.js';

const engine = createEngine();
const first = (source: string, context = {}): TemplateError => {
  const template = engine.compile(source);
  const [error] = [...template.errors, ...template.render({}, context).errors];
  if (!error) throw new Error('Nothing is wrong with it.');
  return error;
};
const framed = (source: string) => formatError(first(source), source);

describe('an error with the lines around it', () => {
  it('marks the character', () => {
    expect(framed('<p>\n  {name|shout}\n</p>')).toBe(
      [
        "SyntaxError FORMATTER_UNKNOWN at line 2 character 9: Formatter 'shout' is unknown",
        '  1 | <p>',
        '> 2 |   {name|shout}',
        '    |         ^',
        '  3 | </p>',
      ].join('\n'),
    );
  });

  it('shows two lines before and after, with numbers of one width', () => {
    const source = Array.from({ length: 12 }, (_, at) =>
      at === 8 ? '{.end}' : `line ${at + 1}`,
    ).join('\n');
    expect(framed(source)).toBe(
      [
        'SyntaxError MISMATCHED_END at line 9 character 1: Instruction END not allowed at root',
        '   7 | line 7',
        '   8 | line 8',
        '>  9 | {.end}',
        '     | ^',
        '  10 | line 10',
        '  11 | line 11',
      ].join('\n'),
    );
  });

  it('shows a template of one line', () => {
    expect(framed('{.or}')).toBe(
      [
        'SyntaxError NOT_ALLOWED_AT_ROOT at line 1 character 1: Instruction OR_PREDICATE not allowed at root',
        '> 1 | {.or}',
        '    | ^',
      ].join('\n'),
    );
  });

  it('marks the end of the text', () => {
    const rows = framed('{.section a}\nb').split('\n');
    expect(rows.slice(1)).toEqual(['  1 | {.section a}', '> 2 | b', '    |  ^']);
  });

  it('shows tabs as one character, and no line ends', () => {
    const rows = framed('a\r\n\t\t{b|nope}\r\nc\r\n').split('\n');
    expect(rows.slice(1)).toEqual([
      '  1 | a',
      '> 2 |   {b|nope}',
      '    |      ^',
      '  3 | c',
      '  4 |',
    ]);
  });

  it('cuts long lines to what is around the mark', () => {
    const source = `${'a'.repeat(500)}{b|nope}${'c'.repeat(500)}\n${'d'.repeat(500)}`;
    const [, line = '', mark = '', next = ''] = framed(source).split('\n');
    expect(line.length).toBeLessThanOrEqual(106);
    expect(next.length).toBeLessThanOrEqual(106);
    expect(line.slice(mark.indexOf('^')).startsWith('nope}ccc')).toBe(true);
    expect(line).toMatch(/^> 1 \| a+\{b\|nope\}c+$/);
  });

  it('marks the place in lines around the length where cutting begins', () => {
    for (let before = 40; before < 60; before++) {
      const [, line = '', mark = ''] = framed(`${'a'.repeat(before)}{b|nope}`).split('\n');
      expect(line.slice(mark.indexOf('^'))).toBe('nope}');
    }
  });

  it('does not cut characters in two', () => {
    const faces = '😀'.repeat(80);
    for (const [before, after] of ['', 'x'].flatMap((a) => ['', 'y'].map((b) => [a, b] as const))) {
      const source = `${before}${faces}{b|nope}${after}${faces}`;
      expect(framed(source)).not.toMatch(/\p{Surrogate}/u);
    }
  });

  it('names the partials on the way, and shows the innermost', () => {
    const partials = { a: '1\n{x|apply b}', b: '{x|apply none}' };
    const error = first('{x|apply a}', { partials });
    expect(formatError(error, partials.b)).toBe(
      [
        "RuntimeError APPLY_PARTIAL_MISSING at line 1 character 1 in a > b: Attempt to apply partial 'none' which could not be found.",
        '> 1 | {x|apply none}',
        '    | ^',
      ].join('\n'),
    );
  });

  it('copes with a text that is not the one', () => {
    const error = first('\n\n\n\n{.end}');
    for (const source of ['', 'a', '\n\n'])
      expect(formatError(error, source)).toContain('MISMATCHED_END');
  });

  it('copes with any place in any text', () => {
    const error = first('{.end}');
    for (let line = 1; line < 6; line++) {
      for (let offset = 1; offset < 200; offset += 7) {
        expect(() => formatError({ ...error, line, offset }, 'ab\n\ncd😀')).not.toThrow();
      }
    }
  });
});

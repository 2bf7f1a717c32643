import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill } from './fill.js';

describe('message patterns (§10)', () => {
  it.each([
    ["it''s", "it's"],
    ["'{0}'", '{0}'],
    ["'{'{0}'}'", '{A}'],
    ["'a''b'", "a'b"],
    ["'quoted", 'quoted'],
    ["a '", 'a '],
    ["''''", "''"],
    ["{1 plural other{'#' # ''}}", "# 2 '"],
    ["{1 plural other{'{'#'}'}}", '{2}'],
    ['{-0}', '{0}'],
    ['{-a {b} c}', '{a {b} c}'],
    ['{1 plural other{{-0} #}}', '{0} 2'],
    ['{-}', '{}'],
    ['# of #', '# of #'],
    ['a } b', 'a } b'],
    ['a { b {0}', 'a { b A'],
  ])('reads %j as %j', (pattern, text) => {
    expect(fill(pattern, ['A', 2])).toBe(text);
  });

  it.each([
    ['[{}]', '[]'],
    ['[{ }]', '[]'],
    ['[{0:x}]', '[]'],
    ['[{0 foo}]', '[]'],
    ['[{0 constructor}]', '[]'],
    ['[{0 unit in:byte}]', '[]'],
    ['[{0 select}]', '[]'],
    ['[{0 plural one}]', '[]'],
    ['{1 plural other{[{0 foo}]}}', '[0 foo]'],
    ['{1 plural other{[{}{0:x}]}}', '[0:x]'],
    ['{0 select other{{1 unit in:byte} and {1}}}', '1 unit in:byte and 2'],
  ])('leaves out of %j what cannot be read, but for text of a branch: %j', (pattern, text) => {
    expect(fill(pattern, ['A', 2])).toBe(text);
  });

  it('reads a branch without braces as none', () => {
    expect(fill('{1 plural one two other{x}}', [0, 2])).toBe('x');
    expect(fill('{1 plural {a} other{x}}', [0, 2])).toBe('x');
  });

  it('goes no deeper than 32 levels', () => {
    const nested = (levels: number) =>
      '{0 select other{'.repeat(levels) + 'x' + '}}'.repeat(levels);
    expect(fill(nested(32))).toBe('x');
    expect(fill(nested(33))).toBe('0 select other{x}');
  });

  it.each([
    ['open braces', '{'.repeat(1e6)],
    ['nested braces', '{'.repeat(5e5) + '}'.repeat(5e5)],
    ['nested branches', '{0 plural other{'.repeat(6e4) + '}}'.repeat(6e4)],
    ['nested literals', '{-'.repeat(3e5) + '}'.repeat(3e5)],
    ['quotes', "'".repeat(1e6 + 1)],
    ['quoted letters', "'a".repeat(5e5)],
    ['number signs', `{0 plural other{${'#'.repeat(1e6)}}}`],
    ['spaces after an argument', `{0${' '.repeat(1e6)}}`],
    ['spaces after a formatter', `{0 plural${' '.repeat(1e6)}}`],
    ['spaces after a key', `{0 plural a${' '.repeat(1e6)}}`],
    ['spaces after offset', `{0 plural offset${' '.repeat(1e6)}}`],
    ['arguments', `{0${' ; 0'.repeat(2e5)}}`],
    ['branches', `{0 plural ${'other{#}'.repeat(1e5)}}`],
    ['keys', `{0 plural ${'a '.repeat(5e5)}}`],
    ['tags', '{0}'.repeat(3e5)],
  ])('reads a megabyte of %s, which would take hours in quadratic time', (_, pattern) => {
    expect(fill(pattern, [1])).toBeTypeOf('string');
  });

  it('never throws, whatever the pattern', () => {
    const pieces = fc.constantFrom(
      ...['{', '}', "'", "''", '#', '{-', '{0', '{name', ' ', ',', ';', ':', '=1', '\n', '\u0000'],
      ...['plural', 'select', 'selectordinal', 'other{', 'one{', 'offset:2', 'offset:', '😀', '1'],
      ...[
        'decimal',
        'money',
        'datetime',
        'datetime-interval',
        'style:short',
        'yMMMd',
        'maxfrac:99',
      ],
    );
    const values = fc.array(
      fc.oneof(fc.jsonValue(), fc.constant(undefined), fc.double(), fc.constant('9'.repeat(400))),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), values, (parts, args) => {
        expect(typeof fill(parts.join(''), args)).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});

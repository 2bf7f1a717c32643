import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExpression } from '../../../../../core/template/expression/index.js';
import type { Path, Value } from '../../../../../core/template/values.js';
import { evaluate, unlimited } from './evaluate.js';

// platform §8: "'Invalid function', 'Unexpected character', unterminated string, duplicate decimal point, digits expected
// after exponent or hex prefix, bare line break in a string".
// §4.6: every text that a problem can have.
const problemTexts = [
  /^Invalid function [@$]?[\w-]*$/,
  /^Expression exceeds the maximum number of allowed tokens: \d+$/,
  /^Unexpected (character|control character|backspace|form feed) at \d+: ".+"$/s,
  /^Expected a digit after exponent in decimal number$/,
  /^Duplicate decimal point in number$/,
  /^Unexpected decimal point in exponent$/,
  /^Expected digits after start of hex number$/,
  /^Invalid (2-char hex|unicode) escape found$/,
  /^Illegal bare (line feed|carriage return) character in string literal$/,
  /^Unterminated string$/,
  /^Mismatched operator found: (left|right) paren$/,
  /^Error calling function (max|min|abs|num|str|bool)$/,
  /^Invalid arguments to operator [a-z ]+$/,
  /^Concatenation would exceed maximum string length \d+$/,
  /^Reduce error: unexpected token on stack$/,
];

const pieces = [
  ...'+ - ! ~ ** * / % << >> < > <= >= == != === !== & ^ | && || = ( ) , ;'.split(' '),
  ...'@ @x @y = @x=2 a a.b a.0 list obj nil missing max( min( abs( num( str( bool( foo('.split(' '),
  ...`1 0 2.5 1e3 0x1f "a" 'b' "" null true PI NaN constructor a.constructor 1. # . ? \\`.split(
    ' ',
  ),
  '"',
  "'",
  ' ',
  '\n',
  '\u0000',
  '\u2028',
  '😀',
];
const anySource = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 30 }).map((list) => list.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const data: Value = { a: { b: 2, 0: 3 }, list: [1], obj: {}, nil: null, '@y': 'why' };

describe('parseExpression', () => {
  it('never throws, and reports errors in the wording of the reference', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const { value, bindings, problems } = evaluate(source, data);
        for (const problem of problems) {
          expect(problemTexts.some((text) => text.test(problem))).toBe(true);
        }
        if (problems.length > 0) {
          expect(value).toBeUndefined();
          expect(bindings).toEqual({});
        }
        expect(value === null || typeof value !== 'object').toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the same expression for every run', () => {
    const expression = parseExpression('@sum = @sum + a; @sum', unlimited);
    const run = (a: Value) =>
      expression.run(([name]) => (name === 'a' ? a : undefined), unlimited).value;
    expect([run(1), run('b'), run(null)]).toEqual([1, 'nullb', 0]);
  });

  it('does nothing when it could not be parsed', () => {
    const { value, bindings, problems } = parseExpression('@x = 1; (', unlimited).run(
      () => 1,
      unlimited,
    );
    expect([value, bindings.size, problems]).toEqual([undefined, 0, []]);
  });

  it('asks only for what is written, as names and indexes', () => {
    const asked: Path[] = [];
    const lookup = (path: Path) => {
      asked.push(path);
      return 1;
    };
    parseExpression('a.0.b + @x + @; @y = 1; @y + max(c-d, 1)', unlimited).run(lookup, unlimited);
    expect(asked).toHaveLength(4);
    expect(asked).toEqual(expect.arrayContaining([['a', 0, 'b'], ['@x'], ['@'], ['c-d']]));
  });

  it.each<[string, (length: number) => string, Value]>([
    ['parentheses', (n) => `${'('.repeat(n)}1${')'.repeat(n)}`, 1],
    ['calls', (n) => `${'max('.repeat(n)}1${')'.repeat(n)}`, 1],
    ['prefixes', (n) => `${'-'.repeat(n)}1`, 1],
    ['powers', (n) => `${'1**'.repeat(n)}1`, 1],
    ['names', (n) => `${'@a='.repeat(n)}1; @a`, 1],
    ['sums', (n) => `${'1+'.repeat(n)}1`, 50_001],
    ['segments', (n) => `a${'.a'.repeat(n)}`, null],
    ['arguments', (n) => `max(${'1,'.repeat(n)}1)`, 1],
    ['quotes', (n) => `str("${`'`.repeat(n)}") == ""`, false],
  ])('takes fifty thousand %s without running out of stack', (_, write, expected) => {
    expect(evaluate(write(50_000))).toMatchObject({ value: expected, problems: [] });
  });
});

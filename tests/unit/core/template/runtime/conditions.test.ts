// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { print, render } from '../rendering.js';

const data = { t: 1, u: 'x', f: 0, g: '', s: { n: 6 }, list: [1, 2, 3, 4] };
const holds = (condition: string) => print(`{.if ${condition}}yes{.or}no{.end}`, data) === 'yes';

describe('if (§2.4)', () => {
  it.each<[string, boolean]>([
    ['t', true],
    ['f', false],
    ['missing', false],
    ['s.n', true],
    ['s.missing', false],
    ['@', true],
    ['t && u', true],
    ['t && f', false],
    ['f && t', false],
    ['f || g', false],
    ['f || t', true],
    ['t||f', true],
    // Without precedence, and what an operator has decided stays.
    ['f && t || t', false],
    ['t || f && f', true],
    ['t && f || t', false],
    ['f || t && f', true],
    ['f || g || t', true],
    ['t && u && s', true],
    ['t && u || f', true],
    ['f || g && t', false],
    ['t && u && f || t', false],
    ['f || g || f && t', false],
  ])('%s: %j', (condition, expected) => {
    expect(holds(condition)).toBe(expected);
  });

  it('follows §2.4 for every row of four operands', () => {
    for (let bits = 0; bits < 16; bits++) {
      for (let operators = 0; operators < 8; operators++) {
        const truths = [0, 1, 2, 3].map((at) => (bits & (1 << at)) !== 0);
        const ands = [0, 1, 2].map((at) => (operators & (1 << at)) !== 0);
        const names = truths.map((truth): string => (truth ? 't' : 'f'));
        const condition = names.reduce(
          (left, right, at) => `${left} ${ands[at - 1] ? '&&' : '||'} ${right}`,
        );

        let expected = truths[0]!;
        for (const [at, isAnd] of ands.entries()) {
          expected = isAnd ? expected && truths[at + 1]! : expected || truths[at + 1]!;
          if (expected !== isAnd) break;
        }
        expect([condition, holds(condition)]).toEqual([condition, expected]);
      }
    }
  });

  it('accepts a predicate call', () => {
    expect(holds('even? s.n')).toBe(true);
    expect(holds('equal?:u:"x"')).toBe(true);
    expect(holds('odd? s.n')).toBe(false);
  });

  it('pushes no frame', () => {
    expect(print('{.if s}{.var @x t}{n}{.end}[{@x}]', data)).toBe('[1]');
    expect(print('{.section s}{.if t}{n}{@.n}{.end}{.end}', data)).toBe('66');
  });

  it('without an operand never holds, and is an error', () => {
    const { output, errors } = render('{.if }yes{.or}no{.end}', data);
    expect(output).toBe('no');
    expect(errors).toMatchObject([{ code: 'IF_EMPTY', type: 'parser' }]);
  });
});

describe('predicates and their alternatives (§2.5)', () => {
  it.each([
    ['{.even? s.n}A{.or}B{.end}', 'A'],
    ['{.odd? s.n}A{.or}B{.end}', 'B'],
    ['{.odd? s.n}A{.or even? s.n}B{.or}C{.end}', 'B'],
    ['{.odd? s.n}A{.or odd? s.n}B{.or}C{.end}', 'C'],
    ['{.odd? s.n}A{.or odd? s.n}B{.end}', ''],
    ['{.odd? s.n}A{.or even? s.n}B{.or even? s.n}C{.or}D{.end}', 'B'],
    ['{.section missing}A{.or even? s.n}B{.or}C{.end}', 'B'],
    ['{.section missing}A{.or odd? s.n}B{.or}C{.end}', 'C'],
    ['{.repeated section missing}A{.or even? s.n}B{.end}', 'B'],
    ['{.if f}A{.or odd? s.n}B{.or even? s.n}C{.end}', 'C'],
    ['{.section s}{.section n}{.even?}even {@}{.end}{.end}{.end}', 'even 6'],
    ['{.repeated section list}{.even?}{@}{.or}-{.end}{.end}', '-2-4'],
    ['{.section s}{.even? n}{.var @x n}{.end}{@x}{.end}', '6'],
    ['{.equal? u "x"}A{.end}', 'A'],
    ['{.equal?:s.n:6}A{.end}', 'A'],
    ['{.equal?|u|"x"}A{.end}', 'A'],
  ])('%j prints %j', (template, output) => {
    expect(print(template, data)).toBe(output);
  });

  it('that are unknown never hold', () => {
    const { output, errors } = render('{.nope?}A{.or nix?}B{.or}C{.end}', data);
    expect(output).toBe('C');
    expect(errors.map(({ message }) => message)).toEqual([
      "Predicate 'nope?' is unknown",
      "Predicate 'nix?' is unknown",
    ]);
  });
});

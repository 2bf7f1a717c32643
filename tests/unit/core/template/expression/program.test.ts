import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../../core/template/values.js';
import { problemsOf, valueOf } from './evaluate.js';

describe('precedence', () => {
  it.each<[string, Value]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['100 / 10 / 5', 2],
    ['2 ** 3 ** 2', 512],
    ['(2 ** 3) ** 2', 64],
    ['-2 ** 2', 4],
    ['2 ** -1', 0.5],
    ['-3 * -2', 6],
    ['1 + -3', -2],
    ['1--2', 3],
    ['1+-+-2', 3],
    ['!0 + 1', 2],
    ['!1 == 0', true],
    ['~1 << 2', -8],
    ['1 + 2 << 1', 6],
    ['1 << 2 < 3', false],
    ['1 < 2 == 1', true],
    ['3 > 2 > 1', false],
    ['1 == 1 & 3', 1],
    ['6 & 3 ^ 1', 3],
    ['1 ^ 1 | 4', 4],
    ['1 | 0 && 0', false],
    ['0 && 0 || 1', true],
    ['1 || 0 && 0', true],
  ])('%s is %j', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });

  it.each([
    ['8 // 2', 'divide'],
    ['1 >>> 2', 'right shift'],
  ])('%s has an operator too many: %s', (source, name) => {
    expect(problemsOf(source)).toEqual([`Invalid arguments to operator ${name}`]);
  });
});

describe('a parenthesis without its other', () => {
  it.each(['1)', '1 + ) 2', ')(', 'max(1))', '1; 2)'])('%s has a right one too many', (source) => {
    expect(problemsOf(source)).toEqual(['Mismatched operator found: right paren']);
  });

  it.each(['(', '((1 + 2)', 'max(1', '(1; 2)', '1 + (2; 3'])(
    '%s has a left one too many',
    (source) => {
      expect(problemsOf(source)).toEqual(['Mismatched operator found: left paren']);
    },
  );
});

interface Infix {
  readonly precedence: number;
  readonly isRight?: boolean;
  readonly apply: (a: number, b: number) => number | boolean;
}

// §4.3, typed by hand, with JavaScript's own operators.
const infixes: Record<string, Infix> = {
  '**': { precedence: 16, isRight: true, apply: (a, b) => a ** b },
  '*': { precedence: 15, apply: (a, b) => a * b },
  '/': { precedence: 15, apply: (a, b) => a / b },
  '%': { precedence: 15, apply: (a, b) => a % b },
  '+': { precedence: 14, apply: (a, b) => a + b },
  '-': { precedence: 14, apply: (a, b) => a - b },
  '<<': { precedence: 13, apply: (a, b) => a << b },
  '>>': { precedence: 13, apply: (a, b) => a >> b },
  '<': { precedence: 12, apply: (a, b) => a < b },
  '>=': { precedence: 12, apply: (a, b) => a >= b },
  '==': { precedence: 11, apply: (a, b) => a === b },
  '!=': { precedence: 11, apply: (a, b) => a !== b },
  '&': { precedence: 10, apply: (a, b) => a & b },
  '^': { precedence: 9, apply: (a, b) => a ^ b },
  '|': { precedence: 8, apply: (a, b) => a | b },
  '&&': { precedence: 7, apply: (a, b) => Boolean(a && b) },
  '||': { precedence: 6, apply: (a, b) => Boolean(a || b) },
};
const prefixes: Record<string, (a: number) => number | boolean> = {
  '-': (a) => -a,
  '+': (a) => a,
  '~': (a) => ~a,
  '!': (a) => !a,
};

/** What a piece of an expression is written as, how tight it holds together, and what it comes to. */
interface Piece {
  readonly text: string;
  readonly precedence: number;
  readonly value: number | boolean;
}

const within = (piece: Piece, isBare: boolean) => (isBare ? piece.text : `(${piece.text})`);
const gap = fc.constantFrom('', ' ', '\n', '\u00a0');

const anyPiece = fc.letrec<{ piece: Piece; leaf: Piece; prefixed: Piece; joined: Piece }>(
  (tie) => ({
    piece: fc.oneof({ maxDepth: 7 }, tie('leaf'), tie('prefixed'), tie('joined'), tie('joined')),
    leaf: fc
      .oneof(fc.nat(9), fc.nat(), fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }))
      .map((value) => ({ text: String(value), precedence: 18, value })),
    prefixed: fc
      .tuple(fc.constantFrom(...Object.keys(prefixes)), tie('piece'), gap)
      .map(([sign, piece, space]) => ({
        text: `${sign}${space}${within(piece, piece.precedence >= 17)}`,
        precedence: 17,
        value: prefixes[sign]!(Number(piece.value)),
      })),
    joined: fc
      .tuple(fc.constantFrom(...Object.keys(infixes)), tie('piece'), tie('piece'), gap)
      .map(([sign, left, right, space]) => {
        const { precedence, isRight = false, apply } = infixes[sign]!;
        const leftText = within(left, left.precedence >= precedence + Number(isRight));
        const rightText = within(right, right.precedence > precedence - Number(isRight));
        return {
          text: `${leftText}${space}${sign}${space}${rightText}`,
          precedence,
          value: apply(Number(left.value), Number(right.value)),
        };
      }),
  }),
).piece;

describe('arithmetic', () => {
  it('comes to what JavaScript makes of the same tree, with no parenthesis more than needed', () => {
    fc.assert(
      fc.property(anyPiece, ({ text, value }) => {
        expect(valueOf(text)).toBe(value);
      }),
      { numRuns: 1000 },
    );
  });
});

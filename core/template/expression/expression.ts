import type { Path, Value } from '../values.js';
import { compile } from './program.js';
import { runProgram, type Outcome } from './run.js';
import { readTokens } from './tokens.js';

/** 0 and Infinity lift a limit (§4.5). */
export interface ExpressionLimits {
  /** How many tokens an expression may have. */
  readonly tokens: number;
  /** How many characters joined text may have, in UTF-16 code units. */
  readonly stringLength: number;
}

/** A parsed expression: run it as often as needed. */
export interface Expression {
  /** What is wrong with it, in the words of §4.6; one with problems does nothing. */
  readonly problems: readonly string[];
  /** `lookup` finds what the expression has not assigned itself. */
  run(lookup: (path: Path) => Value, limits: ExpressionLimits): Outcome;
}

/** Parses what stands behind `{.eval `. Takes time in proportion to its length, and never throws. */
export function parseExpression(source: string, limits: ExpressionLimits): Expression {
  const tokens = readTokens(source, limits.tokens);
  const program = typeof tokens === 'string' ? tokens : compile(tokens);
  const isBroken = typeof program === 'string';
  return {
    problems: isBroken ? [program] : [],
    run: (lookup, { stringLength }) => runProgram(isBroken ? [] : program, lookup, stringLength),
  };
}

import type { Path, Value } from '../values.js';
import { compile } from './program.js';
import { runProgram, type Outcome } from './run.js';
import { readTokens } from './tokens.js';

/** 0 and Infinity lift a limit (§4.5). */
export interface ExpressionLimits {
  /** The most tokens of an expression. */
  readonly tokens: number;
  /** The longest joined text, in UTF-16 code units. */
  readonly stringLength: number;
}

/** A parsed expression, which can run any number of times. */
export interface Expression {
  /** Errors in the wording of §4.6; an expression with errors does nothing. */
  readonly problems: readonly string[];
  /** `lookup` resolves names that the expression has not assigned. */
  run(lookup: (path: Path) => Value, limits: ExpressionLimits): Outcome;
}

/** Parses the text after `{.eval `. */
export type ParseExpression = (source: string, limits: ExpressionLimits) => Expression;

/** Parses the text after `{.eval ` in linear time; never throws. */
export function parseExpression(source: string, limits: ExpressionLimits): Expression {
  const tokens = readTokens(source, limits.tokens);
  const program = typeof tokens === 'string' ? tokens : compile(tokens);
  const isBroken = typeof program === 'string';
  return {
    problems: isBroken ? [program] : [],
    run: (lookup, { stringLength }) => runProgram(isBroken ? [] : program, lookup, stringLength),
  };
}

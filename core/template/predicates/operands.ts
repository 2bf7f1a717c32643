import type { Scope } from '../plugins.js';
import { splitPath, type Value } from '../values.js';

export type Operand = (scope: Scope) => Value;

export const node: Operand = (scope) => scope.node;

/** An argument that is JSON is a literal, any other is a reference (§8.1). */
export function readOperand(argument: string): Operand {
  const literal = readLiteral(argument);
  if (literal !== undefined) return () => literal;
  const path = splitPath(argument);
  return (scope) => scope.lookup(path);
}

/**
 * Returns two operands; with one argument the first is the node. Null without arguments, so that the predicate is
 * false.
 */
export function readOperands([first, second]: readonly string[]): [Operand, Operand] | null {
  if (first === undefined) return null;
  return second === undefined
    ? [node, readOperand(first)]
    : [readOperand(first), readOperand(second)];
}

function readLiteral(argument: string): Value {
  if (!/^(?:["[{]|-?\d|(?:true|false|null)$)/.test(argument)) return undefined;
  try {
    return JSON.parse(argument) as Value;
  } catch {
    return undefined;
  }
}

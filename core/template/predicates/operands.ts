import type { Scope } from '../plugins.js';
import { splitPath, type Value } from '../values.js';

export type Operand = (scope: Scope) => Value;

export const node: Operand = (scope) => scope.node;

/** An argument that begins like JSON and is JSON stands for itself, any other is a reference (§8.1). */
export function readOperand(argument: string): Operand {
  const literal = readLiteral(argument);
  if (literal !== undefined) return () => literal;
  const path = splitPath(argument);
  return (scope) => scope.lookup(path);
}

/** Two operands: the first of a lone one is the node. Null for none, of which nothing holds. */
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

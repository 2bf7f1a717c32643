import type { Predicate } from '../plugins.js';
import type { Node, OrNode } from '../syntax/index.js';
import { isTruthy } from '../values.js';
import type { Condition } from './code.js';
import { compileReference } from './references.js';

type IfNode = Extract<Node, { type: 'if' }>;
type PredicateNode = Extract<Node, { type: 'predicate' }>;

/** Evaluates left to right without precedence; short-circuits (§2.4). */
export function compileIf({ refs, ands }: IfNode): Condition {
  const [first, ...others] = refs.map(compileReference);
  if (!first) return () => false;
  if (others.length === 0) return (frame) => isTruthy(first(frame));
  return (frame) => {
    let holds = isTruthy(first(frame));
    for (const [index, lookup] of others.entries()) {
      // Short circuit: false before `&&`, true before `||`.
      if (holds !== ands[index]) return holds;
      holds = isTruthy(lookup(frame));
      if (holds !== ands[index]) return holds;
    }
    return holds;
  };
}

/** An unknown predicate never holds (§2.5). */
export function compilePredicate(
  { name, args }: PredicateNode | OrNode,
  predicates: ReadonlyMap<string, Predicate>,
): Condition {
  if (name === null) return () => true;
  const predicate = predicates.get(name);
  if (!predicate) return () => false;
  let holds: ReturnType<typeof predicate.prepare> | undefined;
  return (frame) => (holds ??= predicate.prepare(args))(frame);
}

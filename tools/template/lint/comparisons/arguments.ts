import type { Arguments } from '../../../../core/template/index.js';
import type { Block } from '../../../../core/template/syntax/index.js';
import { endOf } from '../end-of.js';
import { walk } from '../walk.js';

/** Predicates that compare values, which may be JSON (§8.1). */
const comparisons = new Set([
  'equal?',
  'notEqual?',
  'greaterThan?',
  'greaterThanOrEqual?',
  'lessThan?',
  'lessThanOrEqual?',
  'nth?',
]);

/** A predicate with its arguments. */
export interface Asked {
  readonly at: number;
  readonly to: number;
  readonly name: string;
  readonly args: Arguments;
  /** The index of the first argument's delimiter. */
  readonly argsAt: number;
}

/** All comparisons of a template. */
export function* listComparisons(root: Block, source: string): Iterable<Asked> {
  for (const node of walk(root)) {
    if (node.type !== 'predicate' && node.type !== 'or-predicate') continue;
    const { at, name, args } = node;
    if (name === null || !comparisons.has(name)) continue;
    const to = endOf(source, at);
    const argsAt = source.indexOf(name, at) + name.length;
    yield { at, to, name, args, argsAt };
  }
}

import type { Arguments } from '../../../core/template/index.js';
import { endOf } from './end-of.js';
import type { Remark } from './finding.js';
import type { Rule } from './rule.js';
import { walk } from './walk.js';

/** How many arguments each of these reads by their position; an empty one among them counts (§7). */
const positional: Readonly<Record<string, number>> = {
  apply: 1,
  cycle: Infinity,
  'find-first': 2,
  'find-last': 2,
  format: Infinity,
  get: Infinity,
  'key-by': 1,
  lookup: 1,
  message: Infinity,
  mod: 1,
  plural: Infinity,
  pluralize: 2,
  prop: Infinity,
  truncate: 2,
  'equal?': 2,
  'notEqual?': 2,
  'greaterThan?': 2,
  'greaterThanOrEqual?': 2,
  'lessThan?': 2,
  'lessThanOrEqual?': 2,
  'nth?': 2,
  'even?': 1,
  'odd?': 1,
  'collectionTypeNameEquals?': 1,
  'current-type?': 1,
};

/** Two blanks in a row, or one at the end, make an empty argument (§7). Behind another delimiter one is meant. */
export const emptyArgument: Rule = function* ({ root, source }) {
  for (const node of walk(root)) {
    switch (node.type) {
      case 'variable':
      case 'bindvar':
        for (const { name, args, at } of node.calls) yield* judge(name, args, at, source);
        break;
      case 'predicate':
      case 'or-predicate':
        if (node.name !== null) yield* judge(node.name, node.args, node.at, source);
        break;
      case 'include':
        if (node.name === '') {
          const message = "{.include} takes one space: after two its partial is ''.";
          yield { at: node.at, message };
        }
        break;
    }
  }
};

function* judge(
  name: string,
  { list, delimiter }: Arguments,
  at: number,
  source: string,
): Iterable<Remark> {
  const index = list.indexOf('');
  const most = Object.hasOwn(positional, name) ? (positional[name] ?? 0) : 0;
  if (index === -1 || index >= most || delimiter.trim() !== '') return;
  const where =
    index === list.length - 1
      ? `nothing follows the last '${shown(delimiter)}'`
      : `there are two '${shown(delimiter)}' in a row`;
  const from = source.indexOf(name, at) + name.length;
  const to = from + delimiter.length + list.join(delimiter).length;
  const kept = list.filter(Boolean).map((argument) => delimiter + argument);
  yield {
    at,
    to: Math.max(to, endOf(source, at)),
    message: `Argument ${index + 1} of '${name}' is empty: ${where}. It counts.`,
    fix: { from, to, text: kept.join(''), isCertain: false },
  };
}

function shown(delimiter: string): string {
  return JSON.stringify(delimiter).slice(1, -1);
}

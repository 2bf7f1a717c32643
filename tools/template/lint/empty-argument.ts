import type { Arguments } from '../../../core/template/index.js';
import type { Remark } from './finding.js';
import type { Rule } from './rule.js';
import { walk } from './walk.js';

/** Formatters that join their arguments again, so that an empty one is not a mistake. */
const joining = new Set(['output', 'date']);

/** Two delimiters in a row, or one at the end, make an empty argument (§7). */
export const emptyArgument: Rule = function* ({ root }) {
  for (const node of walk(root)) {
    switch (node.type) {
      case 'variable':
      case 'bindvar':
        for (const { name, args, at } of node.calls) {
          if (!joining.has(name)) yield* judge(name, args, at);
        }
        break;
      case 'predicate':
      case 'or-predicate':
        if (node.name !== null) yield* judge(node.name, node.args, node.at);
        break;
      case 'include':
        if (node.name === '') {
          yield {
            at: node.at,
            message: "{.include} takes one space: after two its partial is ''.",
          };
        }
        break;
    }
  }
};

function* judge(name: string, { list, delimiter }: Arguments, at: number): Iterable<Remark> {
  const index = list.indexOf('');
  if (index === -1) return;
  const where =
    index === list.length - 1
      ? `nothing follows the last '${shown(delimiter)}'`
      : `there are two '${shown(delimiter)}' in a row`;
  yield { at, message: `Argument ${index + 1} of '${name}' is empty: ${where}. It counts.` };
}

function shown(delimiter: string): string {
  return JSON.stringify(delimiter).slice(1, -1);
}
